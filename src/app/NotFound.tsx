import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/Button/buttonClass.ts';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Page } from '../ui/Page/Page.tsx';
import { Stack } from '../ui/Stack/Stack.tsx';
import { Scene } from '../ui/scene/Scene.tsx';
import styles from './NotFound.module.css';

/** Any path that is not ours. */
export function NotFound() {
  return (
    <Page width="text">
      <title>Page not found – Play Venture</title>
      <Stack gap={5}>
        <Scene theme="mystery" variant="wide" className={styles.scene} />
        <Heading level={1} size="large">
          Oops! Page not found
        </Heading>
        <p>This path leads nowhere. Even good explorers take a wrong turn.</p>
        <p>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            Return to Home
          </Link>
        </p>
      </Stack>
    </Page>
  );
}
