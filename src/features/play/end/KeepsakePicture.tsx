import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { endWords } from '../../../messages/play/end.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { usePicture } from '../../../platform/device/picture.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import hiding from '../../../ui/hidden.module.css';
import { toast } from '../../../ui/Toast/toast.ts';
import styles from './KeepsakePicture.module.css';

type Props = { account: string; adventure: string; name: string };

/** A drawing or a photo of the adventure, taken with this device and kept only on it. */
export function KeepsakePicture({ account, adventure, name }: Props) {
  const t = useMessages(endWords);
  const { url, add, remove } = usePicture(account, adventure);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const kept = await add(file);
    setBusy(false);
    if (kept) toast({ title: t.pictureKept, description: t.pictureKeptMore, tone: 'success' });
    else sayError(t.pictureRefused);
  };
  const takeAway = async (): Promise<void> => {
    const restore = await remove();
    if (restore === null) return sayError(t.pictureNotRemoved);
    const undo = async (): Promise<void> => {
      if (!(await restore())) sayError(t.pictureNotRestored);
    };
    toast({ title: t.pictureRemoved, action: { label: t.undo, onPress: () => void undo() } });
    // The pressed button is gone with the picture.
    addButton.current?.focus();
  };

  return (
    <section className={styles.box} aria-label={t.picture}>
      {url && <img src={url} alt={t.pictureOf({ name })} className={styles.picture} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t.pictureFile}
        tabIndex={-1}
        className={hiding.hidden}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button ref={addButton} icon={<Camera />} busy={busy} onClick={() => input.current?.click()}>
          {url ? t.otherPicture : t.addPicture}
        </Button>
        {url && (
          <Button variant="quiet" icon={<Trash2 />} onClick={() => void takeAway()}>
            {t.removePicture}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t.pictureNote}</p>
    </section>
  );
}

function sayError(description: string): void {
  toast({ title: endWords.get().error, description, tone: 'destructive' });
}
