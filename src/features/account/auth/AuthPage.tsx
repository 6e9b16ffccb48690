import { BookOpen, CookingPot, Trees } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accountWords } from '../../../messages/account/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ViewHeading } from '../../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { PointList } from '../../../ui/PointList/PointList.tsx';
import { Scene } from '../../../ui/scene/Scene.tsx';
import styles from './AuthPage.module.css';
import { type AuthTab, AuthTabs } from './AuthTabs.tsx';
import { LinkProblem } from './LinkProblem.tsx';
import { SamplePage } from './SamplePage.tsx';

/** The product's claims and points, in their order; their texts are in `messages/`. */
const claims = ['adventures', 'families', 'setup'] as const;
const points = ['read', 'props', 'garden'] as const;
type Point = (typeof points)[number];

const pointIcons: Record<Point, ReactNode> = { read: <BookOpen />, props: <CookingPot />, garden: <Trees /> };

type Props = {
  /** The button that starts a first adventure without an account, shown under the introduction. */
  tryIt: ReactNode;
};

/** `/auth`: introduces the product and holds the forms to sign up and to sign in. */
export function AuthPage({ tryIt }: Props) {
  const t = useMessages(accountWords);
  const [tab, setTab] = useState<AuthTab>('sign-up');
  return (
    <Page>
      <title>{`${t.pages[tab]} – Play Venture`}</title>
      <div className={styles.spread}>
        <div className={styles.cover}>
          <p className={styles.name}>Play Venture</p>
          <ViewHeading size="giant" className={styles.title}>
            {t.title}
          </ViewHeading>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.tryIt}>{tryIt}</div>
        </div>
        <div className={styles.picture}>
          <Scene theme="at-play" label={t.picture} className={styles.scene} />
        </div>
        <div className={styles.entry}>
          <LinkProblem />
          <AuthTabs tab={tab} onTab={setTab} />
        </div>
        <div className={styles.story}>
          <SamplePage />
        </div>
        <div className={styles.more}>
          <dl className={styles.claims}>
            {claims.map((claim) => (
              <div key={claim} className={styles.claim}>
                <dt>{t.claims[claim]}</dt>
                <dd>{t.claimed[claim]}</dd>
              </div>
            ))}
          </dl>
          <PointList
            columns
            points={points.map((point) => ({ key: point, icon: pointIcons[point], title: t.points[point], text: t.pointTexts[point] }))}
          />
        </div>
      </div>
    </Page>
  );
}
