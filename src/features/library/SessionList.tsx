import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { AdventureSummary } from '../../data/read/parse.ts';
import { adventureName } from '../../messages/adventures.ts';
import { libraryWords } from '../../messages/library.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { CardGrid, type CardGridProps } from '../../ui/CardGrid/CardGrid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { SessionCard } from './SessionCard.tsx';
import styles from './SessionList.module.css';
import { useSessionActions } from './useSessionActions.ts';

const KeepsakeDialog = lazy(() => import('./KeepsakeDialog.tsx').then(({ KeepsakeDialog }) => ({ default: KeepsakeDialog })));

export type SessionListProps = {
  title: string;
  adventures: readonly AdventureSummary[];
  continueLabel?: string | undefined;
  /** How the cards are laid out: `VirtualGrid` where there may be thousands; by default all of them are rendered. */
  grid?: ((props: CardGridProps<AdventureSummary>) => ReactNode) | undefined;
  /** Shown under the cards. */
  footer?: ReactNode;
};

/** The estimated height of a card, in px. */
const cardHeight = 232;

/**
 * A titled list of adventure cards. Its dialogs are rendered outside of the cards, so that a card that disappears does not take its dialog
 * with it.
 */
export function SessionList({ title, adventures, continueLabel, grid: Cards = CardGrid, footer }: SessionListProps) {
  const t = useMessages(libraryWords);
  const actions = useSessionActions();
  const section = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<AdventureSummary | null>(null);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<AdventureSummary | null>(null);
  /** The adventure whose card moves into the place of the deleted one; null if none is left, undefined if none was deleted. */
  const next = useRef<string | null>(undefined);

  async function remove(): Promise<boolean> {
    if (deleting === null) return true;
    const index = adventures.findIndex((adventure) => adventure.id === deleting.id);
    const neighbour = adventures[index + 1] ?? adventures[index - 1];
    const gone = await actions.remove(deleting.id);
    if (gone) next.current = neighbour?.id ?? null;
    return gone;
  }

  /** Where the focus goes when the dialog closes: the button that opened it may be gone together with its card. */
  function goOn(): HTMLElement | true {
    const id = next.current;
    if (id === undefined) return true;
    next.current = undefined;
    const card = id === null ? null : section.current?.querySelector<HTMLElement>(`[data-adventure="${id}"]`);
    return card ?? document.querySelector('h1') ?? true;
  }

  return (
    <Stack as="section" ref={section}>
      <Heading level={2}>{title}</Heading>
      <Cards
        min="27rem"
        rowHeight={cardHeight}
        items={adventures}
        keyOf={(adventure) => adventure.id}
        renderItem={(adventure) => (
          <SessionCard
            adventure={adventure}
            continueLabel={continueLabel}
            onRename={(name) => actions.rename(adventure.id, name)}
            onRead={setReading}
            onDelete={(chosen) => {
              setDeleting(chosen);
              setAsking(true);
            }}
          />
        )}
      />
      {footer}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.deleteTitle}
        confirmLabel={t.deleteConfirm}
        destructive
        onConfirm={remove}
        finalFocus={goOn}
      >
        <p className={styles.which}>
          <bdi>{deleting === null ? '' : adventureName(deleting)}</bdi>
        </p>
        <p>{t.deleteWarning}</p>
      </AlertDialog>
      {reading !== null && (
        <Suspense fallback={null}>
          <KeepsakeDialog id={reading.id} name={adventureName(reading)} onClosed={() => setReading(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
