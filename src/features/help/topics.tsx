import {
  BookOpenText,
  Boxes,
  Cake,
  HandHeart,
  Heart,
  ListPlus,
  MapPinned,
  MessagesSquare,
  Palette,
  Smile,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** What the help dialogs say: one for each view that needs a word. */

export type HelpTopic = 'play' | 'setup' | 'profile';

export type HelpPoint = { icon: ReactNode; title: string; text: string };
export type Help = { title: string; theme: string; lead: string; points: readonly HelpPoint[] };

export const helpTopics: Record<HelpTopic, Help> = {
  play: {
    title: 'How to Play',
    theme: 'knights',
    lead: 'You are the storyteller. An adventure takes three things:',
    points: [
      {
        icon: <BookOpenText />,
        title: 'Read the story aloud',
        text: 'The large words on paper are for the children. Read them slowly, do the voices, pause for wide eyes. The tinted notes are just for you.',
      },
      {
        icon: <ListPlus />,
        title: 'Open the Additional Details',
        text: 'Too hard, too easy, or somebody is stuck? Where a step has more to offer, it is under Additional Details.',
      },
      {
        icon: <MessagesSquare />,
        title: 'Make choices together',
        text: 'Let the children decide what to do, and do it. Then jot it down under Add Adventure Details: what they choose, build and name can come back in the story. Without a note, it simply goes on.',
      },
    ],
  },
  setup: {
    title: 'Setting Up Your Adventure',
    theme: 'jungle',
    lead: 'Everything is filled in already. Tap a line to change it, or just start; Surprise us picks a story for you.',
    points: [
      {
        icon: <UsersRound />,
        title: 'Choose who takes part',
        text: 'Tap the children who are playing today. The story goes by their ages.',
      },
      {
        icon: <HandHeart />,
        title: 'Choose your own part',
        text: 'Watch over it all, drop a hint now and then, take on a role in the story, or be an adventurer like the children.',
      },
      {
        icon: <MapPinned />,
        title: 'Say where you are, and how wild it may get',
        text: 'The place decides what there is to play with. The activity level goes from a quiet corner to a good run around.',
      },
      {
        icon: <Palette />,
        title: 'Select a theme and a style',
        text: 'You see the themes that go with your choices. Nothing you like? Describe a story of your own in a line.',
      },
    ],
  },
  profile: {
    title: 'Profile Setup Guide',
    theme: 'fairy-tale',
    lead: 'Your name and one child are enough to begin. Whatever else you add makes the story more theirs.',
    points: [
      {
        icon: <UserRound />,
        title: 'Your name',
        text: 'What the children call you. When you play along, the story calls you that, too.',
      },
      {
        icon: <Cake />,
        title: 'Each child’s name and age',
        text: 'Ages 3-12 work best. Younger and older children are welcome: their steps get simpler, or trickier.',
      },
      {
        icon: <Smile />,
        title: 'Interests',
        text: 'Dinosaurs, trains, baking, the neighbour’s cat. Separate them with commas; every now and then one of them turns up in the story.',
      },
      {
        icon: <Heart />,
        title: 'Special Considerations',
        text: 'A sore knee, a fear of the dark, a wheelchair, an allergy. The story leaves out what it recognises as unsuitable. You know your child best: skip anything that isn’t right.',
      },
      {
        icon: <Boxes />,
        title: 'Custom environments',
        text: 'Grandma’s garden, the den under the stairs: describe a place and what is in it, and you can play there.',
      },
    ],
  },
};
