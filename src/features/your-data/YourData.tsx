import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { sayFault } from '../../messages/shared/faults.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { yourDataWords } from '../../messages/your-data.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { useFamilyFile } from './useFamilyFile.ts';
import styles from './YourData.module.css';

/** Export and import of all of the family's data, and the versions that were replaced. */
export function YourData() {
  const t = useMessages(yourDataWords);
  const { busy, problem, save, read } = useFamilyFile();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Stack as="section" gap={5} aria-labelledby="your-data">
      <Heading level={2} size="small" id="your-data">
        {t.title}
      </Heading>
      <p className={styles.words}>{t.about}</p>
      <Row>
        <Button icon={<Download />} busy={busy === 'export'} onClick={() => void save()}>
          {t.export}
        </Button>
        <Button icon={<Upload />} busy={busy === 'import'} onClick={() => picker.current?.click()}>
          {t.import}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t.file}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            // Reset, so that picking the same file again triggers a change event.
            currentTarget.value = '';
          }}
        />
      </Row>
      {problem !== null && (
        <p className={styles.problem}>
          {t.nothingChanged} <span className={styles.reason}>{sayFault(problem)}</span>
        </p>
      )}
      <EarlierVersions />
    </Stack>
  );
}
