import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { cx } from '../cx.ts';
import styles from './Toast.module.css';
import { startListening, type ToastTone, toastManager } from './toast.ts';

const icons: Record<ToastTone, ReactNode> = { info: <Info />, success: <CircleCheck />, destructive: <TriangleAlert /> };

/** Draws the toasts of the whole app: once, around everything. F6 jumps to them; hovering or touching keeps them there. */
export function ToastProvider({ children }: { children: ReactNode }) {
  // Effects run from the inside out: here, around the provider, it has subscribed already.
  useEffect(startListening, []);
  return (
    <Base.Provider toastManager={toastManager} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as ToastTone;
    return (
      <Base.Root key={toast.id} toast={toast} className={cx(styles.toast, styles[tone])} swipeDirection={['right', 'left', 'down']}>
        <Base.Content className={styles.content}>
          <span className={styles.icon} aria-hidden="true">
            {icons[tone]}
          </span>
          <div className={styles.text}>
            <Base.Title render={<p />} className={styles.title} />
            <Base.Description className={styles.description} />
          </div>
          {toast.actionProps !== undefined && <Base.Action className={styles.action} />}
          {/* Base UI hides the cross while toasts lie in a pile; ours never do. */}
          <Base.Close className={styles.close} aria-label="Dismiss" aria-hidden={false}>
            <X />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
