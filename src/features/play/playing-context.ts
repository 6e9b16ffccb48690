import { createContext, type RefObject, useContext } from 'react';
import type { FamilyDb } from '../../data/db.ts';
import type { Adventure, ContinuationData } from '../../domain/entities/adventure.ts';
import type { Step } from '../../domain/steps/step.ts';
import type { Settings } from '../../platform/device/settings.ts';
import type { TroubleWatch } from './care/useTrouble.ts';
import type { Notes } from './notes/useNotes.ts';
import type { Play } from './usePlay.ts';
import type { PlayActions } from './usePlayActions.ts';
import type { Players } from './usePlayers.ts';

/** The adventure in play, and what can be done with it. */
export type Playing = {
  db: FamilyDb;
  adventure: Adventure;
  /** The adventure's steps and notes, with what is shown before it is stored. */
  data: ContinuationData;
  /** The open step; null while there is none. */
  step: Step | null;
  hand: Settings['hand'];
  play: Play;
  players: Players;
  notes: Notes;
  watch: TroubleWatch;
  actions: PlayActions;
  /** The id of the step whose page already had the focus. */
  shownRef: RefObject<string | undefined>;
};

export const PlayingContext = createContext<Playing | null>(null);

/**
 * The adventure in play, for the parts of the play screen. A component that is memoised, so that it re-renders for little, takes props instead.
 */
export function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (playing === null) throw new Error('usePlaying is called outside of the play screen');
  return playing;
}
