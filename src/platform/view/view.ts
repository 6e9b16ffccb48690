import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Status } from '../../domain/entities/adventure.ts';
import { isUuid } from '../../domain/ids.ts';
import { isInProgress } from '../../domain/status.ts';
import { turnPage } from './turn-page.ts';

/** The view of the main app is in the address, so that Back, reload, shortcuts and links work. Screens navigate with {@link useGo}. */

/** Extended by the route table (`app/views.ts`), which is the only place that lists the views. */
export interface RouteTable {}

/** The name of an existing view. */
export type View = RouteTable extends { views: infer Views } ? Extract<keyof Views, string> : never;

export type Place = {
  /** The name in the address, which may be unknown; the route table decides what is shown. */
  view: string;
  /** The adventure that `playing` shows, or that `generating` plays again. */
  adventure: string | null;
  /** The tab of a view that has several; null for its first. */
  tab: string | null;
  /** The id of the child or place whose form the profile opens; null for none. */
  edit: string | null;
  /** Whether `playing` resumes a paused adventure. It is not part of the address, so that a link only shows the adventure. */
  resume: boolean;
};

/** A place to go to; what is left out is null, or false. */
export type Destination = { view: View; adventure?: string | null; tab?: string | null; edit?: string | null; resume?: boolean };

/** Reads the place from an address’s query and the navigation’s state. */
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

/** The address of a place. */
export function placeUrl(place: Destination): string {
  if (place.view === 'welcome') return '/';
  const params = new URLSearchParams({ view: place.view });
  if (place.adventure) params.set('adventure', place.adventure);
  if (place.tab) params.set('tab', place.tab);
  if (place.edit) params.set('edit', place.edit);
  return `/?${params.toString()}`;
}

/** The destination for an adventure of the library: one in progress is resumed, any other is played again. */
export function destinationOf({ id, status }: { id: string; status: Status }): Destination {
  return isUuid(id) && isInProgress(status) ? { view: 'playing', adventure: id, resume: true } : { view: 'generating', adventure: id };
}

/** The current place. */
export function usePlace(): Place {
  const { search, state } = useLocation();
  return useMemo(() => readPlace(search, state), [search, state]);
}

export type Go = (place: Destination, how?: { replace: boolean }) => void;

/** Loads the code and the story that a view needs; provided by `app/`. By default nothing is loaded. */
export const ViewLoader = createContext<(place: Destination) => Promise<unknown>>(() => Promise.resolve());

/** Returns a function that navigates. With `replace`, Back does not return to the current view. */
export function useGo(): Go {
  const navigate = useNavigate();
  const loadView = useContext(ViewLoader);
  return useCallback<Go>(
    (place, how) => {
      const change = (): void =>
        void navigate(placeUrl(place), { replace: how?.replace ?? false, state: place.resume === true ? { resume: true } : null });
      if (place.view === readPlace(location.search).view) change();
      else void turnPage(loadView(place), change, place.view === 'playing' ? 'quick' : 'crossfade');
    },
    [navigate, loadView],
  );
}
