import { storyLanguage } from '../../../domain/story-language.ts';
import { readingWords } from '../../../messages/play/reading.ts';
import { percentOf } from '../../../messages/shared/controls.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { changeSettings, useSettings } from '../../../platform/device/settings.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { Slider } from '../../../ui/Slider/Slider.tsx';
import { useVoices, voiceLanguage } from './useReading.ts';
import styles from './VoiceTools.module.css';

/** Which of the device's voices reads, and how fast; stored on this device. Renders nothing on a device without voices. */
export function VoiceTools() {
  const t = useMessages(readingWords);
  const voices = useVoices(voiceLanguage(storyLanguage));
  const { voice, speechRate } = useSettings();
  const [best] = voices;
  if (best === undefined) return null;
  return (
    <fieldset className={styles.tools} aria-label={t.voiceAndSpeed}>
      <Field label={t.voice}>
        <Select
          value={voices.some(({ id }) => id === voice) ? voice : best.id}
          options={voices.map(({ id, name, lang: own, local }) => ({
            value: id,
            label: (local ? t.voiceHere : t.voiceOnline)({ name, language: own }),
          }))}
          onValueChange={(id) => changeSettings({ voice: id })}
        />
      </Field>
      <Slider
        label={t.speed}
        value={speechRate}
        min={0.8}
        max={1.2}
        step={0.05}
        onValueChange={(value) => changeSettings({ speechRate: value })}
        format={percentOf}
      />
    </fieldset>
  );
}
