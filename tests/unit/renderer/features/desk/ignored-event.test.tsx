/** Every tab of the desk on a server that ignores the event's id, and on one whose rows don't name their event. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { joinAreas } from '../../../../../renderer/app/areas/site-map';
import { openRollCall } from '../../../../../renderer/event/log/open-roll-call';
import { area as desk } from '../../../../../renderer/features/desk';
import { area as inspections } from '../../../../../renderer/features/inspections';
import type { Values } from '../../../../../renderer/kit/area/field';
import { setSession, useSession } from '../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../support/event-log';
import { openKit, setBridge } from '../../kit/kit-page';

const day = '2026-11-21';
const event: Values = { id: 31, name: 'Midnight Madness', startDate: day, endDate: day, timezone: 'UTC', trackId: 5 };

/** The rows of one event's only racer. Each call writes the event's id in another way. */
const rowsOf = (eventId: number, id: number, name: string, total: string): Readonly<Record<string, Values>> => {
  const person = { userId: 100 + id, userName: name };
  const ofClass = { className: `${name} class`, round: 1, currency: 'USD' };
  return {
    'booking.list': {
      ...{ id, eventId: String(eventId), bookingNumber: `B-${id}`, ...person, total, currency: 'USD' },
      ...{ bookingStatus: 'confirmed', paymentStatus: 'paid', paymentMethod: 'cash', channel: 'gate' },
      ...{ userPhone: '+1 555 0100', userEmail: 'one@example.com', bookingDate: `${day}T10:00:00Z` },
    },
    'booking.ticketList': {
      ...{ id: 10 + id, bookingId: String(id), eventId, userId: person.userId, holderName: name, waiverSigned: false },
      ...{ ticketType: 'racer', status: 'used', isCheckedIn: true, checkedInAt: `${day}T11:00:00Z` },
      ...{ vehicleNumber: String(id), className: ofClass.className, ticketNumber: `T-${id}` },
    },
    'buyback.list': {
      ...{ id: 20 + id, eventId, ...person, ...ofClass, buybackType: 'race_reentry', buybackPrice: total },
      ...{ status: 'used', paymentStatus: 'paid', originalTicketId: String(10 + id) },
    },
    'event.buybacks': { id: 30 + id, eventId: String(eventId), ...ofClass, price: total, enabled: true },
    'transaction.list': {
      ...{
        id: 40 + id,
        eventId,
        bookingId: id,
        type: 'payment',
        status: 'succeeded',
        amount: total,
        fee: '0.00',
        currency: 'USD',
      },
    },
    'visitor.list': { id: String(person.userId), firstName: name, lastName: 'Racer' },
    'event.list': { id: eventId, name: `${name} event`, trackId: 5 },
    'track.list': { id: 5, name: 'Speedway', commissionPercent: '10' },
  };
};

const own = rowsOf(31, 1, 'Ana', '120.00');
const other = rowsOf(32, 2, 'Zed', '977.00');

const uuid = '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a01';
/** Everyone's, so that each row of another event would be on it. */
const rollCall = (of: string): LogEntry => ({
  ...{ kind: 'roll-call', id: uuid, list: uuid, event: of, at: `${day}T10:00:00.000Z`, computer: uuid },
  ...{ gate: '', by: 'Dana', name: 'Meeting', template: 'meeting', people: 'everyone', classes: [], mark: 'tick' },
  ...{ choices: [], after: [], returns: false },
});

type Change = (row: Values, call: string) => Values;

/** A server that sends every row whatever is asked for. */
const setServer = (sources: readonly Readonly<Record<string, Values>>[], change: Change = (row) => row) => {
  setBridge((id) => {
    const rows = sources.flatMap((source) => (source[id] ? [change(source[id], id)] : []));
    return rows.length > 0 ? ok({ rows, total: rows.length, isComplete: true }) : fail('rejected', 'not-found');
  });
  const list = async ({ event: of }: { readonly event: string }) => toListed([rollCall(of)]);
  Object.assign(window.bridge, { eventLog: { ...window.bridge.eventLog, list } });
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: 'dana@example.com', more: {} } });
  openRollCall('31', uuid);
};

const [joined] = joinAreas([desk, inspections]).filter(({ name }) => name === 'desk');
const tabs = (joined?.tabs ?? []).flatMap((tab) => ('screen' in tab ? [tab] : []));

type Panel = (props: { readonly values: Values }) => ReactNode;

/** Renders a tab once its code and texts have loaded. */
const openTab = async (name: string, values = event): Promise<HTMLElement> => {
  const loaded = await tabs.find((tab) => tab.name === name)?.screen();
  const { Panel } = loaded as unknown as { readonly Panel: Panel };
  return openKit([{ path: '*', element: <Panel values={values} /> }], '/desk').container;
};

