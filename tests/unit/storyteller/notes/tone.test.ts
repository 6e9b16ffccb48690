import { describe, expect, it } from 'vitest';
import { type Tone, toneOf } from '../../../../src/storyteller/notes/en/tone.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';

/** The tone of a note's deed towards whoever is called so in it; `unheard` where no deed is told again. */
function toneIn(note: string, name: string): Tone | null | 'unheard' {
  const { events } = readNote(note, { children: ['Mia', 'Tom'], offers: [], dropped: [] });
  const deed = events.find(({ kind }) => kind === 'did')?.what;
  return deed === undefined ? 'unheard' : toneOf(deed, name);
}

const kind: [note: string, name: string][] = [
  ['Mia hugged Bertha', 'bertha'],
  ['they cuddled the little ghost', 'ghost'],
  ['Tom shook the giant’s hand', 'giant'],
  ['Mia gave the dragon a kiss on the nose', 'dragon'],
  ['they gave Bertha half of the sandwich', 'bertha'],
  ['Tom gave his scarf to the snowman', 'snowman'],
  ['Mia stroked the dragon’s back', 'dragon'],
  ['they sang a lullaby for the troll', 'troll'],
  ['they sang a song to the whale', 'whale'],
  ['Mia danced with the bear', 'bear'],
  ['Tom said sorry to the ghost', 'ghost'],
  ['they said thank you to the fairy', 'fairy'],
  ['Mia told the sad knight a joke', 'knight'],
  ['they helped the snail across the road', 'snail'],
  ['Tom helped the captain with the sail', 'captain'],
  ['they fed the hungry wolf', 'wolf'],
  ['Mia fed the dragon some leaves', 'dragon'],
  ['they freed the mouse from the net', 'mouse'],
  ['Tom rescued the kitten from the tree', 'kitten'],
  ['Mia tucked the baby dragon in', 'dragon'],
  ['they tucked the teddy into bed', 'teddy'],
  ['Tom blew the mermaid a kiss', 'mermaid'],
  ['Mia waved to the whale', 'whale'],
  ['they waved goodbye to the giant', 'giant'],
  ['Tom bowed to the queen', 'queen'],
  ['they cheered for the little snail', 'snail'],
  ['Mia comforted the crying ghost', 'ghost'],
  ['they clapped for the wizard', 'wizard'],
  ['Tom invited the monster to the party', 'monster'],
  ['Mia shared the biscuits with the goblin', 'goblin'],
  ['they shared their blanket with the owl', 'owl'],
  ['Tom mended the pirate’s boot', 'pirate'],
  ['Mia brushed the lion’s mane', 'lion'],
  ['they brought the king a cup of tea', 'king'],
  ['Tom carried the tired snail home', 'snail'],
  ['Mia held the ghost’s hand', 'ghost'],
  ['they warmed the penguin under a blanket', 'penguin'],
  ['they whispered good night to the bear', 'bear'],
  ['Mia put a plaster on the dragon’s paw', 'dragon'],
  ['they put a blanket over the sleeping giant', 'giant'],
  ['Tom offered the fox a biscuit', 'fox'],
  ['they congratulated the captain', 'captain'],
  ['Mia smiled at the monster', 'monster'],
  ['Tom returned the hat to the wizard', 'wizard'],
  ['they gave the crown back to the king', 'king'],
  ['they made friends with the spider', 'spider'],
  ['they brought flowers to the witch', 'witch'],
  ['Tom let the bird out of the cage', 'bird'],
  ['they cheered the knight on', 'knight'],
  ['Tom lent the captain his telescope', 'captain'],
  ['Mia wiped the dragon’s tears', 'dragon'],
  ['they took the lost penguin home', 'penguin'],
  ['they gave three cheers for the mouse', 'mouse'],
  ['Mia said goodbye to the whale', 'whale'],
  ['they welcomed Dollop on board', 'dollop'],
  ['Mia wrapped the snowman in a scarf', 'snowman'],
  ['they stroked the fox very gently', 'fox'],
  ['Tom saved the queen from the wolf', 'queen'],
  ['Mia read the owl a bedtime story', 'owl'],
  ['they gave their cake to the hungry bear', 'bear'],
  ['Tom took the captain’s hand', 'captain'],
  ['Tom shouted hello to the giant', 'giant'],
];

