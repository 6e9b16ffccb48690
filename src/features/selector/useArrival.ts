import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a view: when the view opens, the page stands at its top and the heading has the focus. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}
