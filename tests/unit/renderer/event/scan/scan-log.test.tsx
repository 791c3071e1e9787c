/** What a scan leaves in the log of its event, and what the log says of the next one. */
import type { LogEntry } from '@contract/event-log/entry';
import { fail, ok, type Result } from '@contract/failure';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openRollCall } from '../../../../../renderer/event/log/open-roll-call';
import { OpenRollCallLine } from '../../../../../renderer/event/scan/roll-call-answer';
import { canUndo } from '../../../../../renderer/event/scan/scan-record';
import { ScanResult } from '../../../../../renderer/event/scan/scan-result';
import { startScan, useScanStore } from '../../../../../renderer/event/scan/scan-store';
import { GateLog } from '../../../../../renderer/features/desk/gate/gate-log';
import { ScanBox } from '../../../../../renderer/features/desk/gate/scan-box';
import { useNetwork } from '../../../../../renderer/kit/stores/network';
import { resetStores } from '../../../../../renderer/kit/stores/resettable-store';
import { setSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { toListed } from '../../../../support/event-log';
import { computer, openKit, setBridge } from '../../kit/kit-page';

const event = { id: 27, name: 'Autumn Nationals', timezone: 'America/Chicago' };
const booking = { id: 1, bookingNumber: 'BK-1', eventId: 27, bookingStatus: 'confirmed', paymentStatus: 'paid' };
const ticket = {
  ...{ id: 10, ticketNumber: 'TK-5523-10', bookingId: 1, eventId: 27, holderName: 'Zoe Vale' },
  ...{ status: 'valid', waiverSigned: true, ticketType: 'spectator' },
};
const other = '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a02';

const earlier = (change: object = {}): LogEntry => ({
  ...{ id: crypto.randomUUID(), event: '27', at: new Date(Date.now() - 210_000).toISOString() },
  ...{ computer, gate: 'Gate 2', by: 'Dana' },
  ...{ kind: 'scan', code: 'TK-5523-10', direction: 'in', answer: 'valid', verdict: 'valid', open: [] },
  ...{ subject: { ticketId: '10' }, ...change },
});

beforeEach(() => {
  resetStores();
  useNetwork.setState({ state: 'online' });
});

const Gate = () => {
  const scan = useScanStore((state) => state.scan);
  return (
    <>
      <ScanBox />
      <GateLog event={event} />
      <OpenRollCallLine event={event} />
      {scan ? <ScanResult scan={scan} event={event} /> : undefined}
    </>
  );
};

interface Server {
  readonly log?: readonly LogEntry[];
  /** While the log is being read. */
  readonly listed?: Promise<Result<readonly string[]>>;
  /** The loaded tickets, and how the server answers when it is asked again. */
  readonly loaded?: object | readonly object[];
  readonly asked?: () => Promise<Result<unknown>> | Result<unknown>;
  /** How it answers to its lists of racers and tickets; undefined for what is loaded. */
  readonly lists?: () => Promise<Result<unknown>> | Result<unknown>;
}

/** A gate whose event is loaded, with what its log has. */
const openGate = async ({ log = [], listed, loaded = ticket, asked = () => ok(booking), lists }: Server = {}) => {
  const bridge = setBridge((id, input) => {
    if (id === 'booking.detail') return asked();
    if (lists && (id === 'visitor.list' || (id === 'booking.ticketList' && input.eventId !== undefined)))
      return lists();
    const isOfEvent = input.eventId !== undefined || input.bookingId !== undefined;
    const rows = !isOfEvent
      ? []
      : id === 'booking.ticketList'
        ? [loaded].flat()
        : id === 'booking.list'
          ? [booking]
          : [];
    return ok({ rows, total: rows.length, isComplete: true });
  });
  bridge.eventLog.list.mockImplementation(async () => listed ?? toListed(log));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ...{ person: { id: '7', name: 'Dana', email: '', more: {} }, ability: [{ action: 'manage', subject: 'all' }] },
  } as Parameters<typeof setSession>[0]);
  openKit([{ path: '/', element: <Gate /> }], '/');
  await waitFor(() => expect(bridge.eventLog.list).toHaveBeenCalled());
  const entries = () => vi.mocked(bridge.eventLog.add).mock.calls.flatMap(([input]) => input.entries);
  return { ...bridge, entries };
};
const region = () => screen.findByRole('region', { name: 'Scan result' });
const expectAnswer = async (answer: string) => {
  await waitFor(async () => expect((await region()).dataset.answer).toBe(answer));
  return region();
};
const scan = (code = 'TK-5523-10') => act(async () => startScan(code));

