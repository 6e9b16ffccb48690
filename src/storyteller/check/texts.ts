import type { Said, Short, Tale } from '../tales/schema.ts';

/** The texts of a tale, each with the place where it stands. */

export type TextKind =
  | 'prologue'
  | 'here'
  | 'far'
  | 'recall'
  | 'interest'
  | 'bind'
  | 'call'
  | 'done'
  | 'fork'
  | 'read'
  | 'open'
  | 'close'
  | 'again'
  | 'greet'
  | 'thread'
  | 'answer'
  | 'own';

/** `where`: the place as faults name it; `scene` and `way`: the ids it belongs to, an ending counting as both; null where there is none. */
export type Piece = { where: string; kind: TextKind; said: Said; scene: string | null; way: string | null };

/** Every text of a tale that is read aloud, choices' labels excepted. */
export function piecesOf(tale: Tale): Piece[] {
  const pieces: Piece[] = [];
  const add = (where: string, kind: TextKind, said: Said, scene: string | null = null, way: string | null = null): void => {
    pieces.push({ where, kind, said, scene, way });
  };
  add('prologue', 'prologue', tale.prologue.said);
  add('again', 'again', tale.again);
  tale.greets?.forEach((greet, at) => add(`greets/${at}`, 'greet', greet.said));
  if (tale.thread !== undefined) add('thread', 'thread', tale.thread.said);
  for (const scene of tale.scenes) {
    const wordings = Array.isArray(scene.here) ? scene.here : [scene.here];
    wordings.forEach((said, at) => add(`${scene.id}/here${at === 0 ? '' : at + 1}`, 'here', said, scene.id));
    if (scene.far !== undefined) add(`${scene.id}/far`, 'far', scene.far.said, scene.id);
    scene.recalls?.forEach((recall, at) => add(`${scene.id}/recalls/${at}`, 'recall', recall.said, scene.id));
    if (scene.interest !== undefined) add(`${scene.id}/interest`, 'interest', scene.interest, scene.id);
    for (const [kind, said] of Object.entries(scene.binds ?? {}))
      if (said !== undefined) add(`${scene.id}/binds/${kind}`, 'bind', said, scene.id);
    for (const way of scene.ways) {
      add(`${scene.id}/${way.id}/call`, 'call', way.call, scene.id, way.id);
      add(`${scene.id}/${way.id}/done`, 'done', way.done, scene.id, way.id);
    }
  }
  for (const fork of tale.forks) add(`forks/${fork.of.join('+')}`, 'fork', fork.said);
  tale.reads.forEach((read, at) => add(`reads/${at}`, 'read', read.said));
  for (const ending of tale.endings) {
    add(`${ending.id}/open`, 'open', ending.open, ending.id, ending.id);
    add(`${ending.id}/call`, 'call', ending.call, ending.id, ending.id);
    add(`${ending.id}/close`, 'close', ending.close, ending.id, ending.id);
  }
  for (const [kind, said] of Object.entries(tale.own.meet)) add(`own/meet/${kind}`, 'own', said);
  for (const [kind, said] of Object.entries(tale.own.ending)) add(`own/ending/${kind}`, 'own', said);
  add('own/became', 'own', tale.own.became);
  for (const { id, answers } of tale.cast)
    for (const [tone, short] of Object.entries(answers)) add(`cast/${id}/${tone}`, 'answer', saidOf(short));
  add('own/lost', 'own', tale.own.lost);
  add('own/back', 'own', tale.own.back);
  for (const [kind, said] of Object.entries(tale.answers)) add(`answers/${kind}`, 'answer', said);
  return pieces;
}

/** A short text as one for each length. */
function saidOf(short: Short): Said {
  return typeof short === 'string' ? { little: short, text: short } : short;
}

/** The lengths in which a text is written. */
export function tellingsOf(said: Short): { tier: string; text: string }[] {
  if (typeof said === 'string') return [{ tier: 'text', text: said }];
  return Object.entries(said).flatMap(([tier, text]) => (typeof text === 'string' ? [{ tier, text }] : []));
}
