import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The view of the main app lives in the address, so that Back, reload, shortcuts and links work. */

export const views = ['welcome', 'profile', 'selector', 'generating', 'playing'] as const;
export type View = (typeof views)[number];

export type Place = {
  view: View;
  /** The adventure that `playing` shows, or that `generating` plays again. */
  adventure: string | null;
  /** Which part of a view that has several; null for its first. */
  tab: string | null;
};

/** Where to go: what is left out is null. */
export type Destination = { view: View; adventure?: string | null; tab?: string | null };

export function readPlace(params: URLSearchParams): Place {
  const view = params.get('view');
  return {
    view: (views as readonly string[]).includes(view ?? '') ? (view as View) : 'welcome',
    adventure: params.get('adventure'),
    tab: params.get('tab'),
  };
}

export function placeUrl(place: Destination): string {
  if (place.view === 'welcome') return '/';
  const params = new URLSearchParams({ view: place.view });
  if (place.adventure) params.set('adventure', place.adventure);
  if (place.tab) params.set('tab', place.tab);
  return `/?${params.toString()}`;
}

export type Go = (place: Destination, how?: { replace: boolean }) => void;

/** Where the app is, and how to go elsewhere. `replace` leaves no step back to the view that is left. */
export function usePlace(): Place & { go: Go } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = useCallback<Go>(
    (place, how) => {
      void navigate(placeUrl(place), { replace: how?.replace ?? false, viewTransition: true });
    },
    [navigate],
  );
  return useMemo(() => ({ ...readPlace(params), go }), [params, go]);
}
