import { type ReactNode } from 'react';
import { useChildren } from '../../data/read/hooks.ts';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';
import { customThemeName } from '../../domain/entities/adventure.ts';
import { isKnownTheme } from '../../domain/catalog.ts';
import { joinNames, themeTitle } from '../../domain/naming.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import { ThemeIcon } from '../../ui/scene/ThemeIcon.tsx';
import styles from './GeneratingScreen.module.css';
import { buildingMessages, defaultBuildingMessage, shorten } from './texts.ts';
import { type Start, useGeneration } from './useGeneration.ts';

type GeneratingScreenProps = {
  config: AdventureConfig;
  /** Tells the first step and stores the adventure. Called once for each time this screen is opened. */
  start: Start;
  header?: ReactNode;
  /** The story is there. */
  onReady: (adventureId: string) => void;
  /** No story came, or it could not be stored; this has been said. The choices are kept. */
  onFailed: () => void;
  /** The adult does not want to wait. What still comes is thrown away. */
  onCancel: () => void;
};

/** `?view=generating`: the cover of the story, while its first page is being told. */
export function GeneratingScreen({ config, start, header, onReady, onFailed, onCancel }: GeneratingScreenProps) {
  const children = useChildren() ?? [];
  useGeneration({ config, start, onReady, onFailed });

  const theme = config.theme ?? customThemeName;
  const names = children.filter((child) => config.participatingChildren.includes(child.id)).map((child) => child.name);
  return (
    <Page theme={theme} width="text" header={header}>
      <title>Building the story – Play Venture</title>
      <div className={styles.cover}>
        <Scene theme={theme} variant="wide" className={styles.scene} />
        <div className={styles.words}>
          <ViewHeading size="giant">Building the story...</ViewHeading>
          <p className={styles.theme}>
            {config.theme !== null && <ThemeIcon theme={theme} size="1.75rem" />}
            <span>{shorten(themeTitle(theme, config.customTheme), 120)}</span>
          </p>
          {names.length > 0 && <p className={styles.names}>{`with ${joinNames(names)}`}</p>}
          <output className={styles.message}>{isKnownTheme(theme) ? buildingMessages[theme] : defaultBuildingMessage}</output>
          <span className={styles.track} aria-hidden="true" />
          <Button size="medium" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Page>
  );
}
