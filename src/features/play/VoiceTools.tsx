import { changeSettings, useSettings } from '../../platform/device/settings.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { pageLanguage, useVoices } from './useReading.ts';
import styles from './VoiceTools.module.css';

/** Which voice of the device reads, and how fast; kept on this device. Not there where it has none. */
export function VoiceTools() {
  const lang = pageLanguage();
  const voices = useVoices(lang);
  const { voice, speechRate } = useSettings();
  const [best] = voices;
  if (best === undefined) return null;
  return (
    <fieldset className={styles.tools} aria-label="Voice and speed">
      <Field label="Voice">
        <Select
          value={voices.some(({ id }) => id === voice) ? voice : best.id}
          options={voices.map(({ id, name, lang: own, local }) => ({
            value: id,
            label: `${name} (${own})${local ? '' : ', needs a connection'}`,
          }))}
          onValueChange={(id) => changeSettings({ voice: id })}
        />
      </Field>
      <Slider
        label="Reading speed"
        value={speechRate}
        min={0.8}
        max={1.2}
        step={0.05}
        onValueChange={(value) => changeSettings({ speechRate: value })}
        format={(value) => `${Math.round(value * 100)} %`}
      />
    </fieldset>
  );
}
