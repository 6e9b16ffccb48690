import { BookOpen, Footprints, Megaphone, MessagesSquare, PackageOpen, Sparkles, TreePine, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';

/** The four pages a new family leafs through. */

export type Slide = {
  title: string;
  /** Whose scene is on top. */
  theme: string;
  lead: string;
  points: readonly { icon: ReactNode; text: string }[];
};

export const slides: readonly [Slide, ...Slide[]] = [
  {
    title: 'Welcome to Play Venture',
    theme: 'default',
    lead: 'A storybook that your family steps into. You hold the book; the children are in the story, on their own feet, with no screen in their hands.',
    points: [
      { icon: <BookOpen />, text: 'Each adventure is a whole story, told in short steps.' },
      { icon: <Footprints />, text: 'Each step gives the children something to do: build, sneak, search, balance, decide.' },
    ],
  },
  {
    title: 'How it works',
    theme: 'pirates',
    lead: 'Choose who plays, where you are and which story you are in the mood for. Then:',
    points: [
      { icon: <Megaphone />, text: 'Read the large words aloud. The tinted notes are just for you.' },
      { icon: <MessagesSquare />, text: 'Let the children decide together what to do, and do it.' },
      { icon: <UserRoundPen />, text: 'Jot down what they did, if you like. What they build and name can come back in the story.' },
    ],
  },
  {
    title: 'What makes it special',
    theme: 'space',
    lead: 'The children’s choices decide how the story goes, and there is nothing to buy for it.',
    points: [
      { icon: <Sparkles />, text: 'It goes by each child’s age, interests and needs.' },
      { icon: <PackageOpen />, text: 'Its treasures are pillows, spoons and cardboard boxes.' },
      { icon: <TreePine />, text: 'It is kept on this device, so it works where there is no signal.' },
    ],
  },
  {
    title: 'Quick tips',
    theme: 'jungle',
    lead: 'Three small things that make the first time easier.',
    points: [
      { icon: <UserRoundPen />, text: 'Start with the profile: a name, an age and one thing each child loves are enough.' },
      { icon: <Footprints />, text: 'Go at their pace. Pause whenever you like; the story waits where you left it.' },
      { icon: <Sparkles />, text: 'If they run off with the story, follow them. They are doing it right.' },
    ],
  },
];
