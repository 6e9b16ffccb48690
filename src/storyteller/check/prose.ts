import { type BandName, bandNames, bandOf, wordingFor } from '../engine/bands.ts';
import type { Said, Tale } from '../tales/schema.ts';
import { grade, wordCount } from '../words/readability.ts';
import type { Report } from './fault.ts';
import { type Piece, piecesOf, type TextKind, tellingsOf } from './texts.ts';

/** How a tale reads aloud: lengths, sentences, punctuation, and words that no tale says. */

/** The most words a part; `whole`: words of a prologue or ending, least and most; `sentence`: words a sentence on the average, least and most. */
type Limits = {
  done: number;
  here: number;
  call: number;
  fork: number;
  whole: readonly [number, number];
  grade: number;
  sentence: readonly [number, number];
};

/**
 * The limits by band: the table of `docs/story-authoring.md`, but for a little room where one scene or prologue is counted and not an adventure: sentences may be
 * half a word to two words shorter, half a word to a word longer, and prologue and ending up to ten words shorter. Beyond a limit is a `look`, far beyond it a `must`.
 */
export const lengthLimits: Record<BandName, Limits> = {
  '1-2': { done: 6, here: 15, call: 25, fork: 12, whole: [40, 100], grade: 3, sentence: [3.5, 7.5] },
  '3-4': { done: 12, here: 28, call: 42, fork: 22, whole: [65, 170], grade: 3.5, sentence: [4.5, 9.5] },
  '5-6': { done: 15, here: 40, call: 54, fork: 30, whole: [105, 230], grade: 4.5, sentence: [6.5, 11] },
  '7-9': { done: 24, here: 50, call: 70, fork: 38, whole: [130, 300], grade: 6, sentence: [7, 13] },
  '10-12': { done: 27, here: 62, call: 84, fork: 44, whole: [140, 340], grade: 7.5, sentence: [8, 15] },
  '13-18': { done: 30, here: 70, call: 90, fork: 46, whole: [150, 380], grade: 9, sentence: [8, 17] },
};

/** Texts of a sentence or two, for which one limit holds. */
const shortKinds: readonly TextKind[] = ['recall', 'interest', 'bind', 'own', 'answer', 'read', 'far', 'greet', 'thread', 'again'];
const shortLimit: Record<BandName, number> = { '1-2': 14, '3-4': 20, '5-6': 30, '7-9': 36, '10-12': 42, '13-18': 42 };

/** A template with its placeholders as short words, so that it can be counted. */
export function plain(template: string): string {
  return template
    .replaceAll('{own}', '')
    .replaceAll(/\{[A-Za-z]+\.is\}/g, 'the towels are the stones')
    .replaceAll(/\{[A-Za-z]+\|([^|{}]*)\|[^|{}]*\}/g, '$1')
    .replaceAll(/\{[^}]*\}/g, 'Mia')
    .replaceAll('*', '');
}

/** The sentences of a text, those without a word left out. A colon ends one. */
export function proseSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…:]["”’)]*)\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordCount(sentence) > 0);
}

/** The first three sentences in a row of three words or fewer each; null where there are none. */
export function shortRun(sentences: readonly string[]): string[] | null {
  const isShort = sentences.map((each) => wordCount(each) <= 3);
  const at = isShort.findIndex((short, index) => short && isShort[index + 1] === true && isShort[index + 2] === true);
  return at === -1 ? null : sentences.slice(at, at + 3);
}

/** Words that no tale says. Some have a harmless meaning too, so a hit only asks for a second look. */
const forbidden =
  /\b(kill(s|ed|ing)?|dead|die[ds]?|blood|bloody|gun|sword fight|knife|stab|hate[sd]?|stupid|idiot|shut up|fat|ugly|fire|burn(s|t|ed|ing)?|drown(s|ed|ing)?|blindfold(ed)?|poison|drunk|beer|wine|rum|hell|damn|god|suddenly|little did|girls and boys|boys and girls)\b/i;

