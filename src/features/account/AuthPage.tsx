import { BookOpen, CookingPot, Trees } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ViewHeading } from '../../ui/Heading/ViewHeading.tsx';
import { Page } from '../../ui/Page/Page.tsx';
import { Scene } from '../../ui/scene/Scene.tsx';
import styles from './AuthPage.module.css';
import { type AuthTab, AuthTabs } from './AuthTabs.tsx';
import { claims, type Point, points } from './claims.ts';
import { LinkProblem } from './LinkProblem.tsx';
import { SamplePage } from './SamplePage.tsx';

const pointIcons: Record<Point['icon'], ReactNode> = { read: <BookOpen />, props: <CookingPot />, garden: <Trees /> };

const titles: Record<AuthTab, string> = { 'sign-up': 'Get started – Play Venture', 'sign-in': 'Sign in – Play Venture' };

type Props = {
  /** The way to a first step without an account, under the opening words; nothing without it. */
  tryIt?: ReactNode;
};

/** `/auth`: what this is, and the door to it. */
export function AuthPage({ tryIt }: Props) {
  const [tab, setTab] = useState<AuthTab>('sign-up');
  return (
    <Page>
      <title>{titles[tab]}</title>
      <div className={styles.spread}>
        <div className={styles.cover}>
          <p className={styles.name}>Play Venture</p>
          <ViewHeading size="giant" className={styles.title}>
            Turn an afternoon into an adventure
          </ViewHeading>
          <p className={styles.lead}>
            You read a story aloud, a step at a time. The children act it out, with their own hands and whatever the house has to offer. The
            only screen is yours.
          </p>
          {tryIt !== undefined && <div className={styles.tryIt}>{tryIt}</div>}
        </div>
        <div className={styles.picture}>
          <Scene
            theme="at-play"
            label="Children at play in a living room: a captain in a laundry basket, a leap from cushion to cushion, a knight with a pot for a helmet. An adult on the floor reads aloud."
            className={styles.scene}
          />
        </div>
        <div className={styles.door}>
          <LinkProblem />
          <AuthTabs tab={tab} onTab={setTab} />
        </div>
        <div className={styles.story}>
          <SamplePage />
        </div>
        <div className={styles.more}>
          <dl className={styles.claims}>
            {claims.map((claim) => (
              <div key={claim.label} className={styles.claim}>
                <dt>{claim.label}</dt>
                <dd>{claim.value}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point.title} className={styles.point}>
                <span className={styles.icon} aria-hidden="true">
                  {pointIcons[point.icon]}
                </span>
                <div>
                  <p className={styles.pointTitle}>{point.title}</p>
                  <p>{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  );
}
