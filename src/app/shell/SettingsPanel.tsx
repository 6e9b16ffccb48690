import { Hand } from 'lucide-react';
import { useEffect, useState } from 'react';
import { settingsWords } from '../../messages/app/settings.ts';
import { languageName, languages } from '../../messages/languages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type Persistence, readPersistence } from '../../platform/device/persistence.ts';
import { changeSettings, type Settings, useSettings } from '../../platform/device/settings.ts';
import { useWorker } from '../../platform/worker/worker.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { ReadingScale } from '../../ui/Slider/ReadingScale.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { QuotaLine } from '../notices/QuotaLine.tsx';

/** The id of this build of the app. */
declare const __BUILD_ID__: string;

const lights = ['system', 'day', 'night', 'sun'] as const satisfies readonly Settings['light'][];

/** The list's entry for no choice of language: the device's own is used. */
const device = 'device';

/** The settings of this device, and what is known about the device and the account. */
export function SettingsPanel({ hasAccount }: { hasAccount: boolean }) {
  const t = useMessages(settingsWords);
  const { light, language, readingScale, hand } = useSettings();
  const cached = useWorker((state) => state.cached);
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  useEffect(() => {
    void readPersistence().then(setPersistence);
  }, []);
  return (
    <Stack gap={5} as="section" aria-label={t.title}>
      <Heading level={2} size="small">
        {t.title}
      </Heading>
      <Segmented
        label={t.light}
        options={lights.map((value) => ({ value, label: t.lights[value] }))}
        value={light}
        onValueChange={(value) => changeSettings({ light: value })}
      />
      <Field label={t.language}>
        <Select
          options={[{ value: device, label: t.sameAsDevice }, ...languages.map((value) => ({ value, label: languageName(value) }))]}
          value={languages.find((known) => known === language) ?? device}
          onValueChange={(value) => changeSettings({ language: value === device ? null : value })}
        />
      </Field>
      <ReadingScale label={t.readingSize} value={readingScale} onValueChange={(value) => changeSettings({ readingScale: value })} />
      <Segmented
        label={t.hand}
        options={[
          { value: 'left', label: t.leftHand, icon: <Hand /> },
          { value: 'right', label: t.rightHand, icon: <Hand /> },
        ]}
        value={hand}
        onValueChange={(value) => changeSettings({ hand: value })}
      />
      <div>
        <p>{t.cached[cached]}</p>
        <p>
          {t.persistence[persistence]} {persistence !== 'persisted' && (hasAccount ? t.inAccount : t.onlyHere)}
        </p>
        {hasAccount && <QuotaLine />}
        <p>{t.version({ build: __BUILD_ID__ })}</p>
      </div>
    </Stack>
  );
}
