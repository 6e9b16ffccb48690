import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Tabs.module.css';

export type Tab<T extends string> = { value: T; label: ReactNode; icon?: ReactNode; content: ReactNode };

export type TabsProps<T extends string> = {
  /** What the tabs are about; read by screen readers. */
  label: string;
  tabs: readonly Tab<T>[];
  /** The open tab. */
  value: T;
  onValueChange: (value: T) => void;
  /** `paper`: index tabs on a sheet of their own. `plain`: for use inside another sheet. */
  look?: 'paper' | 'plain' | undefined;
  className?: string | undefined;
};

/** Tabs. Arrow keys move between them; Enter or Space opens one. */
export function Tabs<T extends string>({ label, tabs, value, onValueChange, look = 'paper', className }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={onValueChange} className={cx(styles.root, look === 'plain' && styles.plain, className)}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.icon !== undefined && (
              <span className={styles.icon} aria-hidden="true">
                {tab.icon}
              </span>
            )}
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
