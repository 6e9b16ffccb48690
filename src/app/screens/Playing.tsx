import { Navigate } from 'react-router-dom';
import { useOpenFamily } from '../../data/read/hooks.ts';
import { HelpButton } from '../../features/help/HelpButton.tsx';
import { PlayView } from '../../features/play/PlayView.tsx';
import { placeUrl, usePlace } from '../../platform/view/view.ts';
import { UpdatePrompt } from '../notices/UpdatePrompt.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';

/** `/?view=playing&adventure=…` */
export function Playing() {
  const db = useOpenFamily();
  const { adventure } = usePlace();
  if (adventure === null) return <Navigate to={placeUrl({ view: 'welcome' })} replace />;
  return (
    <PlayView
      db={db}
      id={adventure}
      header={
        <>
          <ShellHeader home>
            <HelpButton topic="play" />
          </ShellHeader>
          <UpdatePrompt />
        </>
      }
    />
  );
}
