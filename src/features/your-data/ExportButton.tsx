import { Download } from 'lucide-react';
import { roomWords } from '../../messages/room.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useFamilyFile } from './useFamilyFile.ts';

/** The whole family as a file, wherever somebody may need it at once. */
export function ExportButton() {
  const t = useMessages(roomWords);
  const { busy, save } = useFamilyFile();
  return (
    <Button variant="quiet" size="medium" icon={<Download />} busy={busy === 'export'} onClick={() => void save()}>
      {t.exportFamily}
    </Button>
  );
}
