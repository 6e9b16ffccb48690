import { join } from 'node:path';
import type { Step } from '../../src/domain/steps/step.ts';
import type { StoryPlan } from '../../src/storyteller/director/plan.ts';
import { type Asked, type Behaviour, completion, hangs, messagesOf, says, startUpstream } from '../../tests/support/servers/upstream.ts';
import { check, heading } from './checks.ts';
import { startPlayer, stepOf, wordsOf } from './family.ts';
import { documented, type Play, strangerAt } from './play-plain.ts';
import { startN8n } from './process.ts';

/** Tests the workflow with a model, which is a small server here with a chat completions API. */

function planOf(asked: Asked): StoryPlan {
  return JSON.parse(messagesOf(asked).find(({ role }) => role === 'user')?.content ?? '{}') as StoryPlan;
}

/** A model that answers with the draft and a few words added, in a code fence. */
const retells: Behaviour = (asked, response) => {
  const { draft } = planOf(asked);
  const step = {
    way: draft.way,
    step: draft.title,
    'text to read': `Ahoy! ${draft.opening} ${draft.call} ${draft.question}`,
    action: draft.how,
  };
  const told = { ...step, options: (draft.offers ?? []).map(({ text }) => `${text}, ahoy`) };
  return says(completion(`\`\`\`json\n${JSON.stringify(told)}\n\`\`\``))(asked, response);
};

/** Plays it, and prints the result of each check. Rejects where n8n does not start. */
export async function playModel({ installed, folder, secret, model }: Play): Promise<void> {
  heading('The workflow in which a model tells');
  const upstream = await startUpstream(retells);
  const n8n = await startN8n(installed, join(folder, 'model'), {
    workflows: [{ id: 'PlayVenture00003', workflow: model }],
    env: { ...documented(secret), MODEL_URL: `${upstream.url}/v1`, MODEL_KEY: 'key of the model', MODEL_NAME: 'small' },
  });
  const address = `${n8n.url}/webhook/play-venture-model`;
  const player = await startPlayer(address, secret);
  try {
    const stranger = await strangerAt(address);
    check('Who hasn’t got the secret is answered 401, and no model is asked', stranger === 401 && upstream.asked.length === 0, stranger);

    const first = await player.generate();
    const told: Step[] = [stepOf(first)];
    check('The first step is the model’s', first.by === 'webhook' && /Ahoy!/.test(wordsOf(stepOf(first))), first);
    const [asked] = upstream.asked;
    const sent = asked?.body as { model?: string } | undefined;
    const held =
      asked?.path === '/v1/chat/completions' && asked.headers['authorization'] === 'Bearer key of the model' && sent?.model === 'small';
    check('The model was asked by its name, with its key', held, asked?.headers);

    const choice = stepOf(first).options?.[0] ?? '';
    check('Its choices are the tale’s, in the model’s words', choice.endsWith(', ahoy'), choice);
    const second = await player.next(told, `They chose: ${choice}.`);
    const plan = upstream.asked.at(-1);
    check('A choice leads on in the tale', second.by === 'webhook' && plan !== undefined && planOf(plan).scene.chosen, second);
    told.push(stepOf(second));

    upstream.forget();
    upstream.behave(says({ error: 'too much to do' }, 500));
    const broken = await player.next(told, '');
    check(
      'Where the model fails, it is asked once more, and the built-in storyteller tells',
      broken.by === 'builtin' && upstream.asked.length === 2,
      [broken.fallback, upstream.asked.length],
    );
    upstream.behave(says(completion('I am afraid I can’t tell stories.')));
    const idle = await player.next(told, '');
    check('… so it does where the model answers no step', idle.by === 'builtin' && idle.fallback === 'unreachable', idle);
    upstream.behave(hangs);
    const hung = await player.next(told, '');
    check(`… and where it never answers (${(hung.ms / 1000).toFixed(1)} s)`, hung.by === 'builtin' && hung.ms < 9_000, hung);
    upstream.behave(retells);
    const back = await player.next(told, '');
    check('The model tells the next one again', back.by === 'webhook' && /Ahoy!/.test(wordsOf(stepOf(back))), back);
    const stopped = await player.stop();
    check('A stop without an answer is a stop; the built-in storyteller sums up', stopped.status === 200, stopped);
  } finally {
    await player.server.stop();
    await n8n.stop();
    await upstream.stop();
  }
}
