import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageTurned, turnPage } from './turn-page.ts';

/** The view of the main app lives in the address, so that Back, reload, shortcuts and links work. */

export const views = ['welcome', 'profile', 'selector', 'generating', 'playing'] as const;
export type View = (typeof views)[number];

export type Place = {
  view: View;
  /** The adventure that `playing` shows, or that `generating` plays again. */
  adventure: string | null;
  /** Which part of a view that has several; null for its first. */
  tab: string | null;
  /** The child or the place whose form the profile opens with; null for none. */
  edit: string | null;
};

/** Where to go: what is left out is null. */
export type Destination = { view: View; adventure?: string | null; tab?: string | null; edit?: string | null };

export function readPlace(params: URLSearchParams): Place {
  const view = params.get('view');
  return {
    view: (views as readonly string[]).includes(view ?? '') ? (view as View) : 'welcome',
    adventure: params.get('adventure'),
    tab: params.get('tab'),
    edit: params.get('edit'),
  };
}

export function placeUrl(place: Destination): string {
  if (place.view === 'welcome') return '/';
  const params = new URLSearchParams({ view: place.view });
  if (place.adventure) params.set('adventure', place.adventure);
  if (place.tab) params.set('tab', place.tab);
  if (place.edit) params.set('edit', place.edit);
  return `/?${params.toString()}`;
}

export type Go = (place: Destination, how?: { replace: boolean }) => void;

/** Where the app is, and how to go elsewhere. `replace` leaves no step back to the view that is left. */
export function usePlace(): Place & { go: Go } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = useCallback<Go>(
    (place, how) => {
      const change = (): void => void navigate(placeUrl(place), { replace: how?.replace ?? false });
      const elsewhere = place.view !== readPlace(new URLSearchParams(location.search)).view;
      if (elsewhere) turnPage(change);
      else change();
    },
    [navigate],
  );
  useLayoutEffect(pageTurned, [params]);
  return useMemo(() => ({ ...readPlace(params), go }), [params, go]);
}
