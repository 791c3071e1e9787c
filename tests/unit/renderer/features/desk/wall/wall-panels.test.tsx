/** What the wall's panels say of lists that could not be read whole: never that there is nobody, or nothing. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok } from '@contract/failure';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, test, vi } from 'vitest';
import { ArrivedPanel } from '../../../../../../renderer/features/desk/wall/count-panels';
import { MissingPanel, NotesPanel } from '../../../../../../renderer/features/desk/wall/people-panels';
import { ReadyPanel } from '../../../../../../renderer/features/desk/wall/ready-panel';
import type { PanelProps } from '../../../../../../renderer/features/desk/wall/wall-parts';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { useNotes } from '../../../../../../renderer/kit/stores/notes';
import { resetStores } from '../../../../../../renderer/kit/stores/resettable-store';
import { setSession, useSession } from '../../../../../../renderer/kit/stores/session';
import { toListed } from '../../../../../support/event-log';
import { computer, openKit, setBridge } from '../../../kit/kit-page';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };
const event = { id: 31, name: 'Madness', startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'UTC' };
const uuid = (number: number): string => `5f0f7f4e-0d5b-4a3e-8f43-00000000000${number}`;
const logged = (number: number) => ({
  ...{ id: uuid(number), list: uuid(1), event: '31', at: `2026-11-21T1${number}:00:00.000Z`, computer, gate: '' },
  ...{ by: 'Dana', name: 'Ana Ruiz' },
});
const callOf = (people: 'everyone' | 'crew' | 'staff'): LogEntry => ({
  ...{ ...logged(1), kind: 'roll-call', name: 'Meeting', template: '', people, classes: [], mark: 'tick' },
  ...{ choices: [], after: [], returns: false },
});
const mark: LogEntry = { ...logged(2), kind: 'mark', person: 'user 101', value: '' };
const ana = { id: 101, firstName: 'Ana', lastName: 'Ruiz' };
const ticket = {
  ...{ id: 11, bookingId: 1, eventId: 31, userId: 101, ticketType: 'racer', status: 'valid', holderName: 'Ana Ruiz' },
};

type Lists = Readonly<Record<string, readonly Values[]>>;
/** Lists that are not named can't be read. */
const open = (Panel: (props: PanelProps) => ReactNode, lists: Lists, entries: readonly LogEntry[] = []) => {
  const { eventLog } = setBridge((id) => {
    const rows = lists[id];
    return rows ? ok({ rows, total: rows.length, isComplete: true }) : fail('rejected', 'not-found');
  });
  eventLog.list.mockResolvedValue(toListed(entries));
  const { session } = useSession.getState();
  if (session) setSession({ ...session, person: { id: '1', name: 'Dana', email: '', more: {} } });
  return openKit([{ path: '*', element: <Panel event={event} showsNames /> }], '/wall');
};
const says = (text: string | RegExp) => screen.findByText(text, undefined, long);
const marked = [callOf('everyone'), mark];
const whole: Lists = { 'visitor.list': [ana], 'booking.ticketList': [ticket], 'booking.list': [] };
beforeEach(resetStores);

test('no one is missing only if the lists were read whole', async () => {
  open(MissingPanel, whole, marked);
  await says('No one is missing');
});

test.each([
  ['tickets are unread', { 'visitor.list': [ana], 'booking.list': [] }, marked, /people may be missing here/],
  ['tickets and bookings are unread', { 'visitor.list': [ana] }, marked, /racers with canceled tickets may be listed/],
  [
    'rows were left out',
    {
      ...whole,
      'booking.ticketList': [ticket, { ...ticket, id: 12, eventId: null }, { ...ticket, id: 13, eventId: 32 }],
    },
    marked,
    /It's left out here/,
  ],
  [
    'crew may be on no list',
    { ...whole, 'booking.ticketList': [ticket, { ...ticket, id: 12, userId: 5, ticketType: 'pit' }] },
    [callOf('crew')],
    /crew may be missing here/,
  ],
  ['nobody knows who should be on it', whole, [callOf('staff')], /^Updated/],
] as const)('it is not known who is missing if %s', async (_, lists, entries, note) => {
  open(MissingPanel, lists, entries);
  await says('Not known');
  await says(note);
});

test('those who are missing are shown with what is said of their lists', async () => {
  open(MissingPanel, { 'visitor.list': [ana] }, [callOf('everyone')]);
  await says('Ana Ruiz');
  await says(/racers with canceled tickets may be listed.*people may be missing here/);
});

const none: Lists = { 'visitor.list': [], 'booking.ticketList': [], 'booking.list': [] };
const noneRead = 'None of the rows that were read belong here. There may be others.';
const unplaced = [
  { ...ticket, eventId: null },
  { ...ticket, id: 12, eventId: 32 },
];

test('no tickets are said of a whole list only', async () => {
  const { unmount } = open(ArrivedPanel, none);
  await says('No tickets yet');
  unmount();
  open(ArrivedPanel, { ...none, 'booking.ticketList': unplaced });
  await says(noneRead);
  await says(/It's left out here/);
});

test('no racers are said of whole lists only', async () => {
  const { unmount } = open(ReadyPanel, none);
  await says('No racers yet');
  unmount();
  open(ReadyPanel, { 'visitor.list': [] });
  await says(noneRead);
  await says(/racers with canceled tickets may be listed/);
});

test('no notes are said only if every record that may have one was read', async () => {
  const note = { path: '/tickets', id: '99', text: 'Late', at: '2026-11-21T10:00:00.000Z' };
  const noteOn = (): void => useNotes.setState({ notes: new Map([['/tickets/99', note as never]]) });
  const { unmount } = open(NotesPanel, whole);
  act(noteOn);
  await says('No notes yet');
  unmount();
  open(NotesPanel, { 'visitor.list': [ana], 'booking.list': [] });
  act(noteOn);
  await says('Not known');
});
