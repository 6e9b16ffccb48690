import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { sayFault } from '../../messages/problems.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { useFamilyFile } from './useFamilyFile.ts';
import styles from './YourData.module.css';

/** The family's data in its own hands: all of it as a file, back from a file, and what was replaced. */
export function YourData() {
  const { busy, problem, save, read } = useFamilyFile();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Stack as="section" gap={5} aria-labelledby="your-data">
      <Heading level={2} size="small" id="your-data">
        Your data
      </Heading>
      <p className={styles.words}>
        Everything your family has here, as one file: your profile, the children, the places and all adventures. It works without a
        connection. Importing a file adds to what is here and removes nothing.
      </p>
      <Row>
        <Button size="medium" icon={<Download />} busy={busy === 'export'} onClick={() => void save()}>
          Export everything
        </Button>
        <Button size="medium" icon={<Upload />} busy={busy === 'import'} onClick={() => picker.current?.click()}>
          Import a file
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="A file exported from Play Venture"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            // The same file can be picked again, once it is mended.
            currentTarget.value = '';
          }}
        />
      </Row>
      {problem !== null && (
        <p className={styles.problem}>
          Nothing was changed. <span className={styles.reason}>{sayFault(problem)}</span>
        </p>
      )}
      <EarlierVersions />
    </Stack>
  );
}
