import { Suspense, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import type { FeedbackRequest } from '../domain/story-contract.ts';
import { FeedbackButton } from '../features/feedback/FeedbackButton.tsx';
import { useAccount } from '../platform/account-state.ts';
import { UiProvider } from '../ui/provider/UiProvider.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { NotFound } from './NotFound.tsx';
import { familyOnScreen } from './open-family.ts';
import { RecoveryCard } from './RecoveryCard.tsx';
import { authDoor, mainDoor } from './routes.ts';
import { ViewBoundary } from './ViewBoundary.tsx';

const send = async (body: FeedbackRequest) => (await import('./send-feedback.ts')).send(familyOnScreen(), body);

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
  const [MainRoute] = useState(mainDoor.now);
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
  const [AuthRoute] = useState(authDoor.now);
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
