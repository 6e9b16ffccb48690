import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './PlainToast.module.css';
import { drawOn, type ToastOptions } from './toast.ts';

/** How long a toast stays, in ms. */
const shownMs = 9_000;

/** Shows the latest toast where the code of the `Toaster` can't be loaded: nothing that has to be said may be lost with it. */
export function PlainToast() {
  const [shown, setShown] = useState<ToastOptions | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (toast: ToastOptions): void => {
      clearTimeout(timer);
      setShown(toast);
      timer = setTimeout(() => setShown(null), shownMs);
    };
    return drawOn({ show, close: (id) => setShown((now) => (now?.id === id ? null : now)) });
  }, []);
  if (shown === null) return null;
  const { title, description, action } = shown;
  return (
    <div role="alert" className={styles.toast}>
      <p className={styles.title}>{title}</p>
      {description}
      {action && (
        <Button
          onClick={() => {
            action.onPress();
            setShown(null);
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
