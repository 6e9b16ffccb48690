import { useEffect, useRef } from 'react';
import { arrive } from './arrive.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

/** The h1 of a view. It takes the focus when the view opens, so that a screen reader starts there. */
export function ViewHeading(props: Omit<HeadingProps, 'level' | 'ref' | 'tabIndex'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arrive(heading.current), []);
  return <Heading {...props} ref={heading} level={1} tabIndex={-1} />;
}
