import { Moon, Sun, SunMoon } from 'lucide-react';
import { readingWords } from '../../../messages/play/reading.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { changeSettings, type Settings, useSettings } from '../../../platform/device/settings.ts';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { ReadingScale } from '../../../ui/Slider/ReadingScale.tsx';
import styles from './ReadingTools.module.css';

/** The icon for the sunlight theme. A second sun would look like the icon of the light theme. */
function Sunglasses() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2 10l3-4M22 10l-3-4M10 11.5q2-1.5 4 0" />
      <path fill="currentColor" d="M2 10h8l-.4 4Q9.3 17 6 17t-3.600-3zM22 10h-8l.4 4q.3 3 3.600 3t3.600-3z" />
    </svg>
  );
}

const lights: { value: Settings['light']; icon: React.ReactNode }[] = [
  { value: 'system', icon: <SunMoon /> },
  { value: 'day', icon: <Sun /> },
  { value: 'night', icon: <Moon /> },
  { value: 'sun', icon: <Sunglasses /> },
];

/** Settings for light and text size, one tap away while reading. */
export function ReadingTools() {
  const t = useMessages(readingWords);
  const { light, readingScale } = useSettings();
  return (
    <div className={styles.tools}>
      <Segmented
        label={t.light}
        iconsOnly
        options={lights.map((each) => ({ ...each, label: t.lights[each.value] }))}
        value={light}
        onValueChange={(value) => changeSettings({ light: value })}
      />
      <ReadingScale label={t.size} value={readingScale} onValueChange={(value) => changeSettings({ readingScale: value })} />
    </div>
  );
}
