/** Lists inside of a record, on servers that ignore its id: what they show, and what they say of what they don't know. */
import { fail, ok } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Values } from '../../../../../renderer/kit/area/field';
import { RelatedList } from '../../../../../renderer/kit/list/related-list';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { type Answer, openKit, setBridge } from '../kit-page';

const columns = [{ key: 'ticketNumber' }, { key: 'holderName' }];

/** The tickets of booking 500, whose number is K7P2X. */
const open = async (answer: Answer, identities = ['K7P2X']) => {
  setBridge(answer);
  const { session } = useSession.getState();
  if (session) setSession({ ...session, mode: 'live', server: 'https://one.example.com' });
  openKit(
    [
      {
        path: '/',
        element: (
          <RelatedList
            name="tickets"
            call="booking.ticketList"
            input={{ bookingId: 500 }}
            identities={{ bookingId: identities }}
            columns={columns}
            naming="ticketNumber"
          />
        ),
      },
    ],
    '/',
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="false"]')).toBeTruthy());
};

const tickets = (count: number, more: (at: number) => Values = () => ({})): readonly Values[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    ticketNumber: `T-${at + 1}`,
    holderName: 'Ana',
    ...more(at),
  }));

/** Answers pages of the same rows whatever is asked for. */
const always =
  (rows: readonly Values[], total: number | undefined = rows.length): Answer =>
  (_id, { page = 1, perPage = 50 }) =>
    ok({
      rows: rows.slice((Number(page) - 1) * Number(perPage), Number(page) * Number(perPage)),
      ...(total === undefined ? {} : { total }),
      isComplete: total !== undefined && rows.length === total && rows.length <= Number(perPage),
    });

const none = /^No tickets yet/;
const shown = () => screen.queryAllByText(/^T-\d+$/).map(({ textContent }) => textContent);

it.each([
  ['a number', 'bookingNumber'],
  ['the name of the record', 'order'],
])('holds rows against the record’s code, which they name by %s', async (_, key) => {
  await open(always(tickets(30, (at) => ({ [key]: at < 2 ? 'K7P2X' : `Q${at}ABC` }))));
  await waitFor(() => expect(shown()).toEqual(['T-1', 'T-2']));
  expect(await screen.findByText("The server sent 28 rows that don't belong here. They're left out.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/events or tracks|shown without/);
});

it('shows nothing as the record’s where rows name none and the server sends the same without its id', async () => {
  await open(always(tickets(30)));
  expect(await screen.findByText("Can't tell which tickets belong here")).toBeTruthy();
  expect(screen.getByText(/^The server didn't narrow this list/)).toBeTruthy();
  expect(shown()).toEqual([]);
  expect(screen.queryByText(none)).toBeNull();
});

it('shows nothing as the record’s where rows name it in a form that can’t be compared', async () => {
  await open(always(tickets(30, (at) => ({ bookingId: `ord_${at}` }))), []);
  expect(await screen.findByText("Can't tell which tickets belong here")).toBeTruthy();
  expect(shown()).toEqual([]);
});

it('shows rows that name nothing if the server sends others without the record’s id', async () => {
  await open((id, input) => always(input.bookingId === undefined ? tickets(30) : tickets(3))(id, input));
  await waitFor(() => expect(shown()).toEqual(['T-1', 'T-2', 'T-3']));
});

it.each([
  [300, /Rows read: 20 of 300\./],
  [undefined, /Rows read: 20\. (There may be more\.|The server doesn't say whether it has more\.)/],
])('never says none of a list of %s rows that was not read to its end', async (total, said) => {
  const first = tickets(20, (at) => ({ bookingId: 900 + at }));
  // The server ignores the page, too.
  await open(() => ok({ rows: first, ...(total === undefined ? {} : { total }), isComplete: false }));
  expect(await screen.findByText("Can't tell which tickets belong here")).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});

it('says none of a list that was read to its end and whose rows all name other records', async () => {
  await open(always(tickets(20, (at) => ({ bookingId: 900 + at }))));
  expect(await screen.findByText(none)).toBeTruthy();
});

it('never says none of rows that were announced and not found', async () => {
  await open(() => ok({ rows: [], total: 7, isComplete: false }));
  expect(await screen.findByText('Rows read: 0 of 7.')).toBeTruthy();
  expect(screen.queryByText(none)).toBeNull();
});

it('shows the rows of a server that refuses the call without the record’s id', async () => {
  await open((id, input) =>
    input.bookingId === undefined ? fail('rejected', 'bad-request') : always(tickets(2))(id, input),
  );
  await waitFor(() => expect(shown()).toEqual(['T-1', 'T-2']));
});