const rude: [note: string, name: string][] = [
  ['Tom shouted at the captain', 'captain'],
  ['they yelled at the troll', 'troll'],
  ['Mia stuck her tongue out at the witch', 'witch'],
  ['Tom pulled the wolf’s tail', 'wolf'],
  ['they pushed the giant off the bridge', 'giant'],
  ['Tom stole the pirate’s hat', 'pirate'],
  ['they stole the gold from the dragon', 'dragon'],
  ['Mia took the captain’s hat', 'captain'],
  ['Tom grabbed the spoon from the cook', 'cook'],
  ['they hid the king’s crown', 'king'],
  ['Mia laughed at the knight', 'knight'],
  ['they locked the ghost in the cupboard', 'ghost'],
  ['they locked the giant out', 'giant'],
  ['Tom tied the pirate up', 'pirate'],
  ['they tied up the robber', 'robber'],
  ['Tom poked the sleeping dragon', 'dragon'],
  ['they threw mud at the king', 'king'],
  ['Mia threw a cushion at the ghost', 'ghost'],
  ['Tom scared the owl away', 'owl'],
  ['they frightened the little mouse', 'mouse'],
  ['they made fun of the wizard', 'wizard'],
  ['Mia kicked the giant’s foot', 'giant'],
  ['they chased the goblin away', 'goblin'],
  ['Mia trapped the fox in a net', 'fox'],
  ['Tom blew a raspberry at the queen', 'queen'],
  ['they tricked the witch', 'witch'],
  ['Mia teased the snail', 'snail'],
  ['Mia growled at the bear', 'bear'],
  ['they squirted the king with water', 'king'],
  ['they gave the ghost a fright', 'ghost'],
  ['Mia stepped on the giant’s toe', 'giant'],
  ['they fought the dragon', 'dragon'],
  ['Mia snatched the wand from the witch', 'witch'],
  ['Tom took the wizard’s wand', 'wizard'],
  ['they pushed the witch into the oven', 'witch'],
  ['Mia yelled at Dollop', 'dollop'],
  ['Tom knocked the king’s hat off', 'king'],
  ['they stole the giant’s boots', 'giant'],
  ['Mia pulled the cat’s tail', 'cat'],
  ['they locked the troll in the bathroom', 'troll'],
  ['Tom shouted boo at the ghost', 'ghost'],
  ['they laughed at the penguin’s hat', 'penguin'],
  ['Mia threw snowballs at the snowman', 'snowman'],
  ['Tom trapped the spider under a cup', 'spider'],
  ['they scared the fairy', 'fairy'],
  ['they chased the pirates away', 'pirates'],
  ['Tom hid the captain’s map', 'captain'],
  ['they squashed the spider', 'spider'],
  ['Mia drew a moustache on the queen', 'queen'],
  ['they told the ogre to go away', 'ogre'],
  ['Tom pinched the baker’s nose', 'baker'],
  ['they tricked the fox with a fake map', 'fox'],
];

