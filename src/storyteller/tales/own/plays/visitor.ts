import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';

/** Whether whoever comes lives with the family from then on: *a penguin moves in with us*. */
const staying = /\b(?:moves? in(?:to)?|moving in|live|lives|living|stays?|staying|zieht (?:bei|ein)\w*|wohnt)\b/i;

/** Whether whoever comes is there for one night: *an alien stays the night*. */
const night =
  /\b(?:stay(?:s|ing)? (?:(?:for )?(?:the|a|one) night|over)|sleep(?:s|ing)? (?:over|here|at|in|with)|overnight|sleep-?overs?|[uü]bernacht\w*|übernacht\w*)/i;

/** Whether it comes down out of the sky: *a UFO lands in our garden*. */
const landing = /\b(?:lands?|landing|landed|ufo|space ?ship|rocket|landet)\b|\bfrom (?:outer )?(?:space|mars|the (?:stars|moon|sky))\b/i;
const place =
  /\b(in|on|at|into|onto) (?:our|my|the) (garden|back ?yard|yard|roof|park|street|balcony|kitchen|playground|field|lawn|town)\b/i;

/** What a guest is like to look at, sad and glad. */
type Manner = { look: string; sad: string; glad: string };

function mannerOf({ guest, who }: OwnWords): Manner {
  if (guest === null || who === null) return { look: '', sad: '', glad: '' };
  if (who.creature.id === 'snowman')
    return {
      look: ' Brr, a little snow falls off!',
      sad: ` One drop runs down ${guest}’s nose.`,
      glad: ' And it snows a little, for joy.',
    };
  if (who.creature.id === 'alien')
    return { look: ' Two green feelers light up.', sad: ' The green feelers are dark.', glad: ' And the green feelers light up.' };
  const noise = capital(who.creature.noise);
  return { look: ` “${noise}!”`, sad: ` “${noise},” says ${guest}, so softly.`, glad: ` “${noise}!” says ${guest}, so loud.` };
}

/** How whoever comes gets there, and until when. */
function visitSlots(guest: string, clean: string, lives: boolean): Slots {
  const [, at = 'in front of', spot = 'house'] = place.exec(clean) ?? [];
  const where = `${at.replace(/to$/, '').toLowerCase()} your ${spot.toLowerCase()}`;
  const arriving: Slots = landing.test(clean)
    ? {
        arrivesLittle: `A flying bus comes from the stars, and lands ${where}!`,
        arrives: `Something bright comes down from the stars, and lands ${where}. It’s a bus, a flying one.`,
        arrivesBig: `Something bright comes down from the stars, rather carefully, and lands ${where}. It’s a bus.`,
      }
    : {
        arrivesLittle: 'A bus stops.',
        arrives: 'A bus comes along that nobody has ever seen before.',
        arrivesBig: 'There is a bus at the corner, and there has never been a bus at that corner.',
      };
  if (!night.test(clean))
    return {
      ...arriving,
      backLittle: lives ? '“Then I will come and live with you!”' : '“And the bus goes back when the sun is down.”',
      back: `${lives ? `${capital(guest)} is to live with you from now on. But first the` : 'The'} last bus goes back when the sun is down.`,
      until: 'until sunset',
      sitsLittle: `${capital(guest)} sits down on the box.`,
      sits: `${capital(guest)} sits down on the empty box.`,
      late: 'It gets late.',
      low: 'The sun is low',
      dawn: '',
    };
  return {
    ...arriving,
    backLittle: '“I may stay the night. Then the bus goes back.”',
    back: `${capital(guest)} may stay the night with you, and in the morning the bus goes back.`,
    until: 'until the morning',
    sitsLittle: `It is night. ${capital(guest)} sits up in bed.`,
    sits: `It’s night. In the bed next to yours ${guest} sits up.`,
    late: 'It is morning.',
    low: 'It is morning',
    dawn: 'It is morning. ',
  };
}

/** How it is told what the thing is: what can be done is done. */
function tellingSlots(guest: string, name: string | null): Slots {
  if (name === 'a hug')
    return {
      tellLittle: `Show ${guest}: arms round you, and squeeze!`,
      tell: `Show ${guest}: put both arms round yourself, or round somebody who likes it.`,
      showLittle: 'And you all hug, so tight.',
      show: 'So you hug, and they look on, and then they all hug',
      doneLittle: ' They all hug!',
      bestLittle: 'The squeeze! Squeeze your own two hands.',
      bestDone: 'The squeeze is the best bit of a hug.',
    };
  if (name === 'the best game of all')
    return {
      tellLittle: `Show ${guest} how your best game begins!`,
      tell: `Show ${guest} how your best game goes, one bit each.`,
      showLittle: 'And you all play it with them.',
      show: 'So you play it with all of them',
      doneLittle: ' They all play!',
      bestLittle: 'The best bit! Show it with your hands.',
      bestDone: `We have the best bit, and ${guest} saw it.`,
    };
  return {
    tellLittle: `Tell ${guest}!`,
    tell: `Tell ${guest}, each of you in one sentence or one sign.`,
    showLittle: 'And you all show it to them.',
    show: 'So you show it to all of them',
    doneLittle: '',
    bestLittle: `The best bit! Show it to ${guest}.`,
    bestDone: `We have the best bit, and ${guest} saw it.`,
  };
}

/** What is told of whoever comes by the family's own words. */
export function visitorSlots(words: OwnWords): Slots {
  const { guest, clean, name } = words;
  const wim = guest ?? 'Wim';
  const lives = guest !== null && staying.test(clean) && !night.test(clean);
  return {
    ...mannerOf(words),
    ...visitSlots(wim, clean, lives),
    ...tellingSlots(wim, name),
    stays: lives ? ` Then Bruno drives ${guest} back to you, where a bed is ready. For ${guest} lives with you now.` : '',
    staysLittle: lives ? ` Then ${guest} comes back to live with you, and has a bed by yours.` : '',
  };
}
