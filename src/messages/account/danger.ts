import { namespace } from '../i18n.ts';

/** Deleting an account. */
export const dangerWords = namespace('danger', {
  danger: 'Danger Zone',
  dangerText: 'Deletes your account and everything your family has in it, on every device. There is no way back.',
  delete: 'Delete Account',
  sure: 'Are you absolutely sure?',
  keepAccount: 'Keep my account',
  deleteAll: 'Delete everything',
  undone: 'This cannot be undone. It permanently removes:',
  removed: {
    profile: 'Your profile information',
    children: 'All children profiles',
    adventures: 'All adventure history and sessions',
    places: 'All custom environments',
  },
  error: 'Error',
  deleteFailed: 'Failed to delete account. Please try again or contact support.',
  deleted: 'Account deleted',
  deletedText: 'Your account has been permanently deleted.',
});