test('a scan is one entry, with who it was and what the gate said', async () => {
  const { entries } = await openGate();
  await scan();
  const result = await expectAnswer('valid');
  await waitFor(() => expect(result.textContent).toContain('Checked at'));
  expect(entries()).toEqual([
    {
      ...{ kind: 'scan', code: 'TK-5523-10', direction: 'in', answer: 'valid', verdict: 'valid', open: [] },
      subject: {
        ...{ ticketId: '10', ticketNumber: 'TK-5523-10', bookingId: '1', bookingNumber: 'BK-1' },
        ...{ holder: 'Zoe Vale', ticketType: 'spectator' },
      },
    },
  ]);
});

test('until the log is read, a valid ticket is to be looked at, and then it is what the log says', async () => {
  let read: (result: Result<readonly string[]>) => void = () => undefined;
  const { entries } = await openGate({ listed: new Promise((resolve) => (read = resolve)) });
  await scan();
  const result = await expectAnswer('look');
  expect(result.textContent).toContain('Earlier scans are still loading');
  expect(entries()).toEqual([]);
  await act(async () => read(toListed([earlier(), earlier({ subject: { ticketId: '11' } })])));
  await waitFor(() => expect(result.textContent).toContain('Scanned here 3 min ago, valid'));
  expect((await expectAnswer('look')).textContent).toContain('Now: Attention · Scanned before.');
  await waitFor(() => expect(entries().at(-1)).toMatchObject({ answer: 'look', open: ['repeat'] }));
});

test('a valid ticket is to be looked at if the log could not be read', async () => {
  await openGate({ listed: Promise.resolve(fail('unexpected', 'unexpected')) });
  await scan();
  expect((await expectAnswer('look')).textContent).toContain("Earlier scans couldn't be read");
});

/** The shapes of the tones that are played. */
const recordTones = (): readonly OscillatorType[] => {
  const played: OscillatorType[] = [];
  const node = { connect: (next: unknown) => next };
  const parameter = {
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
      readonly resume = async () => undefined;
      readonly createGain = () => ({ ...node, gain: parameter });
      readonly createOscillator = () => {
        const oscillator = { ...node, type: 'sine' as OscillatorType, frequency: { value: 0 }, stop: vi.fn() };
        return {
          ...oscillator,
          start: vi.fn(),
          set type(shape: OscillatorType) {
            played.push(shape);
          },
        };
      };
    },
  );
  return played;
};

test('a second answer that differs sounds, is shown with what changed, and takes the place of the first in the log', async () => {
  const played = recordTones();
  let answer: (result: Result<unknown>) => void = () => undefined;
  const { entries } = await openGate({ asked: () => new Promise((resolve) => (answer = resolve)) });
  await scan();
  await expectAnswer('valid');
  expect(played).toEqual(['sine', 'sine']);
  await act(async () => answer(ok({ ...booking, bookingStatus: 'cancelled' })));
  const result = await expectAnswer('refused');
  await waitFor(() => expect(result.textContent).toContain('Before: Valid. Now: Refused · Booking canceled.'));
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(entries()[1]).toMatchObject({ answer: 'refused', verdict: 'bookingCancelled', replaces: expect.any(String) });
  expect(played).toEqual(['sine', 'sine', 'sawtooth']);
  vi.unstubAllGlobals();
});

test('if asking again fails, the answer says since when it was not checked', async () => {
  await openGate({ asked: () => fail('network', 'unreachable') });
  await scan();
  const result = await expectAnswer('valid');
  await waitFor(() => expect(result.textContent).toMatch(/Not checked again since \d/));
});

test.each([
  ['on this computer', {}, /Scanned here 3 min ago, valid/],
  ['at another gate', { computer: other, gate: 'Gate 5' }, /Scanned at Gate 5 3 min ago, valid/],
  ['on another computer without a name', { computer: other, gate: '' }, /Scanned on another computer 3 min ago/],
])('a ticket that was scanned %s before says so at once, and needs a look', async (_where, change, said) => {
  await openGate({ log: [earlier(change)] });
  await scan();
  const result = await expectAnswer('look');
  expect(result.textContent).toMatch(said);
});

test('a second scan says so, with the number of times and the first', async () => {
  await openGate({ log: [earlier()] });
  await scan();
  await expectAnswer('look');
  await scan();
  await waitFor(async () => expect((await region()).textContent).toMatch(/Scanned here just now.*2 times, first at/));
});

