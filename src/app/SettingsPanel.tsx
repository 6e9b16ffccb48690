import { Hand } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buildId } from '../platform/build.ts';
import { type Persistence, readPersistence } from '../platform/device/persistence.ts';
import { changeSettings, type Settings, useSettings } from '../platform/device/settings.ts';
import { type Kept, useWorker } from '../platform/worker/worker.ts';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Segmented } from '../ui/Segmented/Segmented.tsx';
import { Slider } from '../ui/Slider/Slider.tsx';
import { Stack } from '../ui/Stack/Stack.tsx';
import { RoomLine } from './RoomLine.tsx';

const lights: { value: Settings['light']; label: string }[] = [
  { value: 'system', label: 'Same as device' },
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'sun', label: 'Sunlight' },
];

const hands: { value: Settings['hand']; label: string; icon: React.ReactNode }[] = [
  { value: 'left', label: 'Left hand', icon: <Hand /> },
  { value: 'right', label: 'Right hand', icon: <Hand /> },
];

const persistenceWords: Record<Persistence, string> = {
  persisted: 'This browser keeps your family’s data until you remove it.',
  'best-effort': 'This browser may clear the data when the device runs out of space. What has been synced stays in your account.',
  unknown: 'This browser does not say how long it keeps data. What has been synced stays in your account.',
};

const keptWords: Record<Kept, string> = {
  nothing: 'Play Venture has not been fully downloaded yet. Stay online for a moment.',
  enough: 'Ready for the backyard: every adventure can be told here with no connection. Some themes’ own words are still on their way.',
  all: 'Ready for the backyard: Play Venture works here with no connection.',
};

/** What is set for this device, and what the device says about itself and about the account. */
export function SettingsPanel({ hasAccount }: { hasAccount: boolean }) {
  const { light, readingScale, hand } = useSettings();
  const kept = useWorker((state) => state.kept);
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    void readPersistence().then(setPersistence);
  }, []);
  return (
    <Stack gap={5} as="section" aria-label="This device">
      <Heading level={2} size="small">
        This device
      </Heading>
      <Segmented label="Light" options={lights} value={light} onValueChange={(value) => changeSettings({ light: value })} />
      <Slider
        label="Size of the text that is read aloud"
        value={readingScale}
        min={1}
        max={2}
        step={0.1}
        onValueChange={(value) => changeSettings({ readingScale: value })}
        format={(value) => `${Math.round(value * 100)} %`}
      />
      <Segmented
        label="Main buttons within reach of"
        options={hands}
        value={hand}
        onValueChange={(value) => changeSettings({ hand: value })}
      />
      <div>
        <p>{keptWords[kept]}</p>
        <p>{persistenceWords[persistence]}</p>
        {hasAccount && <RoomLine />}
        <p>{`Version ${buildId}`}</p>
      </div>
    </Stack>
  );
}
