import { useEffect, useRef } from 'react';
import { arrive } from './arrive.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

/** The one h1 of a view. It takes the focus when the view opens, at the top of the page, so that a screen reader begins there. */
export function ViewHeading(props: Omit<HeadingProps, 'level' | 'ref' | 'tabIndex'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arrive(heading.current), []);
  return <Heading {...props} ref={heading} level={1} tabIndex={-1} />;
}
