import { useEffect, useState } from 'react';
import { type Picture, readPicture, savePicture } from '../../data/pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The picture of one adventure on this device. */
export type PictureControl = {
  /** The address of the picture; null where there is none, undefined while it is not known yet. */
  url: string | null | undefined;
  /** Stores a photo, made smaller, in its place; returns false where that failed. */
  add: (file: Blob) => Promise<boolean>;
  /** Removes it; resolves to a function that restores it, or to null where it could not be removed. */
  remove: () => Promise<Restore | null>;
};

/** Stores a removed picture again; returns false where that failed. */
type Restore = () => Promise<boolean>;

/** The picture of an adventure of this account as a hook. */
export function usePicture(account: string, adventure: string): PictureControl {
  const [shown, setShown] = useState<Shown | null | undefined>(undefined);

  useEffect(() => {
    let gone = false;
    readPicture(account, adventure).then(
      (found) => gone || setShown(shownAt(found)),
      () => gone || setShown(null),
    );
    return () => {
      gone = true;
    };
  }, [account, adventure]);

  const url = shown?.url;
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  /** Stores a picture and shows it; null removes it. Returns false where the browser stores nothing. */
  const put = async (next: Picture | null): Promise<boolean> => {
    try {
      await savePicture(account, adventure, next);
    } catch {
      return false;
    }
    setShown(shownAt(next));
    return true;
  };

  return {
    url: shown === null ? null : url,
    add: (file) => shrinkPicture(file).then(put, () => false),
    remove: async () => {
      const before = shown?.picture ?? null;
      return (await put(null)) ? () => put(before) : null;
    },
  };
}

/** A picture, and the object URL that shows it. */
type Shown = { picture: Picture; url: string };

function shownAt(picture: Picture | null): Shown | null {
  return picture === null ? null : { picture, url: URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })) };
}
