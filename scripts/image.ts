import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { unprivilegedUser } from '../tests/support/database/postgres-programs.ts';
import { runCompose } from './image/compose.ts';

/**
 * `npm run image`: tests the Dockerfile where no container engine is installed. It carries out the instructions in a temporary folder; each stage is a folder,
 * and the paths of the image are below it. Then it starts the server as the image would, not as root, runs the HEALTHCHECK, and tests compose.yaml with the
 * same files. It can't test the base image, nor that nothing else of this machine is used. Exits with 1 where something fails.
 */

const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'venture-image-'));

type Stage = { folder: string; at: string; env: Record<string, string> };
const stages = new Map<string, Stage>();
let stage: Stage = { folder: work, at: '/', env: {} };
let start: string[] = [];
let health: string[] = [];
let user = '';

/** Replaces the paths of the image by those in the folder of the stage. */
const inStage = (text: string): string => text.replaceAll(/(?<![\w./'":-])\/(?=[a-z])/g, `${stage.folder}/`);

function perform(instruction: string, rest: string): void {
  switch (instruction) {
    case 'FROM': {
      const name = /AS (\w+)$/i.exec(rest)?.[1] ?? 'last';
      stage = { folder: join(work, name), at: '/', env: {} };
      mkdirSync(stage.folder);
      stages.set(name, stage);
      return;
    }
    case 'WORKDIR':
      stage.at = rest;
      mkdirSync(stage.folder + rest, { recursive: true });
      return;
    case 'ENV': {
      const [name = '', value = ''] = rest.split('=');
      stage.env[name] = inStage(value);
      return;
    }
    case 'COPY':
      copy(rest);
      return;
    case 'RUN': {
      // This machine may have no user `node`.
      const command = inStage(rest).replace(/ && chown node:node \S+/, '');
      const { status } = spawnSync('sh', ['-c', command], {
        cwd: stage.folder + stage.at,
        stdio: 'inherit',
        env: { ...process.env, ...stage.env },
      });
      if (status !== 0) throw new Error(`RUN ${rest}: ${status}`);
      return;
    }
    case 'USER':
      user = rest;
      return;
    case 'CMD':
      start = JSON.parse(rest) as string[];
      return;
    case 'HEALTHCHECK':
      health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[];
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`The instruction ${instruction} is not supported here`);
  }
}

function copy(rest: string): void {
  const from = /^--from=(\w+) /.exec(rest)?.[1];
  const paths = rest.replace(/^--from=\w+ /, '').split(' ');
  const to = join(stage.folder, stage.at, paths.pop() ?? '');
  const source = from === undefined ? root : (stages.get(from)?.folder ?? '');
  const left = new Set(readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n'));
  for (const path of paths) {
    const full = join(source, path);
    const isFolder = statSync(full).isDirectory();
    const into = isFolder || !rest.endsWith('/') ? to : join(to, basename(path));
    cpSync(full, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || !left.has(file.slice(root.length + 1)),
    });
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((ready, failed) => {
    server.stdout?.on('data', (said) => {
      process.stdout.write(String(said));
      if (String(said).includes('is ready at')) ready();
    });
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
  });
}

try {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    process.stdout.write(`── ${line.slice(0, 120)}\n`);
    perform(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1));
  }
  if (user === '' || user === 'root') throw new Error('The image runs as root');
  const who = unprivilegedUser('nobody');
  if (existsSync(join(stage.folder, 'app', 'node_modules', 'vitest')))
    throw new Error('The image contains packages that only builds and tests need');
  const data = stage.env['DATA_DIR'] ?? '';
  if (who !== undefined) chownSync(data, who.uid, who.gid);
  // Lets the other user read the files.
  spawnSync('chmod', ['-R', 'a+rX', work]);
  const env = { PATH: process.env['PATH'] ?? '', HOME: data, ...stage.env, PORT: '38080' };
  const [program = '', ...args] = start;
  const server = spawn(program, args, { cwd: stage.folder + stage.at, env, ...who, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(server);
  const [check = '', ...checkArgs] = health;
  const { status } = spawnSync(check, checkArgs, { env, ...who });
  server.removeAllListeners('exit');
  const ended = new Promise((over) => server.once('exit', over));
  server.kill('SIGTERM');
  process.stdout.write(`HEALTHCHECK: ${status}; SIGTERM: ${String(await ended)}\n`);
  await runCompose(join(root, 'compose.yaml'), { folder: stage.folder + stage.at, env: stage.env, start, who }, [38081, 38082]);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
