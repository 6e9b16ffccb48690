import { type Settings, useSettings } from '../platform/device/settings.ts';
import { applyLight, applyReadingScale } from '../ui/light.ts';

/** Shows the settings on the page's root element, now and whenever they change. */
export function showSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe(show);
}

function show(settings: Settings): void {
  applyLight(settings.light);
  applyReadingScale(settings.readingScale);
  document.documentElement.dataset['hand'] = settings.hand;
}
