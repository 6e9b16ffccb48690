import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { controlWords } from '../../messages/shared/controls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cx } from '../cx.ts';
import styles from './Toast.module.css';
import { drawOn, type ToastScreen, type ToastTone } from './toast.ts';

const manager = Base.createToastManager();

/** How long good news stays, in ms: briefly, because it often covers what is being read. */
const usual = { info: 5000, success: 3500 };

/** The latest good news. It closes the previous one, which would otherwise reappear for a moment. */
let lastSuccess: string | null = null;

const screen: ToastScreen = {
  show({ id, title, description, tone = 'info', action, duration }) {
    if (tone === 'success' && action === undefined) {
      if (lastSuccess !== null && lastSuccess !== id) manager.close(lastSuccess);
      lastSuccess = id;
    }
    // It can still be tapped while the toast goes away, and what it does once must not be done twice.
    let pressed = false;
    manager.add({
      id,
      title,
      description,
      type: tone,
      timeout: duration ?? (action !== undefined || tone === 'destructive' ? 9000 : usual[tone]),
      actionProps:
        action === undefined
          ? undefined
          : {
              children: action.label,
              onClick: () => {
                if (!pressed) action.onPress();
                pressed = true;
                manager.close(id);
              },
            },
    });
  },
  close: (id) => manager.close(id),
};

const icons: Record<ToastTone, ReactNode> = { info: <Info />, success: <CircleCheck />, destructive: <TriangleAlert /> };

/** Renders the toasts of the whole app. F6 moves the focus to them; hovering or touching keeps them open. */
export function Toaster() {
  // React runs inner effects first, so the provider inside is already listening here.
  useEffect(() => drawOn(screen), []);
  return (
    <Base.Provider toastManager={manager} limit={3}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport}>
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

/** Whether it is news without an action: a newer one replaces it. */
function isPassing({ type, actionProps }: { type?: string | undefined; actionProps?: object | undefined }): boolean {
  return type !== 'destructive' && actionProps === undefined;
}

function ToastList() {
  const t = useMessages(controlWords);
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const tone = (toast.type ?? 'info') as ToastTone;
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className={cx(styles.toast, styles[tone], isPassing(toast) && styles.passing)}
        swipeDirection={['right', 'left', 'down']}
      >
        <Base.Content className={styles.content}>
          <span className={styles.icon} aria-hidden="true">
            {icons[tone]}
          </span>
          <div className={styles.text}>
            <Base.Title render={<p />} className={styles.title} />
            <Base.Description className={styles.description} />
          </div>
          {toast.actionProps !== undefined && <Base.Action className={styles.action} />}
          {/* Base UI hides the close button while toasts are stacked; ours never are. */}
          <Base.Close className={styles.close} aria-label={t.dismiss} aria-hidden={false}>
            <X />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
