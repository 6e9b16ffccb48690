import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/Heading/Heading.tsx';

/** The title of what has just taken the place of something else; it takes the focus, so that a screen reader goes on from here. */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Heading ref={heading} level={2} size="small" tabIndex={-1}>
      {children}
    </Heading>
  );
}
