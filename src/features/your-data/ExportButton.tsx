import { Download } from 'lucide-react';
import { quotaWords } from '../../messages/app/quota.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useFamilyFile } from './useFamilyFile.ts';

/** Exports the whole family as a file, for notices after which somebody may need it. */
export function ExportButton() {
  const t = useMessages(quotaWords);
  const { busy, save } = useFamilyFile();
  return (
    <Button variant="quiet" icon={<Download />} busy={busy === 'export'} onClick={() => void save()}>
      {t.exportFamily}
    </Button>
  );
}
