import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Status } from '../../domain/entities/adventure.ts';
import { isUuid } from '../../domain/ids.ts';
import { isInProgress } from '../../domain/status.ts';
import { turnPage } from './turn-page.ts';

/** The view of the main app lives in the address, so that Back, reload, shortcuts and links work. Every screen goes elsewhere by itself, with {@link useGo}. */

/** Filled by the route table (`app/views.ts`), the one place that names the views. */
export interface RouteTable {}

/** A view that there is. */
export type View = RouteTable extends { views: infer Views } ? Extract<keyof Views, string> : never;

export type Place = {
  /** As the address has it; the route table knows what stands there. */
  view: string;
  /** The adventure that `playing` shows, or that `generating` plays again. */
  adventure: string | null;
  /** Which part of a view that has several; null for its first. */
  tab: string | null;
  /** The child or the place whose form the profile opens with; null for none. */
  edit: string | null;
  /** `playing` was opened to go on with an adventure that may be paused. Not a part of the address: a link only shows it. */
  resume: boolean;
};

/** Where to go: what is left out is null, or false. */
export type Destination = { view: View; adventure?: string | null; tab?: string | null; edit?: string | null; resume?: boolean };

export function readPlace(search: string, state: unknown = null): Place {
  const params = new URLSearchParams(search);
  return {
    view: params.get('view') ?? 'welcome',
    adventure: params.get('adventure'),
    tab: params.get('tab'),
    edit: params.get('edit'),
    resume: typeof state === 'object' && state !== null && 'resume' in state && state.resume === true,
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

/** The way into an adventure of the library: on with one that is under way, from the start again with any other. */
export function wayInto({ id, status }: { id: string; status: Status }): Destination {
  return isUuid(id) && isInProgress(status) ? { view: 'playing', adventure: id, resume: true } : { view: 'generating', adventure: id };
}

/** Where the app is. */
export function usePlace(): Place {
  const { search, state } = useLocation();
  return useMemo(() => readPlace(search, state), [search, state]);
}

export type Go = (place: Destination, how?: { replace: boolean }) => void;

/** Loads what a view is drawn from, its code and its story; `app/` knows how. Around screens that stand alone there is nothing to load. */
export const ViewLoader = createContext<(place: Destination) => Promise<unknown>>(() => Promise.resolve());

/** How to go elsewhere. `replace` leaves no step back to the view that is left. */
export function useGo(): Go {
  const navigate = useNavigate();
  const load = useContext(ViewLoader);
  return useCallback<Go>(
    (place, how) => {
      const change = (): void =>
        void navigate(placeUrl(place), { replace: how?.replace ?? false, state: place.resume === true ? { resume: true } : null });
      if (place.view === readPlace(location.search).view) change();
      else void turnPage(load(place), change, place.view === 'playing' ? 'quick' : 'crossfade');
    },
    [navigate, load],
  );
}