/** Reports what is too long, too hard, wrongly punctuated or forbidden in a tale's texts. */
export function checkProse(tale: Tale, report: Report): void {
  for (const piece of piecesOf(tale)) {
    checkMarks(piece, report);
    // In `onward`, the tale that continues any story, `again` introduces the cast, and may be longer.
    const introduces = piece.kind === 'again' && tale.theme === 'onward';
    for (const name of bandNames) if (!introduces) checkLength(piece, name, report);
  }
  checkLevel(tale, report);
  if (tale.refrain !== undefined) checkRefrain(tale, tale.refrain, report);
}

function checkMarks({ where, said: text }: Piece, report: Report): void {
  for (const { tier, text: template } of tellingsOf(text)) {
    const at = `${where}/${tier}`;
    if (/["']/.test(template)) report(at, 'marks', 'straight quotes: write “ ” and ’');
    if ((template.match(/“/g) ?? []).length !== (template.match(/”/g) ?? []).length) report(at, 'marks', 'an unpaired “ or ”');
    if ((template.match(/\[/g) ?? []).length !== (template.match(/\]/g) ?? []).length || /\[[^\]]*\[/.test(template))
      report(at, 'marks', 'brackets don’t pair');
    // Of “Stop. [Wait,] and go.” the younger half hears “Stop. and go.”
    const torn = /[a-z”]\. +[a-z][^.]{0,20}/.exec(template.replaceAll(/\s*\[[^\]]*\]/g, ''));
    if (torn !== null) report(at, 'marks', `without what stands in brackets a sentence begins small: “${torn[0]}”`);
    if ((template.match(/\*/g) ?? []).length % 2 === 1) report(at, 'marks', 'an unpaired asterisk');
    if (/\{[^}]*$|^[^{]*\}/.test(template)) report(at, 'marks', 'an unpaired brace');
    // `{noted|sits|sit}` is the verb alone: a text that never says `{noted}` leaves out what the family has built or met.
    for (const [, name = ''] of template.matchAll(/\{([a-z]+)\|/gi))
      if (!new RegExp(`\\{${name}(?:\\.\\w+)?\\}`, 'i').test(template)) report(at, 'noted', `has a verb for {${name}}, and never names it`);
    if (/—|--/.test(template)) report(at, 'marks', 'no long dashes: listeners can’t hear them', 'look');
    const bad = forbidden.exec(template);
    if (bad !== null) report(at, 'never', `“${bad[0]}” is a word that no tale says (or asks for a second look)`, 'look');
    const run = shortRun(proseSentences(plain(template)));
    if (run !== null) report(at, 'telegram', `three short sentences in a row: ${run.join(' ')}`, 'look');
  }
}

function checkLength({ where, kind, said: text }: Piece, name: BandName, report: Report): void {
  const limits = lengthLimits[name];
  const words = wordCount(plain(wordingFor(text, bandOf(Number.parseInt(name, 10)))));
  const most =
    kind === 'done' || kind === 'here' || kind === 'call' || kind === 'fork'
      ? limits[kind]
      : shortKinds.includes(kind)
        ? shortLimit[name]
        : null;
  if (most === null) {
    if (kind === 'prologue' && (words < limits.whole[0] || words > limits.whole[1])) {
      report(
        where,
        'length',
        `${words} words for ${name}; ${limits.whole.join(' to ')} are right`,
        words > limits.whole[1] * 1.15 || words < limits.whole[0] * 0.6 ? 'must' : 'look',
      );
    }
    return;
  }
  if (words > most) report(where, 'length', `${words} words for ${name}; ${most} at most`, words > most * 1.25 + 2 ? 'must' : 'look');
  if (words === 0) report(where, 'length', `nothing is left of it for ${name}`);
}

/** Grade and sentence length over the whole tale and over each ending, for each band. */
function checkLevel(tale: Tale, report: Report): void {
  for (const name of bandNames) {
    const limits = lengthLimits[name];
    const band = bandOf(Number.parseInt(name, 10));
    const heard = piecesOf(tale).filter(({ kind }) => ['prologue', 'here', 'call', 'done', 'open', 'close'].includes(kind));
    for (const scene of [null, ...tale.scenes.map(({ id }) => id), ...tale.endings.map(({ id }) => id)]) {
      const texts = heard
        .filter((piece) => (scene === null ? piece.kind === 'prologue' : piece.scene === scene))
        .map((piece) => plain(wordingFor(piece.said, band)));
      const whole = texts.join(' ');
      const level = grade(whole);
      const sentences = proseSentences(whole);
      const mean = sentences.reduce((sum, sentence) => sum + wordCount(sentence), 0) / Math.max(1, sentences.length);
      const where = scene ?? 'prologue';
      if (level > limits.grade)
        report(
          where,
          'grade',
          `Flesch-Kincaid ${level.toFixed(1)} for ${name}; ${limits.grade} at most`,
          level > limits.grade + 1 ? 'must' : 'look',
        );
      if (mean < limits.sentence[0] || mean > limits.sentence[1]) {
        report(where, 'sentences', `${mean.toFixed(1)} words a sentence for ${name}; ${limits.sentence.join(' to ')} are right`, 'look');
      }
    }
  }
  for (const scene of tale.scenes) checkWhole(tale, scene, report);
  for (const ending of tale.endings) {
    for (const name of bandNames) {
      const band = bandOf(Number.parseInt(name, 10));
      const words = wordCount(plain([ending.open, ending.call, ending.close].map((text) => wordingFor(text, band)).join(' ')));
      const [, most] = lengthLimits[name].whole;
      if (words > most) report(ending.id, 'length', `${words} words for ${name}; ${most} at most`, words > most * 1.2 ? 'must' : 'look');
    }
  }
}

/** Words a whole step: where we are, and on the average the doing, what it changed, the question. */
const mostWords: Record<BandName, number> = { '1-2': 58, '3-4': 96, '5-6': 136, '7-9': 172, '10-12': 205, '13-18': 218 };

function checkWhole(tale: Tale, scene: Tale['scenes'][number], report: Report): void {
  const forks = tale.forks.filter(({ of }) => (scene.to ?? ['ending']).some((id) => of.includes(id))).map(({ said: question }) => question);
  const [here] = Array.isArray(scene.here) ? scene.here : [scene.here];
  for (const name of bandNames) {
    const band = bandOf(Number.parseInt(name, 10));
    const words = (text: Said) => wordCount(plain(wordingFor(text, band)));
    const mean = (texts: readonly Said[]) => texts.reduce((sum, text) => sum + words(text), 0) / Math.max(1, texts.length);
    const whole =
      (here === undefined ? 0 : words(here)) +
      mean(scene.ways.map(({ call }) => call)) +
      mean(scene.ways.map(({ done }) => done)) +
      mean(forks);
    if (whole > mostWords[name]) {
      report(
        scene.id,
        'step',
        `a whole step has ${Math.round(whole)} words for ${name}; ${mostWords[name]} at most`,
        whole > mostWords[name] * 1.12 ? 'must' : 'look',
      );
    }
  }
}

/** Reports a refrain that a telling of the prologue, or an ending, does not have. */
function checkRefrain(tale: Tale, refrain: string, report: Report): void {
  const key = bare(refrain);
  const inText = (texts: readonly (string | undefined)[]) => texts.some((text) => text !== undefined && bare(text).includes(key));
  const { little, text, middle, big } = tale.prologue.said;
  if (!inText([little]) || !inText([text, middle]) || !inText([text, big]))
    report('prologue', 'refrain', `“${refrain}” is not in every telling of the prologue`, 'look');
  for (const ending of tale.endings) {
    const texts = [ending.open, ending.call, ending.close].flatMap((each) => tellingsOf(each).map((one) => one.text));
    if (!inText(texts)) report(ending.id, 'refrain', `“${refrain}” does not return`, 'look');
  }
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
