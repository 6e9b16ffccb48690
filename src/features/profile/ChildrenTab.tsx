import { Pencil, UserMinus } from 'lucide-react';
import { limits } from '../../domain/limits.ts';
import { profileWords } from '../../messages/profile.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Callout } from '../../ui/Callout/Callout.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Grid, Row, Stack } from '../../ui/Stack/Stack.tsx';
import { ChildFacts } from './ChildFacts.tsx';
import { ChildForm } from './ChildForm.tsx';
import styles from './ChildrenTab.module.css';
import type { FamilyForm } from './useFamilyForm.ts';

type Props = { form: FamilyForm; headingLevel: 2 | 3 };

/** The children as they will be after saving, and the form to add one. */
export function ChildrenTab({ form, headingLevel }: Props) {
  const t = useMessages(profileWords);
  const { members, leaving } = form;
  const editing = form.draft.editing !== null;
  const isStored = (id: string): boolean => form.stored.children.some((child) => child.id === id);
  const full = members.length >= limits.children.max && !editing;
  return (
    <Stack gap={5}>
      {members.length > 0 && (
        <Grid as="ul" min="19rem" aria-label={t.childrenHere}>
          {members.map((child, index) => (
            <li key={child.id}>
              <Card as="article" padding="small" className={styles.child} data-editing={form.draft.editing?.id === child.id || undefined}>
                <Stack gap={3} className={styles.inside}>
                  <ChildFacts child={child} index={index} headingLevel={headingLevel} />
                  <Row justify="end" className={styles.actions}>
                    <Button
                      variant="quiet"
                      icon={<Pencil />}
                      aria-label={t.editNamed({ name: child.name })}
                      disabled={editing}
                      onClick={() => form.child.open(child)}
                    >
                      {t.edit}
                    </Button>
                    <Button
                      variant="quiet"
                      icon={<UserMinus />}
                      id={form.idOf('child', `remove-${child.id}`)}
                      aria-label={t.removeNamed({ name: child.name })}
                      disabled={editing}
                      onClick={() => form.child.remove(child)}
                    >
                      {t.remove}
                    </Button>
                  </Row>
                </Stack>
              </Card>
            </li>
          ))}
        </Grid>
      )}
      {leaving.map((child) => (
        <Callout
          key={child.id}
          tone="hint"
          title={isStored(child.id) ? t.willGo({ name: child.name }) : t.hasGone({ name: child.name })}
          action={
            <Button id={form.idOf('child', `keep-${child.id}`)} onClick={() => form.child.keep(child)}>
              {t.keepNamed({ name: child.name })}
            </Button>
          }
        >
          {isStored(child.id) ? t.staysInLibrary : undefined}
        </Callout>
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
