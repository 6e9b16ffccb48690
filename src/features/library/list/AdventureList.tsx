import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { AdventureSummary } from '../../../data/read/parse.ts';
import { libraryWords } from '../../../messages/library.ts';
import { adventureName } from '../../../messages/shared/adventures.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AlertDialog } from '../../../ui/AlertDialog/AlertDialog.tsx';
import { CardGrid, type CardGridProps } from '../../../ui/CardGrid/CardGrid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { lazyDialog } from '../../../ui/lazy.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { useAdventureActions } from '../useAdventureActions.ts';
import { AdventureCard } from './AdventureCard.tsx';
import styles from './AdventureList.module.css';

const KeepsakeDialog = lazyDialog(
  () => import('../KeepsakeDialog.tsx').then(({ KeepsakeDialog }) => KeepsakeDialog),
  ({ onClosed }) => onClosed(),
);

export type AdventureListProps = {
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
export function AdventureList({ title, adventures, continueLabel, grid: Cards = CardGrid, footer }: AdventureListProps) {
  const actions = useAdventureActions();
  const section = useRef<HTMLDivElement>(null);
  const [deleting, setDeleting] = useState<AdventureSummary | null>(null);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<AdventureSummary | null>(null);

  return (
    <Stack as="section" ref={section}>
      <Heading level={2}>{title}</Heading>
      <Cards
        min="27rem"
        rowHeight={cardHeight}
        items={adventures}
        keyOf={(adventure) => adventure.id}
        renderItem={(adventure) => (
          <AdventureCard
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
      <DeleteAdventure
        adventure={deleting}
        among={adventures}
        section={section}
        open={asking}
        onOpenChange={setAsking}
        onDelete={actions.remove}
      />
      {reading !== null && <KeepsakeDialog id={reading.id} name={adventureName(reading)} onClosed={() => setReading(null)} />}
    </Stack>
  );
}

type DeleteAdventureProps = {
  adventure: AdventureSummary | null;
  /** The list that it is in, and the element that has their cards. */
  among: readonly AdventureSummary[];
  section: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves to false if it was not deleted. */
  onDelete: (id: string) => Promise<boolean>;
};

/** Asks before an adventure is deleted. */
function DeleteAdventure({ adventure, among, section, open, onOpenChange, onDelete }: DeleteAdventureProps) {
  const t = useMessages(libraryWords);
  /** The adventure whose card moves into the place of the deleted one; null if none is left, undefined if none was deleted. */
  const next = useRef<string | null>(undefined);

  async function remove(): Promise<boolean> {
    if (adventure === null) return true;
    const index = among.findIndex(({ id }) => id === adventure.id);
    const neighbour = among[index + 1] ?? among[index - 1];
    const gone = await onDelete(adventure.id);
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
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.deleteTitle}
      confirmLabel={t.deleteConfirm}
      destructive
      onConfirm={remove}
      finalFocus={goOn}
    >
      <p className={styles.which}>
        <bdi>{adventure === null ? '' : adventureName(adventure)}</bdi>
      </p>
      <p>{t.deleteWarning}</p>
    </AlertDialog>
  );
}
