import type { Tale } from '../tales/schema.ts';
import { contentStems } from '../words/content-words.ts';
import { wordSet } from '../words/word-set.ts';
import type { Report } from './fault.ts';
import { piecesOf, tellingsOf } from './texts.ts';

/** Words for people and living beings, by stem: who turns up in a story must belong to it. */
const animate =
  wordSet(`actor admiral alligator angel artist astronaut aunt baby baker barber beaver bee beetle bird bishop boar boy bride butcher butler butterfly camel captain
carpenter cat caterpillar chef chick chicken clown cobbler comet cousin cow cowboy cricket crocodile crow cub daughter deer detective dentist dinosaur doctor dog dolphin
donkey dove dragon dragonfly duke dwarf eagle eel elephant elf emperor farmer father fairy ferret fireman firefly fish fisherman flamingo flea fox frog
gardener gecko general ghost giant giraffe girl gnome goat goblin goldfish goose gorilla grandfather grandmother grandpa grandma grasshopper gull hamster hawk hedgehog hen hermit
heron hippo horse human inspector jaguar jellyfish kangaroo king kitten knight koala ladybird lamb leopard librarian lion lizard lobster magician mayor mermaid miller monkey
monster moose mosquito moth mother mouse mice mule musician neighbour newt nurse octopus officer ogre opera orangutan ostrich otter owl ox oyster painter panda parrot peacock pelican penguin
pig pigeon pirate plumber poet policeman pony pope porcupine postman priest prince princess professor puffin pup puppy queen rabbit raccoon rat raven reindeer rhino robin robot sailor
salamander scientist seahorse shark sheep shepherd shoemaker shrimp sister skunk sloth snail snake soldier son spider squid squirrel starfish stork student tailor teacher thief
tiger toad tortoise toucan troll turtle uncle unicorn vet villain wasp watchman weasel whale widow wife witch wizard wolf worm zebra`);

/** Words (by stem) in `heard` for people and living beings that do not belong to the tale. `own`: words that may be named besides the tale's. */
export function strangersTo(tale: Tale, heard: string, own = ''): string[] {
  const known = contentStems(
    [
      ...tale.cast.flatMap(({ name, is, talks, wants }) => [name, is, talks, wants]),
      ...tale.things.flatMap(({ name, words = [] }) => [name, ...words]),
      ...(tale.extras ?? []),
      tale.theme,
      tale.title,
      tale.want,
      tale.obstacle,
      tale.why,
      tale.stakes,
      own,
    ].join(' '),
  );
  return [...contentStems(heard)].filter((word) => animate.has(word) && !known.has(word));
}

/** Reports people and living beings in a tale's texts that nobody has introduced. */
export function checkStrangers(tale: Tale, report: Report): void {
  for (const { where, said } of piecesOf(tale)) {
    for (const { tier, text } of tellingsOf(said)) {
      for (const word of strangersTo(tale, text)) {
        report(`${where}/${tier}`, 'stranger', `who is the ${word}? Put it into the tale’s extras if it belongs there`, 'look');
      }
    }
  }
}
