import type { FamilyDb } from '../../data/db.ts';
import type { AdventureConfig } from '../../domain/entities/adventure.ts';
import { GeneratingScreen } from '../../features/selector/GeneratingScreen.tsx';
import { newId, newSeed, now } from '../../platform/clock.ts';
import { storyPorts } from '../../platform/story.ts';
import { startAdventure } from '../../story/start.ts';
import { ShellHeader } from '../ShellHeader.tsx';

type Props = {
  db: FamilyDb;
  config: AdventureConfig;
  onReady: (id: string) => void;
  onFailed: () => void;
  onCancel: () => void;
};

export function GeneratingView({ db, config, onReady, onFailed, onCancel }: Props) {
  return (
    <GeneratingScreen
      config={config}
      header={<ShellHeader />}
      start={(chosen) => startAdventure(db, storyPorts, chosen, { now, id: newId, seed: newSeed })}
      onReady={onReady}
      onFailed={onFailed}
      onCancel={onCancel}
    />
  );
}
