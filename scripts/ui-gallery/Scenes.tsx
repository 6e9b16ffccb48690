import { knownThemes } from '../../src/domain/catalog.ts';
import { Badge } from '../../src/ui/Badge/Badge.tsx';
import { Page } from '../../src/ui/Page/Page.tsx';
import { Grid, Row } from '../../src/ui/Stack/Stack.tsx';
import { Scene, type SceneShape } from '../../src/ui/scene/Scene.tsx';
import { StepTypeIcon } from '../../src/ui/scene/StepTypeIcon.tsx';
import { ThemeIcon } from '../../src/ui/scene/ThemeIcon.tsx';

const themes = ['meadow', ...knownThemes];

export function Scenes() {
  const query = new URLSearchParams(location.search);
  const only = query.get('only');
  const variant = (query.get('variant') ?? 'wide') as SceneShape;
  return (
    <Page>
      <Row>
        {themes.map((theme) => (
          <span key={theme} data-theme={theme} style={{ color: 'var(--accent)' }}>
            <ThemeIcon theme={theme} size="2.25rem" />
          </span>
        ))}
        {['prologue', 'action', 'challenge', 'ending', 'x'].map((type) => (
          <StepTypeIcon key={type} type={type} />
        ))}
      </Row>
      <Grid min={variant === 'tile' ? '15rem' : '34rem'} style={{ marginTop: '1rem' }}>
        {themes
          .filter((theme) => only === null || only.split(',').includes(theme))
          .map((theme) => (
            <div key={theme}>
              <Scene theme={theme} variant={variant} still />
              <Badge>{theme}</Badge>
            </div>
          ))}
      </Grid>
    </Page>
  );
}
