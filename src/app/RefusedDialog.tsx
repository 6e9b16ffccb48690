import { useRefused, useWrite } from '../data/read/hooks.ts';
import type { Refused } from '../data/read/queries.ts';
import type { LocalTable } from '../data/schema.ts';
import { relativeTime } from '../domain/relative-time.ts';
import { sayFault } from '../messages/problems.ts';
import { now } from '../platform/device/clock.ts';
import { type Destination, useGo } from '../platform/view/view.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Card } from '../ui/Card/Card.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Row, Stack } from '../ui/Stack/Stack.tsx';
import { toast } from '../ui/Toast/toast.ts';
import { explainRefusal } from './explain-refusal.ts';

const kinds: Record<LocalTable | 'outbox', string> = {
  profile: 'Your profile',
  children: 'Child',
  environments: 'Place',
  adventures: 'Adventure',
  outbox: 'Message',
};

/** Where an entry is edited; null where there is nothing to edit. */
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

/** Changes that the account does not take as they are: the adult edits them, tries again, or lets go of them. */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const refused = useRefused() ?? [];
  const write = useWrite();
  const go = useGo();
  const edit = (place: Destination): void => {
    onClose();
    go(place);
  };
  const decide = async (kind: 'retryRefused' | 'discardRefused', { table, id }: Refused): Promise<void> => {
    const written = await write({ kind, table, id });
    if (!written.ok) toast({ title: 'Error', description: sayFault(written.error), tone: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Changes that wait for your word"
      description="They are safe on this device. Edit the entry and it goes again by itself, try it as it is, or discard the change."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={3}>
        {refused.length === 0 && <p>Nothing waits any more.</p>}
        {refused.map((item) => {
          const editor = editorOf(item);
          return (
            <Card key={`${item.table} ${item.id}`} look="flat" padding="small">
              <Stack gap={2}>
                <p>
                  <strong>{item.name === null ? kinds[item.table] : `${kinds[item.table]}: ${item.name}`}</strong>
                  {item.deleted && ' (deleted)'}, {relativeTime(Date.parse(item.at), now())}
                </p>
                <p>{explainRefusal(item.code, item.reason)}</p>
                <Row>
                  {editor !== null && (
                    <Button size="medium" onClick={() => edit(editor)}>
                      Edit
                    </Button>
                  )}
                  <Button size="medium" onClick={() => void decide('retryRefused', item)}>
                    Try again
                  </Button>
                  <Button size="medium" variant="danger" onClick={() => void decide('discardRefused', item)}>
                    Discard
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
