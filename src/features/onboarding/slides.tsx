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
      { icon: <BookOpen />, text: 'Each adventure is told in short steps, made for the children who play.' },
      { icon: <Footprints />, text: 'Each step gives them something to do: build, sneak, search, balance, decide.' },
    ],
  },
  {
    title: 'How it works',
    theme: 'pirates',
    lead: 'Choose who plays, where you are and what kind of story you are in the mood for. Then:',
    points: [
      { icon: <Megaphone />, text: 'Read the large words aloud. The tinted notes are for you alone.' },
      { icon: <MessagesSquare />, text: 'Let the children choose together what to do, and let them do it.' },
      { icon: <UserRoundPen />, text: 'Write down what happened, if you like. The next step takes it up.' },
    ],
  },
  {
    title: 'What makes it special',
    theme: 'space',
    lead: 'No two families get the same story, and none has to buy anything for it.',
    points: [
      { icon: <Sparkles />, text: 'It knows each child’s age, loves and needs, and finds everyone a part.' },
      { icon: <PackageOpen />, text: 'Its treasures are pillows, spoons and cardboard boxes.' },
      { icon: <TreePine />, text: 'It is packed on this device, so it plays on where there is no signal.' },
    ],
  },
  {
    title: 'Quick tips',
    theme: 'jungle',
    lead: 'Three small things that make the first afternoon easier.',
    points: [
      { icon: <UserRoundPen />, text: 'Begin with the profile: a name, an age and one thing each child loves will do.' },
      { icon: <Footprints />, text: 'Go at their pace. Pause whenever you want; the story waits where you left it.' },
      { icon: <Sparkles />, text: 'If they run off with the story, follow them. They are doing it right.' },
    ],
  },
];
