import { join } from 'node:path';
import { check, heading } from './checks.ts';
import { startPlayer, stepOf } from './family.ts';
import { type Play, strangerAt } from './play-plain.ts';
import { startN8n, type Workflow } from './process.ts';

/** Tests n8n with its default settings, where code nodes can't read `$env`: what happens then, and the alternative in the guide (Header Auth). */

const credential = { id: 'PlayVentureAuth1', name: 'Play Venture' };

/** The workflow changed as the guide says: with Header Auth at the webhook, and without the check in the code. `path`: its address. */
function withHeaderAuth(workflow: Workflow, path: string): Workflow {
  const text = JSON.stringify(workflow, (name, value: unknown) => {
    if (name !== 'jsCode' || typeof value !== 'string') return value;
    return value
      .split('\n')
      .filter((line) => !line.includes('secret'))
      .join('\n');
  });
  const copy = JSON.parse(text) as Workflow;
  for (const node of copy.nodes) {
    if (node.type !== 'n8n-nodes-base.webhook') continue;
    Object.assign(node.parameters, { path, authentication: 'headerAuth' });
    Object.assign(node, { webhookId: 'b1a5d0c4-6f3a-4c0e-9a51-6c1a6c1f00ff', credentials: { httpHeaderAuth: credential } });
  }
  return copy;
}

/** Plays it, and prints the result of each check. Rejects where n8n does not start. */
export async function playGuarded({ installed, folder, secret, plain }: Play): Promise<void> {
  heading('n8n as it comes: $env is closed');
  const n8n = await startN8n(installed, join(folder, 'guarded'), {
    workflows: [
      { id: 'PlayVenture00001', workflow: plain },
      { id: 'PlayVenture00002', workflow: withHeaderAuth(plain, 'play-venture-guarded') },
    ],
    credentials: [{ ...credential, type: 'httpHeaderAuth', data: { name: 'x-venture-secret', value: secret } }],
    env: { VENTURE_SECRET: secret },
  });
  const blind = await startPlayer(`${n8n.url}/webhook/play-venture`, secret);
  const guarded = await startPlayer(`${n8n.url}/webhook/play-venture-guarded`, secret);
  try {
    const silent = await blind.generate();
    check(
      'Without N8N_BLOCK_ENV_ACCESS_IN_NODE=false the code fails, the workflow answers 500, and the built-in storyteller tells',
      silent.by === 'builtin' && silent.fallback === 'unreachable',
      silent,
    );
    const stopped = await blind.stop();
    check('… and a stop counts as not delivered: the app sends it again', stopped.status === 503, stopped);
    const [line = ''] = /The story provider.*$/m.exec(blind.server.output()) ?? [];
    process.stdout.write(`       our server’s log: ${line}\n`);
    const stranger = await strangerAt(`${n8n.url}/webhook/play-venture-guarded`);
    check('With Header Auth a stranger is refused', stranger === 401 || stranger === 403, stranger);
    const first = await guarded.generate();
    check('… and our server is told a first step', first.by === 'webhook' && stepOf(first).type === 'prologue', first);
    const second = await guarded.next([stepOf(first)], 'They found a red bucket');
    check('… and a next one', second.by === 'webhook' && /red bucket/.test(JSON.stringify(second.json)), second);
  } finally {
    await blind.server.stop();
    await guarded.server.stop();
    await n8n.stop();
  }
}
