import { namespace } from '../i18n.ts';

/** The help of each view; a point has a title and a text. */
export const helpWords = namespace('help', {
  close: 'Got it',
  leads: {
    play: 'You are the storyteller. An adventure takes three things:',
    setup: 'Everything is filled in already. Tap a line to change it, or just start; Surprise us picks a story for you.',
    profile: 'Your name and one child are enough to begin. Whatever else you add makes the story more theirs.',
  },
  points: {
    aloud: 'Read the story aloud',
    details: 'Open the Additional Details',
    together: 'Make choices together',
    who: 'Choose who takes part',
    you: 'Choose your own part',
    where: 'Say where you are, and how wild it may get',
    theme: 'Select a theme and a style',
    name: 'Your name',
    child: 'Each child’s name and age',
    interests: 'Interests',
    considerations: 'Special Considerations',
    places: 'Custom environments',
  },
  texts: {
    aloud:
      'The large words on paper are for the children. Read them slowly, do the voices, pause for wide eyes. The tinted notes are just for you.',
    details:
      'Too hard, too easy, or somebody is stuck? The tinted notes of a step say what helps. Some storytellers write more: then there are Additional Details below.',
    together:
      'Let the children decide what to do, and do it. Then jot it down under Add Adventure Details: what they choose, build and name can come back in the story. Without a note, it simply goes on.',
    who: 'Tap the children who are playing today. The story goes by their ages.',
    you: 'Watch over it all, drop a hint now and then, take on a role in the story, or be an adventurer like the children.',
    where: 'The place decides what there is to play with. The activity level goes from a quiet corner to a good run around.',
    theme: 'You see the themes that go with your choices. Nothing you like? Describe a story of your own in a line.',
    name: 'What the children call you. When you play along, the story calls you that, too.',
    child: 'Ages 3-12 work best. Younger and older children are welcome: their steps get simpler, or trickier.',
    interests:
      'Dinosaurs, trains, baking, the neighbour’s cat. Three words each at most, separated by commas; every now and then the story comes to speak of one.',
    considerations:
      'A sore knee, a fear of the dark, a wheelchair, an allergy. The story leaves out what it recognises as unsuitable. You know your child best: skip anything that isn’t right.',
    places: 'Grandma’s garden, the den under the stairs: describe a place and what is in it, and you can play there.',
  },
});
