import { appWords } from '../../messages/app/app.ts';
import { useMessages } from '../../messages/useMessages.ts';

/**
 * Shown for the few milliseconds until the device's database answers. It looks exactly like what index.html paints before any script runs,
 * so that nothing moves when the app takes over.
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
