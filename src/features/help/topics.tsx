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
import type { helpWords } from '../../messages/help/help.ts';
import type { helpTitles } from '../../messages/help/help-titles.ts';

/** The help topic of each view that has one; the texts are in `messages/help/help.ts`. */

type Words = ReturnType<typeof helpWords.get>;
export type HelpTopic = keyof ReturnType<typeof helpTitles.get>;

type Help = { theme: string; points: readonly { point: keyof Words['points']; icon: ReactNode }[] };

export const helpTopics: Record<HelpTopic, Help> = {
  play: {
    theme: 'knights',
    points: [
      { point: 'aloud', icon: <BookOpenText /> },
      { point: 'details', icon: <ListPlus /> },
      { point: 'together', icon: <MessagesSquare /> },
    ],
  },
  setup: {
    theme: 'jungle',
    points: [
      { point: 'who', icon: <UsersRound /> },
      { point: 'you', icon: <HandHeart /> },
      { point: 'where', icon: <MapPinned /> },
      { point: 'theme', icon: <Palette /> },
    ],
  },
  profile: {
    theme: 'fairy-tale',
    points: [
      { point: 'name', icon: <UserRound /> },
      { point: 'child', icon: <Cake /> },
      { point: 'interests', icon: <Smile /> },
      { point: 'considerations', icon: <Heart /> },
      { point: 'places', icon: <Boxes /> },
    ],
  },
};
