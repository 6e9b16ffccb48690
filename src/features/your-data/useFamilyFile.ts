import { useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { exportFamily } from '../../data/files/export.ts';
import { useWrite } from '../../data/read/hooks.ts';
import { type FamilyFile, familyFileName, readFamilyFile } from '../../domain/family-file.ts';
import { limits } from '../../domain/limits.ts';
import type { Fault } from '../../domain/problems.ts';
import { locale } from '../../messages/i18n.ts';
import { sayFault } from '../../messages/shared/faults.ts';
import { yourDataWords } from '../../messages/your-data.ts';
import { download } from '../../platform/device/download.ts';
import { toast } from '../../ui/Toast/toast.ts';

/** Export and import with their toasts. `problem`: why the last file was refused. */
export function useFamilyFile() {
  const { family, clock } = useFamily();
  const write = useWrite();
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [problem, setProblem] = useState<Fault | null>(null);

  async function save(): Promise<void> {
    const t = yourDataWords.get();
    setBusy('export');
    try {
      const now = clock.now();
      const name = familyFileName(now);
      download(new File([JSON.stringify(await exportFamily(family, now), null, 2)], name, { type: 'application/json' }));
      toast({ title: t.exported, description: t.exportedMore({ file: name }), tone: 'success', id: 'exported' });
    } catch {
      toast({ title: t.error, description: t.notExported, tone: 'destructive', id: 'exported' });
    } finally {
      setBusy(null);
    }
  }

  async function read(file: File): Promise<void> {
    setBusy('import');
    const outcome = await importFrom(file);
    const t = yourDataWords.get();
    setBusy(null);
    setProblem(outcome.ok ? null : outcome.fault);
    if (outcome.ok) toast({ title: t.imported, description: sayContents(outcome.file), tone: 'success', id: 'imported' });
    else toast({ title: t.notImported, description: sayFault(outcome.fault), tone: 'destructive', id: 'imported' });
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

/** What was in the file: `Here now: 2 children and 4 adventures.` Undefined for a file with nothing but a profile. */
function sayContents({ children, environments, adventures }: FamilyFile): string | undefined {
  const t = yourDataWords.get();
  const counted = [
    { many: children.length, say: t.children },
    { many: environments.length, say: t.places },
    { many: adventures.length, say: t.adventures },
  ];
  const list = counted.filter(({ many }) => many > 0).map(({ many, say }) => say(many));
  if (list.length === 0) return undefined;
  return t.importedMore({ contents: new Intl.ListFormat(locale.get(), { type: 'conjunction' }).format(list) });
}
