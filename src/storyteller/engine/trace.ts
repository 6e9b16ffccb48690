import type { TraceLine } from '../../domain/steps/step.ts';
import { lowerFirst } from '../words/lexicon.ts';
import { bandOf, wordingFor } from './bands.ts';
import type { SceneMoment } from './moment.ts';
import type { Family } from './people/family.ts';
import type { GateName, Playable } from './picking/gates.ts';
import type { Candidate } from './picking/rank.ts';
import type { Session } from './session.ts';

/** The lines of `Why this step?`, for a parent. */

const pace = ['quite still', 'gentle', 'up and about', 'lively', 'wild'] as const;
const gateWords: Readonly<Record<GateName | 'words', string>> = {
  safety: 'is not safe here',
  considerations: 'does not suit everybody who plays',
  age: 'is for another age',
  place: 'wants more room, or another place',
  things: 'needs things that are not at hand',
  players: 'needs more players',
  words: 'does not suit everybody who plays',
};

/** The energy, 1 to 5, that a step shows: the mechanic's, but no more than everybody here can do, since gentle ways are played with less movement. */
export function livelinessOf({ limits }: Family, { mechanic }: Playable): number {
  return Math.max(1, Math.min(mechanic.energy, limits.energy));
}

/** Why the story is as it is: what it is about, how old the youngest is, and whose considerations are heeded. */
export function prologueTrace({ family, tale }: Session): TraceLine[] {
  const heeded = family.children.filter(({ limits }) => limits.bans.size > 0);
  const isAbove = family.band !== bandOf(family.youngest);
  return [
    { rule: 'story', detail: tale.want },
    {
      rule: 'family',
      detail: `Told for age ${family.youngest}, the youngest${isAbove ? ', and a little above, for those who are older' : ''}.`,
    },
    ...heeded.map(({ name, limits }) => ({
      rule: 'considerations',
      detail: limits.careful
        ? `Not everything you told us about ${name} was understood, so everything is kept gentle.`
        : `What you told us about ${name} is taken into account in every step.`,
    })),
  ];
}

/** Why a scene is told and played this way (`offer`: its label as it was offered): the choice, the story, the energy, the notes, and at most two ways that were left out. */
export function traceOf({ session, ahead, picked }: SceneMoment, { scene, playable }: Candidate, offer: string): TraceLine[] {
  const { family, world, tale } = session;
  const lines: TraceLine[] = [];
  if (picked) lines.push({ rule: 'choice', detail: `The children chose “${offer}”.` });
  lines.push({ rule: 'story', detail: scene.beat === 'turn' ? tale.why : `${tale.want} In the way: ${withinSentence(tale.obstacle)}` });
  lines.push({
    rule: 'body',
    detail: `This one is ${pace[playable.mechanic.energy - 1] ?? 'gentle'}; you asked for ${family.level} energy.`,
  });
  if (world.difficulty !== 0)
    lines.push({ rule: 'notes', detail: world.difficulty < 0 ? 'You noted that it was too hard.' : 'You noted that it was too easy.' });
  // A refused way has no thing to fill its label in with.
  const others = ahead.refused
    .filter((each) => each.scene === scene.id)
    .map(({ way, gate }) => ({ label: wordingFor(way.offer, family.band), gate }))
    .filter(({ label }) => !label.includes('{'));
  for (const { label, gate } of others.slice(0, 2)) lines.push({ rule: 'left out', detail: `“${label}” ${gateWords[gate]}.` });
  return lines;
}

/** A sentence as it stands behind a colon; a name that it begins with keeps its capital. */
function withinSentence(text: string): string {
  return /^(The|A|An|Nobody|Everybody|It|They|No)\b/.test(text) ? lowerFirst(text) : text;
}
