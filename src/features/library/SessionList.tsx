import { type ReactNode, useRef, useState } from 'react';
import type { AdventureSummary } from '../../data/parse.ts';
import { adventureName } from '../../domain/naming.ts';
import { AlertDialog } from '../../ui/AlertDialog/AlertDialog.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Grid, Stack } from '../../ui/Stack/Stack.tsx';
import { KeepsakeDialog } from './KeepsakeDialog.tsx';
import { SessionCard } from './SessionCard.tsx';
import { useSessionActions } from './useSessionActions.ts';

export type SessionListProps = {
  title: string;
  headingLevel: 2 | 3;
  adventures: readonly AdventureSummary[];
  continueLabel?: string | undefined;
  onResume: (adventure: AdventureSummary) => void;
  onPlayAgain: (adventure: AdventureSummary) => void;
  /** Under the cards. */
  footer?: ReactNode;
};

/** Every cover is a drawing: a library of years is shown in parts. */
const pageSize = 24;

/** A titled shelf of session cards. The questions it asks stand outside of the cards: a card that goes takes nothing with it. */
export function SessionList({ title, headingLevel, adventures, continueLabel, onResume, onPlayAgain, footer }: SessionListProps) {
  const actions = useSessionActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<AdventureSummary | null>(null);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<AdventureSummary | null>(null);
  const [pages, setPages] = useState(1);
  const shown = adventures.slice(0, pages * pageSize);
  const more = adventures.length - shown.length;

  async function remove(): Promise<boolean> {
    if (deleting === null) return true;
    const gone = await actions.remove(deleting.id);
    // The button that opened the dialog is gone with its card.
    if (gone) requestAnimationFrame(() => heading.current?.focus());
    return gone;
  }

  return (
    <Stack as="section" gap={4}>
      <Heading ref={heading} tabIndex={-1} level={headingLevel} size="medium">
        {title}
      </Heading>
      <Grid as="ul" min="27rem" gap={5}>
        {shown.map((adventure) => (
          <li key={adventure.id}>
            <SessionCard
              adventure={adventure}
              headingLevel={headingLevel === 2 ? 3 : 4}
              continueLabel={continueLabel}
              onResume={onResume}
              onPlayAgain={onPlayAgain}
              onRename={(name) => actions.rename(adventure.id, name)}
              onRead={setReading}
              onDelete={(chosen) => {
                setDeleting(chosen);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </Grid>
      {more > 0 && (
        <p>
          <Button onClick={() => setPages(pages + 1)}>Show {Math.min(more, pageSize)} more</Button>
        </p>
      )}
      {footer}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Adventure Session"
        confirmLabel="Delete"
        destructive
        onConfirm={remove}
      >
        <p>
          <strong>{deleting === null ? '' : adventureName(deleting)}</strong> goes for good. This cannot be undone: it removes the session
          and all progress.
        </p>
      </AlertDialog>
      {reading !== null && <KeepsakeDialog id={reading.id} name={adventureName(reading)} onClosed={() => setReading(null)} />}
    </Stack>
  );
}
