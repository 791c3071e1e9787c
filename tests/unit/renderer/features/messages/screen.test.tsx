/** Sending a message on the demo's answers: countdown of ten seconds, sent once, recorded with its outcome (row 53, REL-15). */
import type { Bridge } from '@contract/bridge';
import { fail } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/messages';
import { refreshHistory } from '../../../../../renderer/features/messages/history';
import { useNotices } from '../../../../../renderer/kit/feedback/notify';
import { chooseEvent } from '../../../../../renderer/kit/stores/current-event';
import { hasDrafts } from '../../../../../renderer/kit/stores/drafts';
import { setOutbox } from '../../../../../renderer/kit/stores/outbox';
import { defaultPreferences, setPreferences } from '../../../../../renderer/kit/stores/preferences';
import { startMessage, useMessageStart } from '../../../../../renderer/state/message-start';
import { openApp } from '../../../../support/open-app';
import { draft } from '../outbox/entries';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => {
  vi.useRealTimers();
  app?.close();
  setPreferences(defaultPreferences);
});

/** Signs in and opens the screen; `answer` replaces the server's answer to the message. */
const open = async (answer?: (send: () => Promise<unknown>) => Promise<unknown>) => {
  app = await openApp('/messages', [area]);
  const { bridge, router } = app;
  const sent: unknown[] = [];
  const call = bridge.call;
  const counted = (id: string, input: unknown, callId: string): Promise<unknown> => {
    const send = () => call(id as 'support.sendPush', input as never, callId);
    if (id !== 'support.sendPush') return send();
    sent.push(input);
    return answer ? answer(send) : send();
  };
  Object.assign(bridge, { call: counted as Bridge['call'] });
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/messages'));
  await screen.findByRole('heading', { name: 'Push messages' });
  return { ...app, sent };
};

const chooseAudience = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const write = async (title = 'Rain delay', body = 'Next update at 13:30.'): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: title } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: body } });
  await chooseAudience('Everyone');
};
/** The number in “All 360 visitors, …”, once it is known. */
const visitorCount = async (): Promise<string> => {
  const words = await screen.findByText(/^\u2066?All [\d,]+ visitors/);
  return /[\d,]+/.exec(words.textContent ?? '')?.[0] ?? '';
};
/** Confirms the dialog and starts the countdown, with fake timers. */
const startCountdown = async (): Promise<void> => {
  const count = await visitorCount();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const dialog = await screen.findByRole('alertdialog');
  const go = within(dialog).getByRole('button', { name: 'Send message' });
  expect(go.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: count } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(go);
};
const passSeconds = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
};
/**
 * Passes the rest of the countdown, after which the message must be sent without more time, then as much as its answer needs until
 * it is shown: what sends it sets timers too, which are faked.
 */
