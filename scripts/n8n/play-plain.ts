import { join } from 'node:path';
import type { Step } from '../../src/domain/steps/step.ts';
import { check, heading } from './checks.ts';
import { startPlayer, stepOf, wordsOf } from './family.ts';
import { type N8n, startN8n, type Workflow } from './process.ts';

/** Tests the workflow `docs/n8n/play-venture.json`, set up as its guide says, with the calls of a family. */

export type Play = { installed: string; folder: string; secret: string; plain: Workflow; model: Workflow };

/** The environment variables that the guide asks for. */
export const documented = (secret: string): Record<string, string> => ({ VENTURE_SECRET: secret, N8N_BLOCK_ENV_ACCESS_IN_NODE: 'false' });

/** The status of a call without the secret. */
export async function strangerAt(url: string): Promise<number> {
  const body = JSON.stringify({ action: 'check_previous_adventures', userId: 'x' });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await answer.text();
  return answer.status;
}

type Player = Awaited<ReturnType<typeof startPlayer>>;

/** Plays it, and prints the result of each check. Rejects where n8n does not start. */
export async function playPlain({ installed, folder, secret, plain }: Play): Promise<void> {
  heading('The workflow of the guide, with N8N_BLOCK_ENV_ACCESS_IN_NODE=false');
  const n8n = await startN8n(installed, join(folder, 'plain'), {
    workflows: [{ id: 'PlayVenture00001', workflow: plain }],
    env: documented(secret),
  });
  const address = `${n8n.url}/webhook/play-venture`;
  const player = await startPlayer(address, secret);
  try {
    const stranger = await strangerAt(address);
    check('Who hasn’t got the secret is answered 401', stranger === 401, stranger);
    const told = await checkStory(player);
    await checkOtherCalls(player);
    await checkCrowd(player);
    await checkOutage(n8n, player, told.slice(0, 2));
  } finally {
    await player.server.stop();
    await n8n.stop();
  }
}

/** A story of eight steps, with notes on the way. Returns its steps. */
async function checkStory(player: Player): Promise<Step[]> {
  const first = await player.generate();
  const told: Step[] = [stepOf(first)];
  check(
    'The first step is told by n8n: a prologue with the children’s names',
    first.by === 'webhook' && /Mia and Anna-Lena/.test(wordsOf(stepOf(first))),
    first,
  );

  const second = await player.next(told, 'They found a red bucket');
  check('The next one hears the note', second.by === 'webhook' && /red bucket/.test(wordsOf(stepOf(second))), second);
  told.push(stepOf(second));

  const hurt = await player.next(told, 'Mia fell and her knee is bleeding badly');
  check('A note of trouble is not told on', hurt.by === 'webhook' && !/bleeding|knee/.test(wordsOf(stepOf(hurt))), hurt);

  const climb = await player.next(told, 'They climb on top of the wardrobe and jump off');
  const unfit = climb.by === 'builtin' && climb.fallback === 'unfit' && !/wardrobe/.test(wordsOf(stepOf(climb)));
  check(
    'What n8n answers is held against what is safe: a step that repeats “jump off the wardrobe” is told by the built-in storyteller instead',
    unfit,
    climb,
  );

  let last = second;
  while (told.length < 8) {
    last = await player.next(told, '');
    if (last.by !== 'webhook') check(`Step ${told.length + 1} is told by n8n`, false, last);
    told.push(stepOf(last));
  }
  check('The eighth of eight is the ending', stepOf(last).type === 'ending', last);
  return told;
}

/** A stop, the question for previous adventures, and feedback. */
async function checkOtherCalls(player: Player): Promise<void> {
  const stopped = await player.stop();
  check('A stop brings the summary', stopped.by === 'webhook' && /played a pirates adventure/i.test(JSON.stringify(stopped.json)), stopped);
  const checked = await player.check();
  check(
    'Asked for previous adventures it answers a list',
    checked.by === 'webhook' && JSON.stringify(checked.json) === '{"adventures":[]}',
    checked,
  );
  const feedback = await player.feedback();
  check('Feedback is passed on', feedback.status === 200, feedback);
}

async function checkCrowd(player: Player): Promise<void> {
  const many = await Promise.all(Array.from({ length: 20 }, () => player.generate()));
  const slowest = Math.max(...many.map(({ ms }) => ms));
  check(
    `Twenty at once are all told by n8n (the slowest after ${(slowest / 1000).toFixed(1)} s)`,
    many.every(({ by }) => by === 'webhook'),
    many.map(({ by, fallback }) => `${by} ${fallback}`),
  );
}

/** Stops n8n in the middle of a story, and starts it again. */
async function checkOutage(n8n: N8n, player: Player, told: Step[]): Promise<void> {
  await n8n.stop();
  const without = await player.next(told, 'They found a red bucket');
  check('With n8n stopped the built-in storyteller tells', without.by === 'builtin' && without.fallback === 'unreachable', without);
  const undelivered = await player.stop();
  check('… and the app is told to send the stop again', undelivered.status === 503, undelivered);
  await n8n.start();
  const again = await player.stop();
  check('… which arrives once n8n is back', again.status === 200 && again.by === 'webhook', again);
  const back = await player.next(told, '');
  check('… and it tells again', back.by === 'webhook', back);
}
