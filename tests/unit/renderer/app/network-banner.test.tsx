import { type CopyNote, ok } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaHostBar } from '../../../../renderer/app/frame/banners/media-host-bar';
import { NetworkBanner } from '../../../../renderer/app/frame/banners/network-banner';
import { setNetwork } from '../../../../renderer/kit/stores/network';
import { setOutbox } from '../../../../renderer/kit/stores/outbox';
import { setSession, useSession } from '../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../kit/kit-page';

const since = new Date(2026, 6, 1, 14, 2).toISOString();
const check = vi.fn();
const openSignIn = vi.fn(async () => ok(null));

beforeEach(() => {
  setBridge(() => ok({}));
  const network = { check, openSignIn, view: async () => ok({ state: 'online', since }) };
  Object.defineProperty(window, 'bridge', { value: { ...window.bridge, network }, configurable: true });
});
afterEach(() => {
  act(() => {
    setNetwork({ state: 'online', since });
    setOutbox([]);
  });
  vi.clearAllMocks();
});

const open = (copy?: CopyNote) => {
  const page = openKit([{ path: '/', element: <NetworkBanner className="" copy={copy} /> }], '/');
  const { session } = useSession.getState();
  if (session?.state === 'signed-in') act(() => setSession({ ...session, mode: 'live' }));
  return page;
};
const show = (state: NetworkState, clockOffset?: number) =>
  act(() => setNetwork({ state, since, ...(clockOffset === undefined ? {} : { clockOffset }) }));

test.each<[NetworkState, RegExp, readonly string[]]>([
  ['offline', /Can't reach the server\. You've been offline since Jul 1, 2026, 2:02\sPM \S+\./, ['Check now']],
  [
    'server-down',
    /Your network works, but the server hasn't responded since Jul 1, 2026, 2:02\sPM \S+\./,
    ['Check now'],
  ],
  [
    'captive',
    /requires you to sign in\. No connection since Jul 1, 2026, 2:02\sPM \S+\./,
    ["Open the Wi-Fi's page", 'Check now'],
  ],
  ['slow', /The network is slow\. .* since Jul 1, 2026, 2:02\sPM \S+\./, []],
])('%s: says since when, and offers what helps', async (state, words, buttons) => {
  const { container } = open();
  show(state);
  await waitFor(() => expect(container.textContent).toMatch(words));
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  expect(document.activeElement).toBe(document.body);
  show('online');
  await waitFor(() => expect(container.textContent).not.toMatch(words));
});

test('one bar says that the server is away and how old the data is, and the copy has its own if the network is good', async () => {
  const { container } = open({ asOf: new Date(2026, 6, 1, 14, 1).toISOString(), isPartial: true });
  await screen.findByRole('button', { name: 'Try again' });
  show('offline');
  await screen.findByRole('button', { name: 'Check now' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(container.textContent).toMatch(
    /Can't reach the server\. .*You're viewing a copy\. Copy of 2:01 PM on Jul 1, 2026, \d+ \w+ old\. It has what a list says/,
  );
});

test('a connection that comes and goes is not announced', () => {
  vi.useFakeTimers();
  try {
    open();
    for (let times = 0; times < 5; times += 1) {
      show('server-down');
      act(() => vi.advanceTimersByTime(1_000));
      expect(screen.queryByText("Can't reach the server.")).toBeNull();
      show('online');
    }
    show('server-down');
    act(() => vi.advanceTimersByTime(1_500));
    expect(screen.getByText("Can't reach the server.")).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('the changes that wait are counted, and the outbox is one click away', async () => {
  open();
  show('offline');
  await screen.findByText("Can't reach the server.");
  const entry = {
    id: '1',
    kind: 'change',
    call: 'admin.update',
    input: {},
    needsDecision: false,
    title: 'Ada',
    fields: [],
    createdAt: since,
    by: 'Ada',
    attempts: 0,
  } as const;
  act(() =>
    setOutbox([
      { ...entry, state: 'queued' },
      { ...entry, id: '2', state: 'done' },
    ]),
  );
  expect(screen.getByText(/1 change is waiting to be sent\./)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Outbox (1)' });
  expect(link.getAttribute('href')).toBe('/outbox');
  expect(within(link).queryByRole('button')).toBeNull();
  const draft = { ...entry, kind: 'draft', state: 'queued', needsDecision: true } as const;
  act(() =>
    setOutbox([
      { ...entry, state: 'queued' },
      { ...draft, id: '2' },
      { ...draft, id: '3' },
    ]),
  );
  expect(screen.getByText(/1 change is waiting to be sent\. 2 drafts wait for you\.$/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Outbox (3)' })).toBeDefined();
  act(() => setOutbox([{ ...draft, id: '2' }]));
  expect(screen.getByText(/since .*\. 1 draft waits for you\.$/)).toBeDefined();
});

test('a check says what came of it, and a good answer closes the bar', async () => {
  open();
  show('offline');
  check.mockResolvedValueOnce(ok({ state: 'offline', since })).mockResolvedValueOnce(ok({ state: 'online', since }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await screen.findByText(/^Checked at .*: no connection$/);
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.queryByText("Can't reach the server.")).toBeNull());
});

test('the Wi-Fi’s page opens in the browser, which the demo explains instead', async () => {
  open();
  show('captive');
  await userEvent.click(await screen.findByRole('button', { name: "Open the Wi-Fi's page" }));
  expect(openSignIn).toHaveBeenCalledTimes(1);
  const { session } = useSession.getState();
  if (session) act(() => setSession({ ...session, mode: 'demo' }));
  await userEvent.click(screen.getByRole('button', { name: "Open the Wi-Fi's page" }));
  await screen.findByText(/The demo has no Wi-Fi page/);
  expect(openSignIn).toHaveBeenCalledTimes(1);
});

test.each([
  [-5 * 60_000, "This computer's clock is 5 minutes behind."],
  [121_000, "This computer's clock is 2 minutes ahead."],
  [3 * 60 * 60_000, "This computer's clock is 3 hours ahead."],
  [-365 * 24 * 60 * 60_000, "This computer's clock is 365 days behind."],
])('a clock that is %d ms off is told with the amount', async (offset, words) => {
  open();
  show('online', offset);
  await screen.findByText(words);
  show('online');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a host of pictures that is down has a bar of its own while the server can be reached', async () => {
  const page = (
    <>
      <MediaHostBar className="" />
      <main id="content" tabIndex={-1}>
        <h1>Bookings</h1>
      </main>
    </>
  );
  openKit([{ path: '/', element: page }], '/');
  const unreachableHosts = [{ host: 'cdn.example.com', since }];
  act(() => setNetwork({ state: 'online', since, unreachableHosts }));
  expect(await screen.findByText(/Pictures from cdn\.example\.com can't be loaded\./)).toBeDefined();
  expect(
    screen.getByText(/The server works, but this host hasn't responded since Jul 1, 2026, 2:02\sPM \S+\./),
  ).toBeDefined();
  check.mockResolvedValue(ok({ state: 'online', since }));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.queryByText(/Pictures from/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  act(() => setNetwork({ state: 'offline', since, unreachableHosts }));
  expect(screen.queryByText(/Pictures from/)).toBeNull();
});

test('the focus stays in the page when the bar closes under its own button', async () => {
  const page = (
    <>
      <NetworkBanner className="" copy={undefined} />
      <main id="content" tabIndex={-1}>
        <h1>Bookings</h1>
      </main>
    </>
  );
  openKit([{ path: '/', element: page }], '/');
  show('offline');
  check.mockResolvedValue(ok({ state: 'online', since }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
