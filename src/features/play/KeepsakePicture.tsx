import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePicture } from '../../platform/device/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { toast } from '../../ui/Toast/toast.ts';
import styles from './KeepsakePicture.module.css';

type Props = { account: string; adventure: string; name: string };

/** A drawing or a photo of the adventure, taken with the device and kept on it alone. */
export function KeepsakePicture({ account, adventure, name }: Props) {
  const { url, add, remove } = usePicture(account, adventure);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const kept = await add(file);
    setBusy(false);
    if (kept) toast({ title: 'Picture kept', description: 'It stays on this device.', tone: 'success' });
    else toast({ title: 'Error', description: 'This picture could not be kept. Please try another one.', tone: 'destructive' });
  };
  const takeAway = async (): Promise<void> => {
    const back = await remove();
    toast({ title: 'Picture removed', action: { label: 'Undo', onPress: () => void back() } });
    input.current?.nextElementSibling?.querySelector('button')?.focus();
  };

  return (
    <section className={styles.box} aria-label="A picture of yours">
      {url && <img src={url} alt={`From your ${name}`} className={styles.picture} />}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Picture file"
        tabIndex={-1}
        className={styles.file}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button size="medium" icon={<Camera />} busy={busy} onClick={() => input.current?.click()}>
          {url ? 'Another Picture' : 'Add a Picture'}
        </Button>
        {url && (
          <Button size="medium" variant="quiet" icon={<Trash2 />} onClick={() => void takeAway()}>
            Remove Picture
          </Button>
        )}
      </div>
      <p className={styles.note}>A photo or a drawing of theirs. It stays on this device.</p>
    </section>
  );
}
