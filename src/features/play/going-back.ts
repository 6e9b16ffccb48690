import { type Noted, nothingNoted } from './notes/texts.ts';
import type { Notes } from './notes/useNotes.ts';
import { forgetCleared, sayCleared } from './play-toasts.ts';
import type { Play } from './usePlay.ts';

/** Goes back to the previous step, which clears the notes; a toast offers to undo both. Notes that can't be saved stay where they are. */
export function goingBack(play: Play, { now, change, flush }: Notes): (noted: Noted) => Promise<void> {
  /** Goes forward again, to the notes as they were and what was typed since. */
  const returnTo = async (noted: Noted): Promise<void> => {
    const since = now();
    await flush();
    await play.next(nothingNoted, { agreed: false, inStory: false });
    const text = [noted.text.trim(), since.text.trim()].filter((each) => each !== '').join(' ');
    change({ text, said: [...noted.said, ...since.said] });
    await flush();
  };
  return async (noted) => {
    forgetCleared();
    if (!(await flush())) return;
    await play.back();
    if (noted.text.trim() !== '') sayCleared(() => void returnTo(noted));
  };
}
