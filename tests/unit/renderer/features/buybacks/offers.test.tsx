/** What the offers above a list of buybacks say: none only of an answer that has none. */
import { fail, ok, type Result } from '@contract/failure';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListHeader } from '../../../../../renderer/features/buybacks/offers';
import type { ListHeaderProps } from '../../../../../renderer/kit/area/area';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../kit/kit-page';

const list = {
  state: { filters: { eventName: ['Fall Finale'] } },
  rows: { sample: [{ eventName: 'Fall Finale', eventId: 27, timezone: 'UTC' }] },
} as unknown as ListHeaderProps['list'];
const none = 'No buyback offers at Fall Finale.';
const unknown = "Couldn't tell whether Fall Finale has buyback offers.";

const open = async (answer: (input: { readonly eventId?: unknown }) => Result<unknown>) => {
  setBridge((_id, input) => answer(input) as never);
  const { session } = useSession.getState();
  if (session) setSession({ ...session, mode: 'live', server: 'https://one.example.com' });
  openKit([{ path: '/', element: <ListHeader list={list} /> }], '/');
};
const answer = (rows: readonly object[]) => ok({ rows, total: rows.length, isComplete: true });

it('says none of an empty answer', async () => {
  await open(() => answer([]));
  expect(await screen.findByText(none)).toBeTruthy();
});

it('claims nothing of an answer that failed', async () => {
  await open(() => fail('rejected', 'bad-request'));
  expect(await screen.findByText(unknown)).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});

it('shows no offers that can’t be told from those of other events', async () => {
  await open(() => answer([{ className: 'Super Gas', price: '40.00' }]));
  expect(await screen.findByText(unknown)).toBeTruthy();
  expect(screen.queryByText('Super Gas')).toBeNull();
});

it('shows the offers of a server that narrows them, and leaves out those of other events', async () => {
  await open(({ eventId }) => answer(eventId === undefined ? [] : [{ className: 'Super Gas' }]));
  expect(await screen.findByText('Super Gas')).toBeTruthy();
});

it('leaves out the offers of other events', async () => {
  await open(() =>
    answer([
      { eventId: 27, className: 'Top Fuel' },
      { eventId: 28, className: 'Stock' },
    ]),
  );
  expect(await screen.findByText('Top Fuel')).toBeTruthy();
  expect(screen.queryByText('Stock')).toBeNull();
});