const passCountdown = async (seconds: number, sent: readonly unknown[], isShown = () => true): Promise<void> => {
  await passSeconds(seconds);
  while (sent.length === 0) await act(() => vi.advanceTimersByTimeAsync(0));
  while (!isShown()) await act(() => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
};
const titleInForm = (): string => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value;

test('a message is sent once after ten seconds and recorded, and the form is emptied', async () => {
  const { sent, bridge } = await open();
  await write();
  await startCountdown();
  expect(screen.getByRole('timer').textContent).toBe('Sends in 10 seconds');
  await passSeconds(9);
  expect(screen.getByRole('timer').textContent).toBe('Sends in 1 second');
  expect(sent).toEqual([]);
  await passCountdown(1, sent, () => titleInForm() === '');
  expect(sent).toEqual([{ title: 'Rain delay', body: 'Next update at 13:30.', audience: 'all' }]);
  expect(hasDrafts()).toBe(false);
  expect(await bridge.messages.list()).toMatchObject({ ok: true, value: [{ title: 'Rain delay', outcome: 'sent' }] });
  expect(await screen.findByRole('button', { name: 'Use “Rain delay” again' })).toBeDefined();
});

test('cancelling within ten seconds sends nothing and keeps the text', async () => {
  const { sent } = await open();
  await write();
  await startCountdown();
  await passSeconds(9);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel sending' }));
  await passSeconds(20);
  expect(sent).toEqual([]);
  expect(titleInForm()).toBe('Rain delay');
});

test('leaving the page during the countdown asks first, and then sends nothing', async () => {
  const { sent, router } = await open();
  await write();
  await startCountdown();
  await passSeconds(2);
  await act(() => router.navigate('/settings'));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await passSeconds(20);
  expect(router.state.location.pathname).toBe('/settings');
  expect(sent).toEqual([]);
});

test('a lost answer is shown and recorded as unknown, the text stays, and sending it again shows a warning', async () => {
  const { sent, bridge } = await open(async () => fail('unknown-outcome', 'unknown-outcome'));
  await write();
  await startCountdown();
  await passCountdown(10, sent, () => screen.queryByText('This message may have been sent.') !== null);
  expect(sent).toHaveLength(1);
  expect(await bridge.messages.list()).toMatchObject({ ok: true, value: [{ outcome: 'unknown' }] });
  expect(titleInForm()).toBe('Rain delay');
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(
    await within(await screen.findByRole('alertdialog')).findByText(/already sent, or may have been/),
  ).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('nobody is preselected, and the button says so', async () => {
  await open();
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
  expect(screen.getByText('Choose who receives this message.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send message' }).getAttribute('aria-disabled')).toBe('true');
});

test('another screen starts a message once: with an event, or with people of it', async () => {
  const { router } = await open();
  const start = async (message: Parameters<typeof startMessage>[0]) => {
    await act(() => router.navigate('/settings'));
    startMessage(message);
    await act(() => router.navigate('/messages'));
  };
  const event = { id: '4', name: 'Midnight Madness' };
  await start({ event });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'One event' })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Event' }).value).toBe('Midnight Madness');
  expect(useMessageStart.getState().start).toBeUndefined();
  // It is no input of the person, so leaving does not ask.
  await start({ event, recipients: [{ id: '7', name: 'Ana Reyes' }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ana Reyes' }));
  expect(screen.getByText('Add at least one person.')).toBeDefined();
});

/** An event of the demo with bookings, with its own zone. */
const eventOf = async (bridge: Bridge) => {
  const events = await bridge.call('event.list', { perPage: 100 }, 'events');
  const rows = events.ok ? events.value.rows : [];
  const event = rows.find(({ status }) => status === 'live') ?? rows[0];
  if (!event) throw new Error('The demo has no event.');
  return { id: String(event.id), name: String(event.name), timezone: String(event.timezone) };
};

test('an event from the desk fills the templates, and the first names and the total are shown', async () => {
  const { router, bridge } = await open();
  const event = await eventOf(bridge);
  startMessage({ event, gate: 'Gate [2]' });
  await act(() => router.navigate('/messages'));
  const total = await screen.findByText(/visitors? of this event\.$/);
  const names = total.nextElementSibling?.textContent?.split(', ') ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(10);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gate change' })).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('button', { name: 'Gate change' }));
  expect(titleInForm()).toBe(`Gate change · ${event.name}`);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toContain(
    'Please use Gate (2) from',
  );
  expect(screen.getByText('Replace [time] first.')).toBeDefined();
});

test('the people of an event whose bookings or tickets may not all have been read are not counted', async () => {
  const { router, bridge } = await open();
  const event = await eventOf(bridge);
  const { call } = bridge;
  // A server that sends its first 20 rows, whatever is asked for, and no total.
  const capped = async (id: string, input: object, callId: string): Promise<unknown> => {
    const isList = ['booking.list', 'booking.ticketList', 'visitor.list'].includes(id);
    const answer = await call(id as 'booking.list', isList ? { page: 1, perPage: 20 } : input, callId);
    return isList && answer.ok ? { ok: true, value: { rows: answer.value.rows } } : answer;
  };
  Object.assign(bridge, { call: capped as Bridge['call'] });
  startMessage({ event });
  await act(() => router.navigate('/messages'));
  expect(await screen.findByText("The server doesn't report the audience size.")).toBeDefined();
});

test('the event that the person works on is offered first', async () => {
  await open();
  act(() => chooseEvent({ id: '999999', name: 'Fall Finale', trackName: 'Old Oak Speedway' }));
  await chooseAudience('One event');
  await userEvent.click(screen.getByRole('combobox', { name: 'Event' }));
  const options = await screen.findAllByRole('option');
  expect(options[0]?.textContent).toBe('Fall FinaleOld Oak Speedway');
  await userEvent.click(options[0] as HTMLElement);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Event' }).value).toBe('Fall Finale');
});

test('ten chips are shown of many people, and the rest on request', async () => {
  const { router } = await open();
  const recipients = Array.from({ length: 12 }, (_, index) => ({ id: String(index), name: `Person ${index}` }));
  startMessage({ recipients });
  await act(() => router.navigate('/messages'));
  const people = await screen.findByRole('list', { name: 'Selected people' });
  expect(within(people).getAllByRole('button', { name: /^Remove/ })).toHaveLength(10);
  expect(screen.getByText('12 people.')).toBeDefined();
  await userEvent.click(within(people).getByRole('button', { name: 'Show 2 more' }));
  expect(within(people).getAllByRole('button', { name: /^Remove/ })).toHaveLength(12);
});

test('during quiet hours of the event the message asks once more', async () => {
  const { router, sent } = await open();
  const night = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'UTC' });
  const hour = Number(night.format(Date.now()));
  // A zone in which it is around midnight now.
  const offset = hour <= 12 ? hour : hour - 24;
  const timezone = `Etc/GMT${offset < 0 ? '-' : '+'}${Math.abs(offset)}`;
  const recipients = [{ id: '10001', name: 'Ana Reyes' }];
  startMessage({ event: { id: '999999', name: 'Night', timezone }, recipients });
  await act(() => router.navigate('/messages'));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Title' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Text' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/^It's .+ at the event\. Quiet hours are 10:00 PM to 7:00 AM\.$/)).toBeDefined();
  expect(within(dialog).getByText(/Ana Reyes/)).toBeDefined();
  const confirm = within(dialog).getByRole('button', { name: 'Send message' });
  await userEvent.click(confirm);
  expect(screen.queryByRole('timer')).toBeNull();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Send during quiet hours' }));
  await userEvent.click(confirm);
  expect(await screen.findByRole('timer')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a message that reached more people than expected is not shown as a plain success', async () => {
  const { sent } = await open(async (send) => {
    const answer = (await send()) as { ok: true; value: { record: object } };
    return { ...answer, value: { ...answer.value, record: { ...answer.value.record, recipientCount: 99_999 } } };
  });
  await write();
  await startCountdown();
  await passCountdown(10, sent, () => useNotices.getState().notices.length > 0);
  expect(useNotices.getState().notices).toMatchObject([
    { intent: 'warning', title: 'Sent to more people than expected', body: expect.stringContaining('99,999') },
  ]);
});

test('an empty list of people disables the button, with the reason', async () => {
  const { sent } = await open();
  await write();
  await userEvent.click(screen.getByRole('radio', { name: 'Specific people' }));
  expect(await screen.findByText('Add at least one person.')).toBeDefined();
  const button = screen.getByRole('button', { name: 'Send message' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('the placeholders of a template must be replaced, and a template asks before it replaces a typed text', async () => {
  await open();
  await chooseAudience('Everyone');
  await userEvent.click(screen.getByRole('button', { name: 'Rain delay' }));
  expect(await screen.findByText('Replace [time] first.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Gate change' }));
  expect(titleInForm()).toBe('Gate change');
  await write('Own words', 'Own text');
  await userEvent.click(screen.getByRole('button', { name: 'Rain delay' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Replace your message?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(titleInForm()).toBe('Own words');
});

test('a failure after leaving the page is shown as a notification', async () => {
  let answer = (_: unknown): void => undefined;
  const { router, sent } = await open(() => new Promise((resolve) => (answer = resolve)));
  await write();
  await startCountdown();
  await passCountdown(10, sent);
  await act(() => router.navigate('/settings'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  await act(async () => answer(fail('network', 'offline')));
  await waitFor(() =>
    expect(useNotices.getState().notices).toMatchObject([
      { intent: 'error', title: "“Rain delay” wasn't sent", body: expect.stringContaining("isn't connected") },
    ]),
  );
});

test('the same text sent by a colleague on this computer shows a warning with the name', async () => {
  const { bridge } = await open();
  await act(() =>
    bridge.messages.keep({
      id: 'message-1',
      audience: 'Everybody',
      title: 'Rain delay',
      body: 'Next update at 13:30.',
      outcome: 'sent',
    }),
  );
  const mine = await bridge.messages.list();
  const listed = mine.ok ? mine.value : [];
  Object.assign(bridge.messages, {
    list: async () => ({ ok: true, value: listed.map((one) => ({ ...one, by: 'Luis' })) }),
  });
  await act(() => refreshHistory());
  await write();
  expect(await screen.findByText(/^Luis already sent this message, or may have, on/)).toBeDefined();
  expect(screen.getByText(/sent by Luis/)).toBeDefined();
});

test('in right-to-left mode, bidi isolates are neither sent nor stored', async () => {
  setPreferences({ direction: 'rtl' });
  const { sent, bridge } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Gate change' }));
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  fireEvent.change(body, { target: { value: body.value.replace('[gate]', 'gate 3').replace('[time]', '9:00') } });
  await chooseAudience('Everyone');
  await startCountdown();
  await passCountdown(10, sent, () => titleInForm() === '');
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).toContain('"Please use gate 3 from 9:00 on. Have your ticket ready to be scanned."');
  expect(JSON.stringify(await bridge.messages.list())).not.toMatch(/[\u2066\u2069]/);
});

test('a message whose draft is in the outbox links there, so that it is not sent twice', async () => {
  const { bridge } = await open();
  const input = { title: 'Rain delay', body: 'Next update at 13:30.' };
  await bridge.messages.keep({ ...input, id: 'message-1', audience: 'All racers', outcome: 'failed' });
  await act(() => refreshHistory());
  expect(await screen.findByRole('button', { name: 'Use “Rain delay” again' })).toBeDefined();
  act(() => setOutbox([draft({ call: 'support.sendPush', input, title: input.title })]));
  expect(screen.getByText('Draft in the outbox')).toBeDefined();
  expect(screen.queryByText('Not sent')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use “Rain delay” again' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Open “Rain delay” in the outbox' });
  expect(link.getAttribute('href')).toMatch(/\/outbox$/);
  act(() => setOutbox([]));
  expect(screen.getByRole('button', { name: 'Use “Rain delay” again' })).toBeDefined();
});
