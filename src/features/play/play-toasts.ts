import type { Fault } from '../../domain/problems.ts';
import { playWords } from '../../messages/play/play.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import type { StopKind } from '../../story/stop.ts';
import { dismissToast, toast } from '../../ui/Toast/toast.ts';

/** The toasts of the play screen: what failed, and what was done. A success replaces the failure before it. */

type Failure = 'notUpdated' | 'noNextStep' | 'notRenamed' | 'notEdited';

/** The ids of what may succeed later. */
const later: Partial<Record<Failure, string>> = { noNextStep: 'step', notEdited: 'edited' };

/** `fault`: why it could not be stored, which the family may be able to help. */
export function sayError(what: Failure, fault?: Fault): void {
  const t = playWords.get();
  const description = fault === undefined ? t[what] : `${t[what]} ${sayFault(fault)}`;
  toast({ title: t.error, description, tone: 'destructive', id: later[what] });
}

export function sayNextReady(): void {
  toast({ title: playWords.get().nextReady, tone: 'success', id: 'step', duration: 2_500 });
}

export function sayDeleted(): void {
  toast({ title: playWords.get().deleted, id: 'deleted' });
}

export function sayEdited(): void {
  toast({ title: playWords.get().edited, tone: 'success', id: 'edited' });
}

export function sayStopped(kind: StopKind): void {
  toast({ title: playWords.get().stopped[kind], tone: 'success', id: 'stopped' });
}

/** Going back has cleared a note; `onUndo` brings it back. */
export function sayCleared(onUndo: () => void): void {
  const t = playWords.get();
  // Two toasts would reach down to the page, and the step that was ready is not on screen any more.
  dismissToast('step');
  toast({ title: t.noteCleared, action: { label: t.undo, onPress: onUndo }, id: clearedToast });
}

/** From now on there is nothing to bring the note back to. */
export function forgetCleared(): void {
  dismissToast(clearedToast);
}

const clearedToast = 'note-cleared';

/** The service has not been told yet; everything is saved on this device. */
export function sayQueued(kind: StopKind): void {
  const t = playWords.get();
  if (kind === 'pause') toast({ title: t.stopped.pause, description: t.pausedHere, tone: 'success', id: 'stopped' });
  else toast({ title: t.warning, description: t.noSummary });
}
