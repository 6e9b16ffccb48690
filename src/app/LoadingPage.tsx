import { appWords } from '../messages/app.ts';
import { useMessages } from '../messages/useMessages.ts';
/**
 * The page before the device's database has answered, for a few milliseconds: the same as the one that index.html paints
 * before any script has run, so that nothing moves when the app takes over.
 */
export function LoadingPage() {
  const t = useMessages(appWords);
  return (
    <>
      <header className="shell-bar">Play Venture</header>
      <main className="shell" aria-busy="true">
        <div className="shell-book">
          <div className="shell-plate" />
          <div className="shell-words">
            <output>{t.loading}</output>
            <div className="shell-line" />
            <div className="shell-line" />
            <div className="shell-line" />
          </div>
        </div>
      </main>
    </>
  );
}
