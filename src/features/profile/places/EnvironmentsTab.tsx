import { MapPinPlus, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Environment } from '../../../domain/entities/environment.ts';
import { limits } from '../../../domain/limits.ts';
import { placeWords } from '../../../messages/profile/places.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AlertDialog } from '../../../ui/AlertDialog/AlertDialog.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Rich } from '../../../ui/Rich/Rich.tsx';
import { Grid, Row, Stack } from '../../../ui/Stack/Stack.tsx';
import type { FamilyForm } from '../useFamilyForm.ts';
import { EnvironmentForm } from './EnvironmentForm.tsx';
import styles from './EnvironmentsTab.module.css';

type Props = { form: FamilyForm; headingLevel: 2 | 3 };

/** The family's own places: a list, or the form for one of them. */
export function EnvironmentsTab({ form, headingLevel }: Props) {
  const { place } = form.draft;
  return place === null ? (
    <PlaceList form={form} headingLevel={headingLevel} />
  ) : (
    <EnvironmentForm form={form} draft={place} headingLevel={headingLevel} />
  );
}

function PlaceList({ form, headingLevel }: Props) {
  const t = useMessages(placeWords);
  const [deleting, setDeleting] = useState<Environment | null>(null);
  const [asking, setAsking] = useState(false);
  const { place } = form;
  const { environments } = form.stored;
  const empty = environments.length === 0;
  const newPlace = form.idOf('place', 'new');
  return (
    <Stack gap={5}>
      {empty ? (
        <EmptyState title={t.none} headingLevel={headingLevel}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Grid as="ul" min="19rem" aria-label={t.yours}>
          {environments.map((environment) => (
            <li key={environment.id}>
              <PlaceCard
                environment={environment}
                headingLevel={headingLevel}
                onEdit={() => place.open(environment)}
                onDelete={() => {
                  setDeleting(environment);
                  setAsking(true);
                }}
              />
            </li>
          ))}
        </Grid>
      )}
      {environments.length >= limits.environments.max ? (
        <Callout tone="info" title={t.full}>
          {t.fullText(limits.environments)}
        </Callout>
      ) : (
        <div className={empty ? styles.first : undefined}>
          <Button id={newPlace} icon={<MapPinPlus />} onClick={() => place.open(null)}>
            {t.add}
          </Button>
        </div>
      )}
      <DeletePlace place={deleting} open={asking} onOpenChange={setAsking} onDelete={place.remove} next={newPlace} />
    </Stack>
  );
}

type DeletePlaceProps = {
  place: Environment | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDelete: FamilyForm['place']['remove'];
  /** The id of the control that gets the focus after a deletion: the button that opened the dialog is gone with its card. */
  next: string;
};

/** Asks before a place is deleted. */
function DeletePlace({ place, open, onOpenChange, onDelete, next }: DeletePlaceProps) {
  const t = useMessages(placeWords);
  const gone = useRef(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.deleteTitle}
      confirmLabel={t.delete}
      destructive
      onConfirm={async () => {
        gone.current = place === null || (await onDelete(place));
        return gone.current;
      }}
      finalFocus={() => (gone.current && document.getElementById(next)) || true}
    >
      <p>
        <Rich>{t.deleteText({ name: place?.name ?? '' })}</Rich>
      </p>
    </AlertDialog>
  );
}

type PlaceCardProps = { environment: Environment; headingLevel: 2 | 3; onEdit: () => void; onDelete: () => void };

function PlaceCard({ environment, headingLevel, onEdit, onDelete }: PlaceCardProps) {
  const t = useMessages(placeWords);
  return (
    <Card as="article" padding="small" className={styles.place}>
      <Stack gap={2} className={styles.inside}>
        <PlaceFacts environment={environment} headingLevel={headingLevel} />
        <Row justify="end" className={styles.actions}>
          <Button variant="quiet" icon={<Pencil />} aria-label={t.edit({ name: environment.name })} onClick={onEdit}>
            {t.editShort}
          </Button>
          <Button variant="quiet" icon={<Trash2 />} aria-label={t.deleteNamed({ name: environment.name })} onClick={onDelete}>
            {t.delete}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function PlaceFacts({ environment, headingLevel }: { environment: Environment; headingLevel: 2 | 3 }) {
  const t = useMessages(placeWords);
  return (
    <>
      <Heading level={headingLevel} size="small" className={styles.name}>
        <bdi>{environment.name}</bdi>
      </Heading>
      {environment.description !== '' && <p className={styles.text}>{environment.description}</p>}
      {environment.space_details !== '' && <p className={styles.text}>{environment.space_details}</p>}
      {environment.available_items.length > 0 && (
        <ul className={styles.items} aria-label={t.things}>
          {environment.available_items.map((item) => (
            <li key={item}>
              <Badge>{item}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
