/** Searching for a visitor and filtering by type, with the demo's answers. */
import { ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../../../../renderer/features/visitors';
import { ListHeader, parseKind, withKind } from '../../../../../renderer/features/visitors/find-visitor';
import { openApp } from '../../../../support/open-app';
import { openKit, setBridge } from '../../kit/kit-page';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const open = async () => {
  app = await openApp('/visitors', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/visitors'));
  return app;
};

test('a search of a few letters opens a visitor by keyboard', async () => {
  const { place } = await open();
  const box = await screen.findByRole('combobox', { name: 'Find a visitor' });
  fireEvent.focus(box);
  await userEvent.type(box, 'whitl');
  const [first] = await screen.findAllByRole('option', { name: /Whitlock/ });
  expect(first).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(place()).toMatch(/^\/visitors\/\d+$/));
});

test('Enter opens no visitor of a search that was typed further', async () => {
  const { place } = await open();
  const box = await screen.findByRole('combobox', { name: 'Find a visitor' });
  fireEvent.focus(box);
  await userEvent.type(box, 'whitl');
  await screen.findAllByRole('option', { name: /Whitlock/ });
  fireEvent.input(box, { target: { value: 'whitlqq' } });
  expect(screen.queryByRole('option', { name: /Whitlock/ })).toBeNull();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(await screen.findByRole('option', { name: 'No results' })).toBeDefined();
  expect(place()).toBe('/visitors');
});

test('a search without a match says so', async () => {
  await open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a visitor' }), 'qqqq');
  expect(await screen.findByRole('option', { name: 'No results' })).toBeDefined();
});

test('on a server that does not search, more rows are searched here, and the box says so', async () => {
  const visitor = (id: number) => ({ id, firstName: `Rider${id}`, lastName: 'Lee' });
  const rows = Array.from({ length: 900 }, (_, index) => visitor(index + 1));
  setBridge((_, { perPage, q }) =>
    ok({ rows: rows.slice(0, Number(perPage)), total: 900, isComplete: false, ignored: q === undefined ? [] : ['q'] }),
  );
  openKit([{ path: '/', element: <ListHeader /> }], '/');
  const box = await screen.findByRole('combobox', { name: 'Find a visitor' });
  await userEvent.type(box, 'rider77 lee');
  expect(await screen.findByRole('option', { name: /Rider77 Lee/ })).toBeDefined();
  const note = "This server can't search here. Records searched: 100. There may be others.";
  expect(screen.getByRole('option', { name: note })).toBeDefined();
  await userEvent.clear(box);
  await userEvent.type(box, 'rider777');
  await waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([note]));
});

test('the tab of racers sets a filter in the address', async () => {
  const { place } = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Racers' }));
  await waitFor(() => expect(place()).toBe('/visitors?filter.userType=racer'));
  await userEvent.click(screen.getByRole('tab', { name: 'All visitors' }));
  await waitFor(() => expect(place()).toBe('/visitors'));
});

test('an address shows all visitors, racers or spectators', () => {
  expect(parseKind(new URLSearchParams(''))).toBe('all');
  expect(parseKind(new URLSearchParams('filter.userType=racer'))).toBe('racer');
  expect(parseKind(new URLSearchParams('filter.userType=spectator&q=o'))).toBe('spectator');
});

test('a filter of both or of an unknown type selects no tab', () => {
  expect(parseKind(new URLSearchParams('filter.userType=racer&filter.userType=spectator'))).toBeUndefined();
  expect(parseKind(new URLSearchParams('filter.userType=crew'))).toBeUndefined();
});

test('choosing a type keeps the search and starts at the first page', () => {
  const before = new URLSearchParams('q=smith&page=4&filter.userType=racer');
  expect(withKind(before, 'spectator').toString()).toBe('q=smith&filter.userType=spectator');
  expect(withKind(before, 'all').toString()).toBe('q=smith');
});
