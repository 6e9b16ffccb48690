import { Page } from '../ui/Page/Page.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';

/** The page before the device's database has answered: the shape of what comes, for a few milliseconds. */
export function LoadingPage() {
  return (
    <Page aria-busy="true">
      <output>Loading your adventures...</output>
      <Skeleton shape="block" height="14rem" />
      <Skeleton shape="lines" />
    </Page>
  );
}
