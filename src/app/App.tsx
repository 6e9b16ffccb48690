import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { FeedbackRequest } from '../domain/story-contract.ts';
import { useAccount } from '../platform/account-state.ts';
import { UiProvider } from '../ui/provider/UiProvider.tsx';
import { FeedbackButton } from '../features/feedback/FeedbackButton.tsx';
import { clock } from '../platform/clock.ts';
import { callService } from '../platform/story.ts';
import { sendFeedback } from '../story/feedback.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { familyOnScreen } from './open-family.ts';
import { NotFound } from './NotFound.tsx';
import { RecoveryCard } from './RecoveryCard.tsx';
import { ViewBoundary } from './ViewBoundary.tsx';

const AuthRoute = lazy(() => import('./AuthRoute.tsx').then(({ AuthRoute }) => ({ default: AuthRoute })));
const MainRoute = lazy(() => import('./MainRoute.tsx').then(({ MainRoute }) => ({ default: MainRoute })));

const online = (): boolean => navigator.onLine;
const send = (body: FeedbackRequest) => sendFeedback(familyOnScreen(), { call: callService, online }, body, clock);

/** The whole app: its routes, and what is on every page. */
export function App() {
  return (
    <UiProvider>
      <BrowserRouter>
        <ViewBoundary resetKey="app" renderFallback={(retry) => <RecoveryCard onRetry={retry} />}>
          <Suspense fallback={<LoadingPage />}>
            <Routes>
              <Route path="/" element={<SignedIn />} />
              <Route path="/auth" element={<SignedOut />} />
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </ViewBoundary>
        <FeedbackButton send={send} />
      </BrowserRouter>
    </UiProvider>
  );
}

/** `/` needs an account on this device; nothing is asked of the network for that. */
function SignedIn() {
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-out':
      return <Navigate to="/auth" replace />;
    case 'signed-in':
      return <MainRoute key={account.account.id} account={account.account} session={account.session} />;
  }
}

function SignedOut() {
  const account = useAccount();
  switch (account.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'signed-in':
      return <Navigate to="/" replace />;
    case 'signed-out':
      return <AuthRoute />;
  }
}
