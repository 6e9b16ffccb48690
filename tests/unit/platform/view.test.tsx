// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Destination, destinationOf, placeUrl, readPlace, useGo, usePlace, ViewLoader } from '../../../src/platform/view/view.ts';

const id = '10000000-0000-4000-8000-000000000001';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

function Here({ ways }: { ways: Record<string, Destination> }) {
  const { view, resume } = usePlace();
  const go = useGo();
  return (
    <>
      <p>{`At ${view}${resume ? ', resuming' : ''}`}</p>
      {Object.entries(ways).map(([name, place]) => (
        <button key={name} type="button" onClick={() => go(place)}>
          {name}
        </button>
      ))}
    </>
  );
}

function show(ways: Record<string, Destination>, get: (place: Destination) => Promise<unknown> = () => Promise.resolve()): void {
  render(
    <BrowserRouter useTransitions={false}>
      <ViewLoader value={get}>
        <Here ways={ways} />
      </ViewLoader>
    </BrowserRouter>,
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('navigating', () => {
  it('changes the address, and Back returns', async () => {
    show({ Profile: { view: 'profile', tab: 'history' } });
    await press('Profile');
    expect(await screen.findByText('At profile')).toBeTruthy();
    expect(location.search).toBe('?view=profile&tab=history');
    act(() => history.back());
    expect(await screen.findByText('At welcome')).toBeTruthy();
  });

  it('waits for the code of the next view, and goes to the last requested one', async () => {
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    show({ Selector: { view: 'selector' }, Profile: { view: 'profile' } }, ({ view }) => (view === 'selector' ? code : Promise.resolve()));
    await press('Selector');
    expect(screen.getByText('At welcome')).toBeTruthy();
    await press('Profile');
    expect(await screen.findByText('At profile')).toBeTruthy();
    await act(async () => arrive());
    expect(screen.getByText('At profile')).toBeTruthy();
    expect(location.search).toBe('?view=profile');
  });

  it('happens even if the code can’t be loaded; the view reports it', async () => {
    show({ Selector: { view: 'selector' } }, () => Promise.reject(new Error('gone')));
    await press('Selector');
    expect(await screen.findByText('At selector')).toBeTruthy();
  });

  it('passes on the request to resume, but not in the address', async () => {
    show({ Resume: destinationOf({ id, status: 'paused_for_continuation' }), Look: { view: 'playing', adventure: id } });
    await press('Resume');
    expect(await screen.findByText('At playing, resuming')).toBeTruthy();
    expect(location.search).toBe(`?view=playing&adventure=${id}`);
    await press('Look');
    await waitFor(() => expect(screen.getByText('At playing')).toBeTruthy());
  });
});

describe('opening an adventure', () => {
  it('continues one in progress, and replays one that is over', () => {
    expect(destinationOf({ id, status: 'active' })).toEqual({ view: 'playing', adventure: id, resume: true });
    expect(destinationOf({ id, status: 'completed' })).toEqual({ view: 'generating', adventure: id });
    expect(destinationOf({ id, status: 'ended_early' })).toEqual({ view: 'generating', adventure: id });
    expect(destinationOf({ id: 'from-elsewhere', status: 'active' })).toEqual({ view: 'generating', adventure: 'from-elsewhere' });
  });
});

describe('an address', () => {
  it('is parsed as it is written', () => {
    const place = { view: 'profile', adventure: null, tab: 'settings', edit: id, resume: false } as const;
    expect(readPlace(placeUrl(place).slice(1))).toEqual(place);
    expect(placeUrl({ view: 'welcome' })).toBe('/');
  });
});
