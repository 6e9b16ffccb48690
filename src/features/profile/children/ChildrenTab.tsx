import { Pencil, UserMinus } from 'lucide-react';
import type { Child } from '../../../domain/entities/child.ts';
import { limits } from '../../../domain/limits.ts';
import { profileWords } from '../../../messages/profile/profile.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Callout } from '../../../ui/Callout/Callout.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Grid, Row, Stack } from '../../../ui/Stack/Stack.tsx';
import type { FamilyForm } from '../useFamilyForm.ts';
import { ChildFacts } from './ChildFacts.tsx';
import { ChildForm } from './ChildForm.tsx';
import styles from './ChildrenTab.module.css';

type Props = { form: FamilyForm; headingLevel: 2 | 3 };

/** The children as they will be after saving, and the form to add one. */
export function ChildrenTab({ form, headingLevel }: Props) {
  const t = useMessages(profileWords);
  const { members, leaving } = form;
  const full = members.length >= limits.children.max && form.draft.editing === null;
  return (
    <Stack gap={5}>
      {members.length > 0 && (
        <Grid as="ul" min="19rem" aria-label={t.childrenHere}>
          {members.map((child, index) => (
            <li key={child.id}>
              <ChildCard form={form} child={child} index={index} headingLevel={headingLevel} />
            </li>
          ))}
        </Grid>
      )}
      {leaving.map((child) => (
        <Leaving key={child.id} form={form} child={child} />
      ))}
      {full ? (
        <Callout tone="info" title={t.full}>
          {t.fullText(limits.children)}
        </Callout>
      ) : (
        <ChildForm form={form} headingLevel={headingLevel} />
      )}
    </Stack>
  );
}

function ChildCard({ form, child, index, headingLevel }: Props & { child: Child; index: number }) {
  const t = useMessages(profileWords);
  const { editing } = form.draft;
  return (
    <Card as="article" padding="small" className={styles.child} data-editing={editing?.id === child.id || undefined}>
      <Stack gap={3} className={styles.inside}>
        <ChildFacts child={child} index={index} headingLevel={headingLevel} />
        <Row justify="end" className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Pencil />}
            aria-label={t.editNamed({ name: child.name })}
            disabled={editing !== null}
            onClick={() => form.child.open(child)}
          >
            {t.edit}
          </Button>
          <Button
            variant="quiet"
            icon={<UserMinus />}
            id={form.idOf('child', `remove-${child.id}`)}
            aria-label={t.removeNamed({ name: child.name })}
            disabled={editing !== null}
            onClick={() => form.child.remove(child)}
          >
            {t.remove}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** Says that saving will delete a child, with a button to keep it. */
function Leaving({ form, child }: { form: FamilyForm; child: Child }) {
  const t = useMessages(profileWords);
  const isStored = form.stored.children.some(({ id }) => id === child.id);
  return (
    <Callout
      tone="hint"
      title={isStored ? t.willGo({ name: child.name }) : t.hasGone({ name: child.name })}
      action={
        <Button id={form.idOf('child', `keep-${child.id}`)} onClick={() => form.child.keep(child)}>
          {t.keepNamed({ name: child.name })}
        </Button>
      }
    >
      {isStored ? t.staysInLibrary : undefined}
    </Callout>
  );
}
