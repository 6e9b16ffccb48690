import { Link } from 'react-router-dom';
import { buttonClass } from '../ui/Button/buttonClass.ts';
import { Heading } from '../ui/Heading/Heading.tsx';
import { Page } from '../ui/Page/Page.tsx';
import { Scene } from '../ui/scene/Scene.tsx';
import styles from './NotFound.module.css';

/** Any path that is not ours. */
export function NotFound() {
  return (
    <Page className={styles.page}>
      <title>Page not found – Play Venture</title>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Scene theme="mystery" className={styles.scene} />
        </div>
        <div className={styles.words}>
          <Heading level={1} size="large">
            Oops! Page not found
          </Heading>
          <p>This path leads nowhere. Even good explorers take a wrong turn.</p>
          <p>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              Return to Home
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
