import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { startCluster } from '../../tests/support/database/cluster.ts';
import { newClient, newFamily, syncAs, type TestFamily } from '../../tests/support/servers/backend.ts';

/** Tests compose.yaml where no container engine is installed: the database is a PostgreSQL of this machine, the service two processes of the image's files. */

const Environment = z.record(z.string(), z.string());
/** Strict, so that a setting that is not tested here can't be added to the file unnoticed. */
const Compose = z.strictObject({
  services: z.strictObject({
    play: z.strictObject({
      build: z.literal('.'),
      ports: z.tuple([z.string().regex(/^\d+:\d+$/)]),
      environment: Environment,
      depends_on: z.strictObject({ database: z.strictObject({ condition: z.literal('service_healthy') }) }),
      restart: z.literal('unless-stopped'),
    }),
    database: z.strictObject({
      image: z.string().regex(/^postgres:\d+$/),
      environment: z.strictObject({ POSTGRES_USER: z.literal('venture'), POSTGRES_DB: z.string(), POSTGRES_PASSWORD: z.string() }),
      volumes: z.tuple([z.literal('rows:/var/lib/postgresql/data')]),
      healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }),
      restart: z.literal('unless-stopped'),
    }),
  }),
  volumes: z.strictObject({ rows: z.null() }),
});

/** Replaces `${NAME:?message}` and `${NAME:-default}` as compose does. Throws where a required variable is missing. */
export function interpolate(text: string, known: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, kind: string, words: string) => {
    const value = known[name];
    if (value !== undefined && value !== '') return value;
    if (kind === '-') return words;
    throw new Error(`${name} is missing: ${words}`);
  });
}

/** How a container of the image runs: the folder, the environment, the command, and the user (the current one where it is undefined). */
export type Image = { folder: string; env: Record<string, string>; start: string[]; who: { uid: number; gid: number } | undefined };

/**
 * Starts two processes of the service on the `ports`, signs a family up at one, and checks that the other serves it, also after the first was killed, and
 * that the first does once it is started again. Does nothing where there is no PostgreSQL. Rejects where a check fails.
 */
export async function runCompose(file: string, image: Image, ports: [number, number]): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const { services } = Compose.parse(parse(interpolate(text, { POSTGRES_PASSWORD: 'Kx7rT2wq' })));
  const { POSTGRES_DB: name, POSTGRES_PASSWORD: password } = services.database.environment;
  const cluster = await startCluster('compose.yaml', password);
  if (cluster === null) return;
  const running = new Set<ChildProcess>();
  try {
    const url = new URL(await cluster.database(name));
    const [, program = '', ...args] = services.database.healthcheck.test;
    const health = spawnSync(program, args, { env: { ...process.env, PGHOST: url.hostname, PGPORT: url.port } });
    if (health.error === undefined && health.status !== 0) throw new Error(`${program} says ${health.status}`);
    process.stdout.write(`database: ${program} ${health.error === undefined ? 'says that it accepts' : 'is not installed here'}\n`);
    // In compose, services reach each other by name; here the database is on this machine.
    const environment = Object.fromEntries(
      Object.entries(services.play.environment).map(([key, value]) => [key, value.replace('@database:5432/', `@${url.host}/`)]),
    );
    const start = async (port: number): Promise<ChildProcess> => {
      const env = { PATH: process.env['PATH'] ?? '', HOME: image.folder, ...image.env, ...environment, PORT: String(port) };
      const [command = '', ...rest] = image.start;
      const child = spawn(command, rest, { cwd: image.folder, env, ...image.who, stdio: ['ignore', 'pipe', 'inherit'] });
      running.add(child);
      await new Promise<void>((ready, failed) => {
        child.stdout?.on('data', (said) => void (String(said).includes('is ready at') && ready()));
        child.once('exit', (code) => failed(new Error(`play ended with ${code}`)));
      });
      return child;
    };
    const [first] = await Promise.all(ports.map(start));
    const at = async (port: number) => {
      const config = (await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()) as { supabaseKey: string };
      return newClient(`http://127.0.0.1:${port}`, config.supabaseKey);
    };
    const family = await newFamily(await at(ports[0]));
    await syncAs(family, { changes: [{ table: 'children', id: randomUUID(), base: 0, deleted: false, fields: { name: 'Mia', age: 6 } }] });
    const served = async (port: number): Promise<void> => {
      const client = await at(port);
      const { data, error } = await client.auth.signInWithPassword({ email: family.email, password: family.password });
      if (error !== null) throw error;
      const there: TestFamily = { ...family, client, token: data.session.access_token };
      if ((await syncAs(there)).rows.length !== 2) throw new Error(`The family is not whole at ${port}`);
    };
    await served(ports[1]);
    const gone = new Promise((over) => first?.once('exit', over));
    first?.kill('SIGKILL');
    await gone;
    await served(ports[1]);
    await start(ports[0]);
    await served(ports[0]);
    process.stdout.write('play: two processes on one database; one killed, the other serves, and it is there again\n');
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await cluster.stop();
  }
}
