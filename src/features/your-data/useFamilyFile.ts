import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { exportFamily } from '../../data/files/export.ts';
import { useWrite } from '../../data/read/hooks.ts';
import { type FamilyFile, familyFileName, readFamilyFile } from '../../domain/family-file.ts';
import { limits } from '../../domain/limits.ts';
import type { Fault } from '../../domain/problems.ts';
import { sayFault } from '../../messages/problems.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { download } from './download.ts';

/** Exporting and importing, with their words. `problem` is why the last file was refused. */
export function useFamilyFile() {
  const { family, clock } = useFamily();
  const write = useWrite();
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [problem, setProblem] = useState<Fault | null>(null);

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
    setProblem(outcome.ok ? null : outcome.fault);
    if (outcome.ok) toast({ title: 'Import complete', description: `${contents(outcome.file)} are here now.`, tone: 'success' });
    else toast({ title: 'This file was not imported', description: sayFault(outcome.fault), tone: 'destructive' });
  }

  async function importFrom(picked: File): Promise<ReturnType<typeof readFamilyFile>> {
    if (picked.size > limits.familyFileBytes.max) return { ok: false, fault: { problem: 'file-too-large' } };
    const text = await picked.text().catch(() => null);
    if (text === null) return { ok: false, fault: { problem: 'file-closed' } };
    const answer = readFamilyFile(text);
    if (!answer.ok) return answer;
    const written = await write({ kind: 'importFamily', file: answer.file });
    return written.ok ? answer : { ok: false, fault: written.error };
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
