import { useState } from 'react';
import { useChildren, useEnvironments } from '../../../data/read/hooks.ts';
import type { AdventureSummary } from '../../../data/read/parse.ts';
import type { Child } from '../../../domain/entities/child.ts';
import type { Environment } from '../../../domain/entities/environment.ts';
import { libraryWords } from '../../../messages/library.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { LibraryUnavailable } from '../LibraryUnavailable.tsx';
import { useLibrary } from '../list/useLibrary.ts';
import styles from './ContinueSections.module.css';
import { ResumeCard } from './ResumeCard.tsx';

/** The dashboard's sections of adventures to continue. A section without adventures is left out. */
export function ContinueSections() {
  const t = useMessages(libraryWords);
  const library = useLibrary();
  const family = useChildren() ?? [];
  const places = useEnvironments() ?? [];
  switch (library.kind) {
    case 'loading':
      return (
        <div className={styles.sections} aria-busy="true">
          <Skeleton shape="block" height="15rem" />
        </div>
      );
    case 'lost':
      return <LibraryUnavailable />;
    case 'ready':
      break;
  }
  const { active, paused } = library;
  if (active.length + paused.length === 0) return null;
  const shared = { family, places };
  return (
    <div className={styles.sections} data-pair={active.length === 1 && paused.length === 1}>
      {active.length > 0 && <Section title={t.active} adventures={active} {...shared} />}
      {paused.length > 0 && <Section title={t.paused} adventures={paused} {...shared} />}
    </div>
  );
}

/** How many cards a section shows at first, and how many more each tap adds; the history has them all. */
const shownAtFirst = 4;
const shownMore = 12;

type SectionProps = {
  title: string;
  adventures: readonly AdventureSummary[];
  family: readonly Child[];
  places: readonly Environment[];
};

function Section({ title, adventures, family, places }: SectionProps) {
  const t = useMessages(libraryWords);
  const [room, setRoom] = useState(shownAtFirst);
  const shown = adventures.slice(0, room);
  const more = adventures.length - shown.length;
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.list}>
        {shown.map((adventure) => (
          <li key={adventure.id}>
            <ResumeCard adventure={adventure} family={family} places={places} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button onClick={() => setRoom(room + shownMore)}>{t.showMore({ more: Math.min(more, shownMore) })}</Button>
        </p>
      )}
    </section>
  );
}
