import { useEffect, useRef } from 'react';
import type { Child } from '../../domain/entities/child.ts';

/**
 * Shows a message when the family's last child was deleted on another device while this page is open: the page then jumps to the profile.
 */
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
