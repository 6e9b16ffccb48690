import { Download } from 'lucide-react';
import { Button } from '../../ui/Button/Button.tsx';
import { useFamilyFile } from './useFamilyFile.ts';

/** The whole family as a file, wherever somebody may need it at once. */
export function ExportButton() {
  const { busy, save } = useFamilyFile();
  return (
    <Button variant="quiet" size="medium" icon={<Download />} busy={busy === 'export'} onClick={() => void save()}>
      Export this family
    </Button>
  );
}
