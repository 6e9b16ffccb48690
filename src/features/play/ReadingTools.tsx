import { Moon, Sun, SunMedium, SunMoon } from 'lucide-react';
import { changeSettings, type Settings, useSettings } from '../../platform/settings.ts';
import { Segmented } from '../../ui/Segmented/Segmented.tsx';
import { Slider } from '../../ui/Slider/Slider.tsx';
import styles from './ReadingTools.module.css';

const lights: { value: Settings['light']; label: string; icon: React.ReactNode }[] = [
  { value: 'system', label: 'Light as the device', icon: <SunMoon /> },
  { value: 'day', label: 'Day', icon: <Sun /> },
  { value: 'night', label: 'Night', icon: <Moon /> },
  { value: 'sun', label: 'Sunlight', icon: <SunMedium /> },
];

/** The light and the size of the text, one tap away while reading. */
export function ReadingTools() {
  const { light, readingScale } = useSettings();
  return (
    <div className={styles.tools}>
      <Segmented label="Light" iconsOnly options={lights} value={light} onValueChange={(value) => changeSettings({ light: value })} />
      <Slider
        label="Text size"
        value={readingScale}
        min={1}
        max={2}
        step={0.1}
        onValueChange={(value) => changeSettings({ readingScale: value })}
        format={(value) => `${Math.round(value * 100)} %`}
      />
    </div>
  );
}
