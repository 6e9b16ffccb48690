import { Link } from 'react-router-dom';
import { notFoundWords } from '../../messages/app/not-found.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './NotFound.module.css';

/** Any address that the app does not know. */
export function NotFound() {
  const t = useMessages(notFoundWords);
  return (
    <Page className={styles.page}>
      <title>{`${t.page} – Play Venture`}</title>
      <div className={styles.sheet}>
        <div className={styles.picture}>
          <Scene theme="mystery" className={styles.scene} />
        </div>
        <div className={styles.words}>
          <Heading level={1}>{t.title}</Heading>
          <p>{t.text}</p>
          <p>
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t.home}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
