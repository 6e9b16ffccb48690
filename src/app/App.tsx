import { Suspense } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import type { FeedbackRequest } from '../domain/contracts/story-contract.ts';
import { FeedbackButton } from '../features/feedback/FeedbackButton.tsx';
import { type Destination, ViewLoader } from '../platform/view/view.ts';
import { UiProvider } from '../ui/provider/UiProvider.tsx';
import { routes } from './routes.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { ViewBoundary } from './shell/ViewBoundary.tsx';

const send = async (body: FeedbackRequest) => (await import('./shell/send-feedback.ts')).send(body);

/** Loads everything a view needs before it is drawn: its code, and the adventure it shows. */
const loadView = async (destination: Destination): Promise<unknown> => (await import('./views.ts')).loadView(destination);

/** The whole app: its routes, and what is on every page. */
export function App() {
  return (
    <UiProvider>
      {/* Without React transitions: a tapped view is drawn in one piece, see platform/view/turn-page.ts. */}
      <BrowserRouter useTransitions={false}>
        <ViewBoundary resetKey="app">
          <ViewLoader value={loadView}>
            <Suspense fallback={<LoadingPage />}>
              <Routes />
            </Suspense>
          </ViewLoader>
        </ViewBoundary>
        <FeedbackButton send={send} />
      </BrowserRouter>
    </UiProvider>
  );
}

function Routes() {
  return useRoutes(routes);
}