/** What each tab shows of the own rows; none of it is left if they are left out, too. */
const expected: Readonly<Record<string, readonly RegExp[]>> = {
  gate: [/1 of 1/, /1 check-in in all/],
  racers: [/Ana/],
  waivers: [/0 of 1 signed/, /Ana/],
  rollCalls: [/0 \/ 1/, /Ana/],
  report: [/\$120\.00/],
  rainOut: [/B-1/, /\$120\.00/],
  buybacks: [/Ana class · Round 1/, /\$120\.00/],
  settlement: [/\$120\.00/, /\$108\.00/],
  day: [/Racer11/, /\$120\.00/, /0 of 1|1 of 1|1 racer/],
};

const othersLeftOut = /The server sent \d rows? that (doesn't|don't) belong here\. (It's|They're) left out\./;

test('every tab of the desk is in the table, but that of the scans, which are only on this computer', () => {
  const ofServer = tabs.map(({ name }) => name).filter((name) => name !== 'scans');
  expect(ofServer.toSorted()).toEqual(Object.keys(expected).toSorted());
});

const tabNames = Object.keys(expected);
const shows = async (page: HTMLElement, name: string): Promise<void> => {
  for (const text of expected[name] ?? []) await waitFor(() => expect(page.textContent).toMatch(text));
};

test.each(tabNames)('%s: leaves out and reports rows of other events', async (name) => {
  setServer([own, other]);
  const page = await openTab(name);
  await shows(page, name);
  await waitFor(() => expect(page.textContent).toMatch(othersLeftOut));
  expect(page.textContent).not.toMatch(/Zed|977|B-2|doesn't name|don't name/);
});

test.each(tabNames)('%s: reports nothing of a server that sends the event’s rows', async (name) => {
  setServer([own]);
  const page = await openTab(name, { ...event, id: '31' });
  await shows(page, name);
  expect(page.textContent).not.toMatch(/The server sent|name its event|name their event|matched to an event/);
});

const withoutEvent: Change = (row) => {
  const { eventId: _, ...rest } = row;
  return rest;
};

test.each(tabNames)('%s: shows rows without an event that a server sent for this one, and says so', async (name) => {
  setServer([own], withoutEvent);
  const page = await openTab(name);
  // Settlement never places money that names no event.
  if (name !== 'settlement') await shows(page, name);
  await waitFor(() => expect(page.textContent).toMatch(/name its event|name their event|matched to an event/));
  expect(page.textContent).not.toMatch(othersLeftOut);
});

test.each(tabNames)('%s: leaves out rows without an event once the server ignored it, and says so', async (name) => {
  setServer([own, other, rowsOf(33, 3, 'Noa', '955.00')], (row, id) =>
    String(row.id).endsWith('3') && id !== 'visitor.list' ? withoutEvent(row, id) : row,
  );
  const page = await openTab(name);
  await shows(page, name);
  await waitFor(() => expect(page.textContent).toMatch(othersLeftOut));
  // A ticket without an event belongs to that of its booking, so it may count as another event's.
  const said = /doesn't name its event|don't name their event|matched to an event|belong here/;
  expect(page.textContent).toMatch(said);
  expect(page.textContent).not.toMatch(/Zed|Noa|977|955|B-2|B-3/);
});

test.each(['gate', 'racers', 'waivers', 'day'])('%s: finds the event of tickets in their bookings', async (name) => {
  setServer([own, other], (row, id) => (id === 'booking.ticketList' ? withoutEvent(row, id) : row));
  const page = await openTab(name);
  await shows(page, name);
  await waitFor(() => expect(page.textContent).toMatch(othersLeftOut));
  expect(page.textContent).not.toMatch(/Zed|977|B-2|doesn't name|don't name/);
});

const idsOnly: Change = ({ id, eventId }) => (eventId === undefined ? { id } : { id, eventId });

/** What each tab says of rows that have nothing but ids. */
const unknowns: Readonly<Record<string, RegExp>> = {
  gate: /1 ticket has a status that Pitwall doesn't know/,
  racers: /don't name a racer/,
  waivers: /0 of 1 signed/,
  rollCalls: /0 \/ 2/,
  rainOut: /1 booking without an amount/,
  buybacks: /1 buyback may be a race re-entry or not: its kind isn't known/,
  settlement: /1 transaction can't be counted/,
  report: /1 booking without an amount/,
  day: /where 1 booking was made/,
};

test.each(tabNames)('%s: shows no amount, sum or day that the server did not send', async (name) => {
  setServer([own], idsOnly);
  const page = await openTab(name);
  await waitFor(() => expect(page.textContent).toMatch(unknowns[name] ?? /^$/));
  expect(page.textContent).not.toMatch(/120|NaN|undefined|null|Invalid|\$0*[1-9]/);
});
