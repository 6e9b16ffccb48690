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
  children: ReactNode;
  /** Replaces the tone's default icon. */
  icon?: ReactNode;
  /** One or two buttons at the end. */
  action?: ReactNode;
  /** Renders the title as a heading of this level; by default it is a paragraph. */
  headingLevel?: 2 | undefined;
  className?: string | undefined;
};

/** A note for the adult: tinted, smaller than the story and with an icon, so that nobody reads it aloud. */
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
