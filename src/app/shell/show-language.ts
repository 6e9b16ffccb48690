import { appWords } from '../../messages/app/app.ts';
import { baseLanguage, language } from '../../messages/i18n.ts';
import { languageFor, speakLanguage } from '../../messages/languages.ts';
import { useSettings } from '../../platform/device/settings.ts';
import { cacheLanguage } from '../../platform/worker/worker.ts';
import { toast } from '../../ui/Toast/toast.ts';

/**
 * Shows the language that is set for this device, or else the one that the browser prefers, now and whenever either changes. Resolves once
 * the first language is shown or could not be loaded. Never rejects.
 */
export function showLanguage(): Promise<void> {
  language.listen(() => {
    const tag = language.get();
    document.documentElement.lang = tag;
    cacheLanguage(tag === baseLanguage ? null : tag);
  });
  useSettings.subscribe((now, before) => {
    if (now.language !== before.language) void change().then((spoken) => spoken || sayLater());
  });
  window.addEventListener('languagechange', () => void change());
  window.addEventListener('online', () => void change());
  return change().then(() => undefined);
}

/** Resolves to whether the words could be loaded. */
function change(): Promise<boolean> {
  return speakLanguage(languageFor(useSettings.getState().language, navigator.languages)).then(
    () => true,
    () => false,
  );
}

function sayLater(): void {
  const t = appWords.get();
  toast({ title: t.languageLater, description: t.languageLaterMore, tone: 'info' });
}
