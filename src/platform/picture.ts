import { useCallback, useEffect, useState } from 'react';
import { keepPicture, type Picture, readPicture } from '../data/pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The picture of one adventure on this device. */
export type PictureControl = {
  /** An address to show it at; null where there is none, undefined while nobody knows yet. */
  url: string | null | undefined;
  /** Keeps a photo in its place, made small; answers false where that failed. */
  add: (file: Blob) => Promise<boolean>;
  /** Takes it away; answers how to bring it back. */
  remove: () => Promise<() => Promise<void>>;
};

export function usePicture(account: string, adventure: string): PictureControl {
  const [picture, setPicture] = useState<Picture | null | undefined>(undefined);
  const url = useUrl(picture);

  useEffect(() => {
    let gone = false;
    readPicture(account, adventure).then(
      (found) => gone || setPicture(found),
      () => gone || setPicture(null),
    );
    return () => {
      gone = true;
    };
  }, [account, adventure]);

  const put = useCallback(
    async (next: Picture | null): Promise<void> => {
      await keepPicture(account, adventure, next);
      setPicture(next);
    },
    [account, adventure],
  );

  return {
    url,
    add: (file) =>
      shrinkPicture(file)
        .then(put)
        .then(
          () => true,
          () => false,
        ),
    remove: async () => {
      const before = picture ?? null;
      await put(null);
      return () => put(before);
    },
  };
}

/** An address for the picture, for as long as it is shown. */
function useUrl(picture: Picture | null | undefined): string | null | undefined {
  const [shown, setShown] = useState<{ picture: Picture; url: string } | null>(null);
  useEffect(() => {
    if (picture === null || picture === undefined) return undefined;
    const url = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
    setShown({ picture, url });
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  if (picture === null || picture === undefined) return picture;
  return shown?.picture === picture ? shown.url : undefined;
}
