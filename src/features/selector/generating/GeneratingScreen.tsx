import type { ReactNode } from 'react';
import { useChildren } from '../../../data/read/hooks.ts';
import { isKnownTheme } from '../../../domain/catalog.ts';
import { type AdventureConfig, customThemeName } from '../../../domain/entities/adventure.ts';
import { generatingWords } from '../../../messages/selector/generating.ts';
import { themeTitle } from '../../../messages/shared/adventures.ts';
import { joinNames } from '../../../messages/shared/names.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useGo, usePlace } from '../../../platform/view/view.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ViewHeading } from '../../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import { ThemeIcon } from '../../../ui/scene/ThemeIcon.tsx';
import { shorten } from '../texts.ts';
import styles from './GeneratingScreen.module.css';
import { type Start, useGeneration } from './useGeneration.ts';

type GeneratingScreenProps = {
  config: AdventureConfig;
  /** Tells the first step and stores the adventure. Called once per visit. */
  start: Start;
  header?: ReactNode;
};

/**
 * `?view=generating`: shows the story's cover while the first step is being told. It replaces its history entry, so that going back does
 * not return to it.
 */
export function GeneratingScreen({ config, start, header }: GeneratingScreenProps) {
  const t = useMessages(generatingWords);
  const go = useGo();
  const { adventure } = usePlace();
  const children = useChildren() ?? [];
  useGeneration({
    config,
    start,
    onReady: (id) => go({ view: 'playing', adventure: id }, { replace: true }),
    onFailed: () => go({ view: 'selector' }, { replace: true }),
  });
  /** The adult does not want to wait: a story that still arrives is deleted. */
  const cancel = (): void => go({ view: adventure === null ? 'selector' : 'welcome' }, { replace: true });

  const theme = config.theme ?? customThemeName;
  const names = children.filter((child) => config.participatingChildren.includes(child.id)).map((child) => child.name);
  return (
    <Page theme={theme} width="text" header={header}>
      <title>{`${t.page} – Play Venture`}</title>
      <div className={styles.cover}>
        <Scene theme={theme} words={config.customTheme} className={styles.scene} />
        <div className={styles.words}>
          <ViewHeading size="giant">{t.title}</ViewHeading>
          <p className={styles.theme}>
            {config.theme !== null && <ThemeIcon theme={theme} size="1.75rem" />}
            <span>{shorten(themeTitle(theme, config.customTheme), 120)}</span>
          </p>
          {names.length > 0 && <p className={styles.names}>{t.with({ names: joinNames(names) })}</p>}
          <output className={styles.message}>{isKnownTheme(theme) ? t.building[theme] : t.buildingOwn}</output>
          <span className={styles.track} aria-hidden="true" />
          <Button onClick={cancel}>{t.cancel}</Button>
        </div>
      </div>
    </Page>
  );
}
