import '../../src/ui/base.css';
import { createRoot } from 'react-dom/client';
import { applyLight, type Light } from '../../src/ui/light.ts';
import { UiProvider } from '../../src/ui/provider/UiProvider.tsx';
import { Controls } from './Controls.tsx';
import { Overlays } from './Overlays.tsx';
import { Play } from './Play.tsx';
import { Scenes } from './Scenes.tsx';
import { Surfaces } from './Surfaces.tsx';

/** The pages of the gallery, selected by the address: `?sheet=play&light=sun&theme=pirates`. */
const sheets = { play: Play, controls: Controls, surfaces: Surfaces, overlays: Overlays, scenes: Scenes };

const query = new URLSearchParams(location.search);
applyLight((query.get('light') ?? 'system') as Light);
const Sheet = sheets[(query.get('sheet') ?? 'play') as keyof typeof sheets] ?? Play;
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <UiProvider>
      <Sheet theme={query.get('theme') ?? 'pirates'} />
    </UiProvider>,
  );
}
