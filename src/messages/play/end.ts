import { namespace, params } from '../i18n.ts';

/** The last page of an adventure, and what the family can keep of it. */
export const endWords = namespace('end', {
  titles: {
    completed: 'Adventure Complete!',
    ended_early: 'Mission Aborted...!',
    paused_for_continuation: 'Adventure Paused',
    /** Shown if the family stopped because somebody needed the adult: no celebration, and no joke. */
    hurt: 'Adventure Saved',
  },
  resume: 'Resume Adventure',
  library: 'Return to Adventure Library',
  again: 'Play Again',
  read: 'Read the Story',
  share: 'To keep and to share',
  booklet: 'Print Booklet',
  cards: 'Print Pocket Cards',

  error: 'Error',
  picture: 'A picture of yours',
  pictureOf: params('From your {name}'),
  pictureFile: 'Picture file',
  addPicture: 'Add a Picture',
  otherPicture: 'Another Picture',
  removePicture: 'Remove Picture',
  pictureNote: 'A photo or a drawing of theirs. It stays on this device.',
  pictureKept: 'Picture kept',
  pictureKeptMore: 'It stays on this device.',
  pictureRefused: 'This picture could not be kept. Please try another one.',
  pictureRemoved: 'Picture removed',
  pictureNotRemoved: 'The picture could not be removed.',
  pictureNotRestored: 'The picture could not be restored.',
  undo: 'Undo',

  shareWithFriend: 'Share with a Friend',
  shared: 'The story is among your downloads',
  sharedMore: params(
    'The names of your family now, and those found in your notes, were taken out of {file}. Look it over before you send it. Your friend opens it in Play Venture under My Profile, Settings, Import.',
  ),
  notShared: 'The story could not be shared just now.',
  /** The place in a story that is shared with another family. */
  anywhere: 'Wherever you are',
  fileName: 'adventure',
});
