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
    lead: 'You are the storyteller. Three things make an adventure:',
    points: [
      {
        icon: <BookOpenText />,
        title: 'Read the story aloud',
        text: 'The large words on paper are for the children. Read them slowly, do the voices, stop for wide eyes. The tinted notes are for you alone.',
      },
      {
        icon: <ListPlus />,
        title: 'Open the Additional Details',
        text: 'Where a step has more to it, such as an easier way or help for when somebody is stuck, it opens under Additional Details.',
      },
      {
        icon: <MessagesSquare />,
        title: 'Make choices together',
        text: 'Ask the children what they do, and let them do it. Then write it under Add Adventure Details: the next step takes it up. With nothing written, the story simply goes on.',
      },
    ],
  },
  setup: {
    title: 'Setting Up Your Adventure',
    theme: 'jungle',
    lead: 'A minute of choosing, and the story fits your afternoon.',
    points: [
      {
        icon: <UsersRound />,
        title: 'Choose who takes part',
        text: 'Tap the children who play today. Everyone gets a part that suits their age.',
      },
      {
        icon: <HandHeart />,
        title: 'Choose your own part',
        text: 'Watch over it all, throw in a hint now and then, take a role in the story, or be an adventurer like the others.',
      },
      {
        icon: <MapPinned />,
        title: 'Say where you are, and how lively it may get',
        text: 'The place decides what there is to play with. The energy goes from a quiet corner to a good run around.',
      },
      {
        icon: <Palette />,
        title: 'Select a theme and a style',
        text: 'Themes that go well with your choices are shown first. Nothing among them? Describe a story of your own.',
      },
    ],
  },
  profile: {
    title: 'Profile Setup Guide',
    theme: 'fairy-tale',
    lead: 'The more the storyteller knows, the more the story is theirs. Only a name and a child are needed to begin.',
    points: [
      {
        icon: <UserRound />,
        title: 'Your name',
        text: 'What the children call you. When you play along, the story calls you that too.',
      },
      {
        icon: <Cake />,
        title: 'Each child’s name and age',
        text: 'Ages 3-12 work best. Younger and older ones are welcome; their steps are made shorter, or trickier.',
      },
      {
        icon: <Smile />,
        title: 'Interests',
        text: 'Dinosaurs, trains, baking, the neighbour’s cat. Put a comma between them, and they turn up in the story.',
      },
      {
        icon: <Heart />,
        title: 'Special Considerations',
        text: 'A sore knee, a fear of the dark, a wheelchair, two languages. What you write here is respected in every step.',
      },
      {
        icon: <Boxes />,
        title: 'Custom environments',
        text: 'Grandma’s garden, the den under the stairs: describe a place and what lies around in it, and adventures can happen there.',
      },
    ],
  },
};
