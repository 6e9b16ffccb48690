import { useWrite } from '../../data/read/hooks.ts';
import { useRefused } from '../../data/read/rare-hooks.ts';
import type { Refused } from '../../data/read/refused.ts';
import { refusedWords, sayRefusal } from '../../messages/app/refused.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { relativeTime } from '../../messages/shared/relative-time.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { now } from '../../platform/device/clock.ts';
import { type Destination, useGo } from '../../platform/view/view.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Rich } from '../../ui/Rich/Rich.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { toast } from '../../ui/Toast/toast.ts';

/** The view in which the entry can be edited; null when nothing can be edited. */
function editorOf({ table, id, deleted }: Refused): Destination | null {
  if (deleted) return null;
  switch (table) {
    case 'profile':
      return { view: 'profile', tab: 'settings' };
    case 'children':
    case 'environments':
      return { view: 'profile', tab: 'settings', edit: id };
    case 'adventures':
      return { view: 'playing', adventure: id };
    case 'outbox':
      return null;
  }
}

/** Lists the changes that the server refused: the adult edits them, tries again, or discards them. */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(refusedWords);
  const refused = useRefused() ?? [];
  const write = useWrite();
  const go = useGo();
  const edit = (place: Destination): void => {
    onClose();
    go(place);
  };
  const decide = async (kind: 'retryRefused' | 'discardRefused', { table, id }: Refused): Promise<void> => {
    const written = await write({ kind, table, id });
    if (!written.ok) toast({ title: t.error, description: sayFault(written.error), tone: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t.title}
      description={t.text}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <Stack gap={3}>
        {refused.length === 0 && <p>{t.none}</p>}
        {refused.map((item) => {
          const editor = editorOf(item);
          return (
            <Card key={`${item.table} ${item.id}`} look="flat" padding="small">
              <Stack gap={2}>
                <p>
                  <Rich>
                    {(item.deleted ? t.whenDeleted : t.when)({ what: nameOf(item), when: relativeTime(Date.parse(item.at), now()) })}
                  </Rich>
                </p>
                <p>{sayRefusal(item.code, item.reason)}</p>
                <Row>
                  {editor !== null && <Button onClick={() => edit(editor)}>{t.edit}</Button>}
                  <Button onClick={() => void decide('retryRefused', item)}>{t.again}</Button>
                  <Button variant="danger" onClick={() => void decide('discardRefused', item)}>
                    {t.discard}
                  </Button>
                </Row>
              </Stack>
            </Card>
          );
        })}
      </Stack>
    </Dialog>
  );
}

function nameOf({ table, name }: Refused): string {
  const t = refusedWords.get();
  return name === null ? t.kinds[table] : t.named({ kind: t.kinds[table], name });
}