test('the rule of the event, set in one step, refuses what was scanned before', async () => {
  const { entries } = await openGate({ log: [earlier()] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Each ticket admits' }), 'Once');
  expect(entries()).toEqual([{ kind: 'rule', rule: 'repeat', value: 'once' }]);
  await scan();
  const result = await expectAnswer('refused');
  expect(result.textContent).toContain('Scanned before');
});

const rule = { ...earlier(), subject: undefined, kind: 'rule', rule: 'repeat', value: 'once' } as unknown as LogEntry;
const three = ['10', '11', '12'].map((id) => ({ ...ticket, id: Number(id), ticketNumber: `TK-5523-${id}` }));
const group = { bookingId: '1', bookingNumber: 'BK-1' };
const ofTicket = (id: string) => earlier({ subject: { ...group, ticketId: id, ticketNumber: `TK-5523-${id}` } });
const byBooking = earlier({ code: 'BK-1', subject: group });

test.each([
  ["a ticket whose booking's code was used", 'TK-5523-10', [byBooking], 'look', 'valid · as booking BK-1'],
  ['a ticket that was used itself', 'TK-5523-10', [byBooking, ofTicket('10')], 'refused', 'Scanned before'],
  ['a ticket beside one that was used', 'TK-5523-10', [ofTicket('11')], 'valid', 'Checked'],
  ["a booking's code of which one ticket was used", 'BK-1', [ofTicket('11')], 'look', 'valid · as ticket TK-5523-11'],
  ["a booking's code of which all were used", 'BK-1', ['10', '11', '12'].map(ofTicket), 'refused', '3 times'],
] as const)(
  'if each ticket admits once, the answer looks at both codes: %s',
  async (_what, code, log, answer, said) => {
    await openGate({ log: [...log, rule], loaded: three });
    await scan(code);
    const result = await expectAnswer(answer);
    await waitFor(() => expect(result.textContent).toContain(said));
  },
);

test("who came in by the booking's code and leaves by a ticket is counted out", async () => {
  const admitted = { ...earlier(), kind: 'decision', scan: byBooking.id, decision: 'admitted' } as unknown as LogEntry;
  await openGate({ log: [byBooking, admitted], loaded: three });
  useScanStore.setState({ direction: 'out' });
  await scan();
  const result = await expectAnswer('valid');
  await waitFor(() => expect(result.textContent).toContain('Counted out'));
  expect(result.textContent).not.toContain('Not counted in before');
});

test('Enter in the unchanged box admits once, and Undo takes it back', async () => {
  const { entries } = await openGate();
  const box = screen.getByRole('textbox', { name: 'Scan or type' });
  await userEvent.type(box, 'TK-5523-10{Enter}');
  const result = await expectAnswer('valid');
  await within(result).findByRole('button', { name: 'Admit' });
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(result.textContent).toContain('Admitted'));
  await userEvent.click(await within(result).findByRole('button', { name: 'Undo' }));
  await within(result).findByRole('button', { name: 'Admit' });
  const decisions = entries().filter(({ kind }) => kind === 'decision');
  expect(decisions).toMatchObject([{ decision: 'admitted' }, { decision: null, replaces: expect.any(String) }]);
});

test('a decision can be taken back for ten minutes', () => {
  const noted = { at: '2026-05-16T14:00:00.000Z' };
  expect(canUndo(noted, Date.parse('2026-05-16T14:09:59Z'))).toBe(true);
  expect(canUndo(noted, Date.parse('2026-05-16T14:10:00Z'))).toBe(false);
});

test('Enter admits nobody whom the gate refuses, but a person can', async () => {
  const { entries } = await openGate({ loaded: { ...ticket, status: 'refunded' } });
  const box = screen.getByRole('textbox', { name: 'Scan or type' });
  await userEvent.type(box, 'TK-5523-10{Enter}');
  const result = await expectAnswer('refused');
  await within(result).findByRole('button', { name: 'Admit' });
  await userEvent.keyboard('{Enter}');
  expect(entries().filter(({ kind }) => kind === 'decision')).toEqual([]);
  await userEvent.click(await within(await region()).findByRole('button', { name: 'Turn away' }));
  await waitFor(() => expect(entries().at(-1)).toMatchObject({ kind: 'decision', decision: 'turned-away' }));
});

test('a second scan of the same code admits only if the person chose so', async () => {
  const { entries } = await openGate();
  useSettings.setState(({ settings }) => ({ settings: settings && { ...settings, secondScan: 'admit' } }));
  await scan();
  const result = await expectAnswer('valid');
  await within(result).findByRole('button', { name: 'Admit' });
  await scan();
  await waitFor(() => expect(result.textContent).toContain('Admitted'));
  expect(entries().map(({ kind }) => kind)).toEqual(['scan', 'decision']);
});

test('on the way out, a scan counts a person out without a decision', async () => {
  const { entries } = await openGate({ log: [earlier()] });
  useScanStore.setState({ direction: 'out' });
  await scan();
  const result = await expectAnswer('valid');
  await waitFor(() => expect(result.textContent).toContain('Counted out'));
  expect(within(result).queryByRole('button', { name: 'Admit' })).toBeNull();
  expect(result.textContent).toContain("Not counted in before, so Inside doesn't change");
  expect(entries()).toMatchObject([{ kind: 'scan', direction: 'out' }]);
});

test('a foreign code is in no log', async () => {
  const { entries } = await openGate();
  await scan('WIFI:S:Paddock;T:WPA;P:secret;;');
  await expectAnswer('not-found');
  expect(entries()).toEqual([]);
});

const guardianList = '5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a07';
const ofList = (content: object): LogEntry =>
  ({ ...earlier(), subject: undefined, list: guardianList, ...content }) as unknown as LogEntry;
const guardianCall = ofList({
  ...{ kind: 'roll-call', name: 'Guardian seen', template: 'guardian', people: 'racers', classes: [] },
  ...{ mark: 'tick', choices: [], after: [], returns: false },
});

test.each([
  ['ticket 10', /Minor · Guardian seen .+ at Gate 2/, /see the guardian/],
  ['ticket 11', /Minor: see the guardian/, /Guardian seen/],
])(
  'the guardian of %s was seen on a roll call, which the gate says and does not call valid',
  async (person, is, not) => {
    const mark = ofList({ kind: 'mark', person, name: 'Zoe Vale', value: '' });
    await openGate({ log: [guardianCall, mark], loaded: { ...ticket, holderAge: 12 } });
    await scan();
    const result = await expectAnswer('look');
    await waitFor(() => expect(result.textContent).toMatch(is));
    expect(result.textContent).not.toMatch(not);
  },
);

test('a refunded ticket is looked at on the way out, and its holder may leave', async () => {
  await openGate({ loaded: { ...ticket, status: 'refunded' } });
  useScanStore.setState({ direction: 'out' });
  await scan();
  const result = await expectAnswer('look');
  await waitFor(() => expect(result.textContent).toContain('Counted out'));
  expect(result.textContent).toContain('May leave');
  expect(result.textContent).toContain('Refunded');
  expect(result.textContent).not.toContain('Refused');
});

const meeting = ofList({
  ...{ kind: 'roll-call', name: 'Meeting', template: 'meeting', people: 'everyone', classes: [] },
  ...{ mark: 'tick', choices: [], after: [], returns: false },
});

test('the people of the open roll call are loaded with its line, before the first scan', async () => {
  const { call } = await openGate({ log: [meeting] });
  act(() => openRollCall('27', guardianList));
  await screen.findByText('Scans are also marked on Meeting');
  await waitFor(() => expect(call.mock.calls.map(([id]) => id)).toContain('visitor.list'));
});

test('a scan says that it is not marked yet while the people load, and marks once they have', async () => {
  let answer: (result: Result<unknown>) => void = () => undefined;
  const loading = new Promise<Result<unknown>>((resolve) => (answer = resolve));
  const { entries } = await openGate({ log: [meeting], lists: () => loading });
  act(() => openRollCall('27', guardianList));
  await scan('BK-1');
  await within(await region()).findByText('Not marked yet on Meeting');
  await act(async () => answer(ok({ rows: [ticket], total: 1, isComplete: true })));
  await within(await region()).findByText('Marked on Meeting');
  expect(entries()).toContainEqual(expect.objectContaining({ kind: 'mark', list: guardianList }));
});

test('the gate says that no scan is marked if the people could not be loaded, and marks once trying again succeeds', async () => {
  const lists = vi.fn<NonNullable<Server['lists']>>(() => fail('network', 'unreachable'));
  await openGate({ log: [meeting], lists });
  act(() => openRollCall('27', guardianList));
  await screen.findByText("Scans aren't marked on Meeting");
  await scan('BK-1');
  await within(await region()).findByText('Not marked yet on Meeting');
  lists.mockReturnValue(ok({ rows: [ticket], total: 1, isComplete: true }));
  const line = screen.getByRole('group', { name: /Scans aren't marked/ });
  await userEvent.click(within(line).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Marked on Meeting');
  await screen.findByText('Scans are also marked on Meeting');
});

test('whoever leaves is not marked on the open roll call', async () => {
  await openGate({ log: [meeting] });
  openRollCall('27', guardianList);
  useScanStore.setState({ direction: 'out' });
  await scan();
  const result = await region();
  await waitFor(() => expect(result.textContent).toContain('Counted out'));
  expect(result.textContent).not.toContain('Meeting');
  act(() => useScanStore.setState({ direction: 'in' }));
  await waitFor(() => expect(result.textContent).toContain('Meeting'));
});
