import { profileWords } from '../messages/profile.ts';
import { toast } from '../ui/Toast/toast.ts';

/** Says why the profile is on screen all of a sudden. */
export function sayChildrenGone(): void {
  toast({ title: profileWords.get().childrenGone, description: profileWords.get().childrenGoneText, id: 'children-gone' });
}
