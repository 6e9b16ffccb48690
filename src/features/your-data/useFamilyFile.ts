import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { exportFamily } from '../../data/files/export.ts';
import { useWrite } from '../../data/read/hooks.ts';
import { type FamilyFile, familyFileBytes, familyFileName, readFamilyFile } from '../../domain/family-file.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { download } from './download.ts';

/** Exporting and importing, with their words. `problem` is why the last file was refused. */
export function useFamilyFile() {
  const { family, clock } = useFamily();
  const write = useWrite();
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(): Promise<void> {
    setBusy('export');
    try {
      const now = clock.now();
      const name = familyFileName(now);
      download(JSON.stringify(await exportFamily(family, now), null, 2), name);
      toast({ title: 'Your data is being downloaded', description: `Look for ${name} in your downloads.`, tone: 'success' });
    } catch {
      toast({ title: 'Error', description: 'Failed to export your data. Reload the page and try again.', tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }

  async function read(file: File): Promise<void> {
    setBusy('import');
    const outcome = await importFrom(file);
    setBusy(null);
    setProblem(outcome.ok ? null : outcome.reason);
    if (outcome.ok) toast({ title: 'Import complete', description: `${contents(outcome.file)} are here now.`, tone: 'success' });
    else toast({ title: 'This file was not imported', description: outcome.reason, tone: 'destructive' });
  }

  async function importFrom(picked: File): Promise<ReturnType<typeof readFamilyFile>> {
    if (picked.size > familyFileBytes) return { ok: false, reason: 'The file is larger than 128 MB.' };
    const text = await picked.text().catch(() => null);
    if (text === null) return { ok: false, reason: 'The file can’t be opened.' };
    const answer = readFamilyFile(text);
    if (!answer.ok) return answer;
    const written = await write({ kind: 'importFamily', file: answer.file });
    return written.ok ? answer : { ok: false, reason: written.error.message };
  }

  return { busy, problem, save, read };
}

/** `2 children, 1 place and 4 adventures`. */
function contents({ children, environments, adventures }: FamilyFile): string {
  const places = count(environments.length, 'place', 'places');
  return `${count(children.length, 'child', 'children')}, ${places} and ${count(adventures.length, 'adventure', 'adventures')}`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
