import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFamily, type Operation, operations, type Simulated } from '../tests/load/family.ts';
import { line, quantile, readUsage, type Usage, withChildren } from '../tests/load/meter.ts';
import { startCluster } from '../tests/support/database/cluster.ts';
import { type RunningServer, startMadeServer, startServer } from '../tests/support/servers/server.ts';

/**
 * `npm run load -- [--url http://…] [--pid 1,2] [--families 20] [--seconds 10]`: loads a server with the calls of simulated families, first each kind of call alone
 * and then mixed as in play, and prints rate, latency and errors. Without a URL it starts a server with the embedded database, or with `--processes N` as many
 * servers on an installed PostgreSQL. `--pid` names the processes of a server at a URL whose memory and processor time are measured (on Linux). Processor time
 * is in ms per call: that of the servers (`CPU`), of PostgreSQL (`SQL`), and of the simulated families (`us`).
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    pid: { type: 'string' },
    families: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    processes: { type: 'string', default: '0' },
  },
});
const [familyCount, seconds, processes] = [Number(values.families), Number(values.seconds), Number(values.processes)];
if (![familyCount, seconds, processes].every((count) => Number.isInteger(count) && count >= 0) || familyCount === 0 || seconds === 0) {
  process.stderr.write('--families and --seconds are numbers from 1, --processes is one from 0.\n');
  process.exit(1);
}

type Target = { urls: string[]; pids: number[]; sql: number | null; stop: () => Promise<void> };

async function ownServers(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'venture-load-'));
  const cluster = processes === 0 ? null : await startCluster('Processes on PostgreSQL', null, true);
  if (processes > 0 && cluster === null) process.exit(1);
  const database = await cluster?.database();
  const servers: RunningServer[] = [];
  for (let i = 0; i < Math.max(1, processes); i += 1) {
    servers.push(
      database === undefined
        ? await startMadeServer({ dataDir: join(folder, 'data') })
        : await startServer({ dataDir: join(folder, 'unused'), env: { DATABASE_URL: database } }),
    );
  }
  return {
    urls: servers.map(({ url }) => url),
    pids: servers.map(({ pid }) => pid),
    sql: cluster?.pid ?? null,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const target: Target =
  values.url === undefined
    ? await ownServers()
    : {
        urls: values.url.split(','),
        pids: (values.pid ?? '').split(',').filter(Boolean).map(Number),
        sql: null,
        stop: () => Promise.resolve(),
      };

type Result = { ms: number[]; errors: Map<string, number> };

/** Runs all families at the same time until the time is over; each makes one call after another. */
async function run(families: readonly Simulated[], next: (turn: number) => Operation): Promise<Result> {
  const result: Result = { ms: [], errors: new Map() };
  const ends = performance.now() + seconds * 1000;
  await Promise.all(
    families.map(async (family, i) => {
      for (let turn = i; performance.now() < ends; turn += 1) {
        const began = performance.now();
        const outcome = await operations[next(turn)](family);
        if (outcome === 'ok') result.ms.push(performance.now() - began);
        else result.errors.set(outcome, (result.errors.get(outcome) ?? 0) + 1);
      }
    }),
  );
  return result;
}

type AllUsage = { servers: Usage; sql: Usage; us: Usage };

function readAllUsage(): AllUsage {
  return {
    servers: readUsage(target.pids),
    sql: target.sql === null ? { cpuMs: null, memoryMb: null } : readUsage(withChildren(target.sql)),
    us: readUsage([process.pid]),
  };
}

/** The processor time between two measurements per call, in ms. */
function each(calls: number, before: Usage, after: Usage): string {
  return after.cpuMs === null || before.cpuMs === null || calls === 0 ? '–' : ((after.cpuMs - before.cpuMs) / calls).toFixed(1);
}

function costs(calls: number, before: AllUsage, after: AllUsage): string[] {
  return [each(calls, before.servers, after.servers), each(calls, before.sql, after.sql), each(calls, before.us, after.us)];
}

function show(name: string, { ms, errors }: Result, before: AllUsage, after: AllUsage): void {
  const sorted = ms.toSorted((a, b) => a - b);
  const failed = [...errors].map(([what, count]) => `${count}×${what}`).join(' ') || '0';
  const times = [0.5, 0.95, 0.99].map((part) => quantile(sorted, part).toFixed(0));
  const memory = after.servers.memoryMb === null ? '–' : String(after.servers.memoryMb);
  const rate = (ms.length / seconds).toFixed(1);
  process.stdout.write(line([name, String(ms.length), rate, ...times, ...costs(ms.length, before, after), memory, failed]));
}

/** The calls of a family that plays: some read, and some send a step. */
const mixed: readonly Operation[] = ['pull', 'push', 'pull', 'poll', 'push', 'poll', 'refresh', 'poll', 'pull'];

try {
  process.stdout.write(`${familyCount} families, ${seconds} s each, ${target.urls.length} server(s)\n`);
  const families: Simulated[] = [];
  const before = readAllUsage();
  const began = performance.now();
  for (let i = 0; i < familyCount; i += 4) {
    const few = Array.from({ length: Math.min(4, familyCount - i) }, (_, j) => makeFamily(target.urls[(i + j) % target.urls.length] ?? ''));
    families.push(...(await Promise.all(few)));
  }
  process.stdout.write(line(['', 'calls', '/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'SQL', 'us', 'MB', 'errors']));
  const made = readAllUsage();
  const rate = ((1000 * familyCount) / (performance.now() - began)).toFixed(1);
  const memory = String(made.servers.memoryMb ?? '–');
  process.stdout.write(line(['sign-up', String(familyCount), rate, '', '', '', ...costs(familyCount, before, made), memory, '0']));
  for (const operation of ['push', 'pull', 'poll', 'refresh'] as const) {
    const from = readAllUsage();
    show(operation, await run(families, () => operation), from, readAllUsage());
  }
  const from = readAllUsage();
  show('mixed', await run(families, (turn) => mixed[turn % mixed.length] ?? 'poll'), from, readAllUsage());
} finally {
  await target.stop();
}

// The load average shows whether other work has distorted the table.
try {
  process.stdout.write(`load average at the end: ${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')}\n`);
} catch {
  // Not available on this system.
}
