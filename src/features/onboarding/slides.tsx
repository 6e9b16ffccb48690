import { BookOpen, Footprints, Megaphone, MessagesSquare, PackageOpen, Sparkles, TreePine, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { onboardingWords } from '../../messages/onboarding.ts';

/** The four slides of the introduction; their texts are in `messages/`. */

type Words = ReturnType<typeof onboardingWords.get>;

export type Slide = {
  id: keyof Words['titles'];
  /** The theme whose picture is shown. */
  theme: string;
  points: readonly { icon: ReactNode; say: keyof Words['points'] }[];
};

export const slides: readonly [Slide, ...Slide[]] = [
  {
    id: 'welcome',
    theme: 'default',
    points: [
      { icon: <BookOpen />, say: 'story' },
      { icon: <Footprints />, say: 'doing' },
    ],
  },
  {
    id: 'how',
    theme: 'pirates',
    points: [
      { icon: <Megaphone />, say: 'read' },
      { icon: <MessagesSquare />, say: 'decide' },
      { icon: <UserRoundPen />, say: 'jot' },
    ],
  },
  {
    id: 'special',
    theme: 'space',
    points: [
      { icon: <Sparkles />, say: 'fits' },
      { icon: <PackageOpen />, say: 'treasures' },
      { icon: <TreePine />, say: 'offline' },
    ],
  },
  {
    id: 'tips',
    theme: 'jungle',
    points: [
      { icon: <UserRoundPen />, say: 'profile' },
      { icon: <Footprints />, say: 'pace' },
      { icon: <Sparkles />, say: 'follow' },
    ],
  },
];
