import type { Slots } from '../fill.ts';
import { capital, definite, type Term } from '../terms.ts';

/** What is wrong because the thing is gone, and what is right when it is back. */

type Loss = { gone: RegExp; lack: string; lackLittle: string; slots?: Slots };

/** The first that fits. `{owner}`, `{it}`. */
const losses: readonly Loss[] = [
  {
    gone: /\bcolou?rs?\b/i,
    lack: 'the soup is grey, and the plums, and every hat.',
    lackLittle: 'the soup is grey!',
    slots: {
      blue: '',
      coat: 'of every shade there is',
      glimpse: 'a red and a yellow',
      settled: 'Red goes back into the plums, and green into the soup. One drop of blue is left over, and it goes to the cap.',
    },
  },
  {
    gone: /\b(?:sun|moon|stars?|lights?|lamps?|lanterns?|torch|candles?)\b/i,
    lack: 'it is so dark that {owner} has said good evening to a coat stand.',
    lackLittle: 'it is so dark!',
  },
  {
    gone: /\b(?:glasses|spectacles)\b/i,
    lack: '{owner} has just said good evening to a coat stand.',
    lackLittle: '{owner} says hello to a chair.',
  },
  {
    gone: /\b(?:umbrellas?|parasols?)\b/i,
    lack: 'it has begun to rain, into everybody’s soup.',
    lackLittle: 'it rains into the soup!',
  },
  {
    gone: /\b(?:keys?)\b/i,
    lack: 'the door stays shut, and everybody stands outside it.',
    lackLittle: 'the door stays shut.',
  },
];
const anyLoss: Loss = {
  gone: /(?:)/,
  lack: '{owner} has looked everywhere twice, and won’t begin without {it}.',
  lackLittle: '{owner} looks high and low.',
};

export function lostSlots(thing: Term, owner: Term, ground: string): Slots {
  const { lack, lackLittle, slots } = losses.find(({ gone }) => gone.test(thing.text)) ?? anyLoss;
  const said = (text: string) => text.replaceAll('{owner}', definite(owner)).replaceAll('{it}', thing.number === 'many' ? 'them' : 'it');
  const isColours = slots !== undefined;
  return {
    lack: capital(said(lack)),
    lackLittle: capital(said(lackLittle)),
    stirs: isColours ? `a bit of the ${ground} still has a colour, and it is walking` : `a bit of the ${ground} is walking`,
    blue: 'blue ',
    coat: 'the colour of the evening',
    glimpse: definite(thing),
    settled: 'His coat has no idea what to look like. At last it just stays blue, like the cap.',
    ...slots,
  };
}
