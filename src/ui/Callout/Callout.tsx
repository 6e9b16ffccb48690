import { HandHeart, Info, Lightbulb, ListChecks, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Callout.module.css';

export type CalloutTone = 'adult' | 'prep' | 'safety' | 'hint' | 'info';

const icons: Record<CalloutTone, ReactNode> = {
  adult: <HandHeart />,
  prep: <ListChecks />,
  safety: <ShieldAlert />,
  hint: <Lightbulb />,
  info: <Info />,
};

export type CalloutProps = {
  tone: CalloutTone;
  title: ReactNode;
  children?: ReactNode;
  /** Takes the place of the tone's own icon. */
  icon?: ReactNode;
  /** A button or two at the end. */
  action?: ReactNode;
  /** Makes the title a heading of this level; else it is a plain line. */
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

/** A note for the adult, in the margin of the story: tinted, smaller, with an icon. It is never read aloud. */
export function Callout({ tone, title, children, icon, action, headingLevel, className }: CalloutProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <aside className={cx(styles.callout, styles[tone], className)} aria-label={typeof title === 'string' ? title : undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? icons[tone]}
      </span>
      <div className={styles.content}>
        <Title className={styles.title}>{title}</Title>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </aside>
  );
}
