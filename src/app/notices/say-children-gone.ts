import { profileWords } from '../../messages/profile/profile.ts';
import { toast } from '../../ui/Toast/toast.ts';

/** Explains why the profile suddenly appeared. */
export function sayChildrenGone(): void {
  toast({ title: profileWords.get().childrenGone, description: profileWords.get().childrenGoneText, id: 'children-gone' });
}
