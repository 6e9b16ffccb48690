import { useEffect, useRef } from 'react';
import type { Child } from '../domain/entities/child.ts';

/** Says it where the last child of the family is deleted elsewhere while it is on screen here: whoever plays or types is led to the profile then. */
export function useChildrenGone(children: readonly Child[] | undefined): void {
  const wereHere = useRef(false);
  const count = children?.length;
  useEffect(() => {
    if (count === 0 && wereHere.current)
      void import('./say-children-gone.ts').then(
        ({ sayChildrenGone }) => sayChildrenGone(),
        () => undefined,
      );
    wereHere.current = count !== undefined && count > 0;
  }, [count]);
}