/** Done with somebody, past them, for the game, or to a thing of theirs: nobody of the story has an answer to that. */
const neither: [note: string, name: string][] = [
  ['Mia looked at the dragon', 'dragon'],
  ['they asked the king about the key', 'king'],
  ['Tom followed the fox', 'fox'],
  ['they marched past the guard', 'guard'],
  ['Mia copied the penguin', 'penguin'],
  ['they read the letter from the queen', 'queen'],
  ['Tom read the map with the captain', 'captain'],
  ['they played hide and seek with the ghost', 'ghost'],
  ['Mia hid from the giant', 'giant'],
  ['they hid behind the wizard', 'wizard'],
  ['they hid in the captain’s hat', 'captain'],
  ['Tom ran from the wolf', 'wolf'],
  ['they sneaked past the sleeping dragon', 'dragon'],
  ['Mia took the key from the hook', 'hook'],
  ['they took the path to the castle', 'castle'],
  ['they took a picture of the troll', 'troll'],
  ['they threw the rope to the pirate', 'pirate'],
  ['they threw a ball to the dog', 'dog'],
  ['Mia roared like the lion', 'lion'],
  ['they roared with the dragon', 'dragon'],
  ['they laughed with the clown', 'clown'],
  ['they shouted for the captain', 'captain'],
  ['they shouted the password at the gate', 'gate'],
  ['Mia stared at the stars', 'stars'],
  ['they chased the captain’s hat', 'captain'],
  ['Tom pushed the boat into the water', 'boat'],
  ['they pushed the cart for the king', 'king'],
  ['Mia kicked the ball to the bear', 'bear'],
  ['they fought the storm with the captain', 'captain'],
  ['Tom tied the boat to the tree', 'tree'],
  ['Mia locked the door', 'door'],
  ['they put the hat on the snowman', 'snowman'],
  ['Tom found the way to the castle', 'castle'],
  ['they told the king everything', 'king'],
  ['Mia told the captain about the storm', 'captain'],
  ['they left the castle with the knight', 'knight'],
  ['they made a noise like a ghost', 'ghost'],
  ['Tom blew out the candle', 'candle'],
  ['they blew on the soup', 'soup'],
  ['they missed the boat', 'boat'],
  ['they danced around the fire', 'fire'],
  ['they brushed past the witch', 'witch'],
  ['they hissed like snakes at the gate', 'snakes'],
  ['they growled like bears at the moon', 'bears'],
  ['Tom tripped over the captain', 'captain'],
  ['they woke up the sun', 'sun'],
  ['they waved the flag', 'flag'],
  ['Tom threw the captain a rope', 'captain'],
  ['they raced the snail', 'snail'],
  ['Mia climbed on the dragon’s back', 'dragon'],
  ['they flew with the owl', 'owl'],
  ['Tom asked the witch her name', 'witch'],
  ['they carried the message to the king', 'king'],
  ['Mia built a wall against the wolf', 'wolf'],
  ['they made a trap for the goblin', 'goblin'],
  ['Tom drew the giant’s foot', 'giant'],
  ['they shouted with the pirates', 'pirates'],
  ['Mia rode the lion', 'lion'],
  ['they waited for the fairy', 'fairy'],
  ['Tom hid the key under the bear', 'bear'],
  ['they took the dragon to the castle', 'dragon'],
  ['Mia held the bag for the captain’s map', 'captain'],
  ['they crept round the troll', 'troll'],
  ['Tom guarded the gate against the fox', 'fox'],
  ['they fetched water from the witch’s well', 'witch'],
  ['Mia danced like the queen', 'queen'],
  ['they swapped hats with the pirate', 'pirate'],
  ['they protected the egg from the fox', 'fox'],
  ['Mia tickled the guard', 'guard'],
  ['Tom splashed the mermaid', 'mermaid'],
  ['they saved a seat for the ghost’s hat', 'ghost'],
  ['they rescued the princess from the dragon', 'dragon'],
];

describe('[BEY-05] A deed is answered in its tone', () => {
  it.each(kind)('kind: %s', (note, name) => {
    expect(toneIn(note, name)).toBe('kind');
  });

  it.each(rude)('rude: %s', (note, name) => {
    expect(toneIn(note, name)).toBe('rude');
  });

  it.each(neither)('neither kind nor rude: %s', (note, name) => {
    expect(['unheard', null]).toContain(toneIn(note, name));
  });

  it('is towards whoever is meant, not towards whoever else is spoken of', () => {
    expect(toneOf('stole the hat from the wizard', 'wizard')).toBe('rude');
    expect(toneOf('gave the wizard’s hat to the captain', 'captain')).toBe('kind');
    expect(toneOf('gave the wizard’s hat to the captain', 'wizard')).toBeNull();
    expect(toneOf('hugged the wizard', 'captain')).toBeNull();
  });

  it.each(['they said it was great', 'Tom said no', 'they brought in the washing', 'Mia tied her shoes', 'they tied'])(
    'what is said of the evening is no deed: %s',
    (note) => {
      expect(toneIn(note, 'wizard')).toBe('unheard');
    },
  );
});
