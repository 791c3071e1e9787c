/** A scanner that acts as a keyboard, on any screen. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearScan, useScanStore } from '../../../../renderer/event/scan/scan-store';
import { changeSettings } from '../../../../renderer/kit/stores/settings';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => {
  act(clearScan);
  app?.close();
});

const open = async () => {
  app = await openApp('/login', testAreas);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate('/bookings'));
  await screen.findByRole('button', { name: 'Change event' }, long);
  const found = await bridge.call('booking.ticketList', { page: 1, perPage: 1 }, 'find');
  const [ticket] = found.ok ? found.value.rows : [];
  return { ...app, ticketNumber: String(ticket?.ticketNumber), bookingNumber: String(ticket?.bookingNumber) };
};

/** Sends keys as a scanner does; returns those that the app took from the page. */
const scan = (code: string, target: Element = document.body): readonly string[] =>
  [...code, 'Enter'].filter((key) => !fireEvent.keyDown(target, { key, bubbles: true, cancelable: true }));

const result = () => screen.queryByRole('region', { name: 'Scan result' });

it('shows the booking of a scanned ticket without a click, until Escape', async () => {
  const { ticketNumber, bookingNumber } = await open();
  act(() => void scan(ticketNumber));
  const region = await screen.findByRole('region', { name: 'Scan result' }, long);
  await waitFor(() => expect(region.textContent).toContain(bookingNumber), long);
  expect(region.textContent).toContain(ticketNumber);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(result()).toBeNull());
});

it('takes the keys of a scan from the page, so that they are no shortcuts', async () => {
  await open();
  let taken: readonly string[] = [];
  act(() => {
    taken = scan('AB?-1?');
  });
  // The first two keys may be the user's own.
  expect(taken.join('')).toBe('?-1?Enter');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

it('leaves a burst in a text field alone, unless the field takes scans', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  act(() => void scan('TK-5555', field));
  expect(useScanStore.getState().scan).toBeUndefined();
  field.dataset.acceptsScan = '';
  let taken: readonly string[] = [];
  act(() => {
    taken = scan('TK-6666', field);
  });
  expect(useScanStore.getState().scan?.code).toBe('TK-6666');
  expect(taken).toEqual(['Enter']);
  field.remove();
});

it('looks up the whole text of a field that takes scans, if only its end was typed fast', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  field.dataset.acceptsScan = '';
  const typeSlowly = (key: string, pause: number) => {
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
    fireEvent.keyDown(field, { key });
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(pause);
    field.value = `${key}K-6666`;
  };
  typeSlowly('T', 1_200);
  act(() => void scan('K-6666', field));
  expect(useScanStore.getState().scan).toBeUndefined();
  typeSlowly('x', 6_000);
  act(() => void scan('K-6666', field));
  expect(useScanStore.getState().scan?.code).toBe('K-6666');
  vi.restoreAllMocks();
  field.remove();
});

it('leaves fast keys to an open list, whose options they find', async () => {
  await open();
  const list = document.body.appendChild(document.createElement('button'));
  list.setAttribute('role', 'combobox');
  list.setAttribute('aria-expanded', 'true');
  let taken: readonly string[] = [];
  act(() => {
    taken = scan('Visitor', list);
  });
  expect(taken).toEqual([]);
  expect(useScanStore.getState().scan).toBeUndefined();
  list.setAttribute('aria-expanded', 'false');
  act(() => void scan('TK-5555', list));
  expect(useScanStore.getState().scan?.code).toBe('TK-5555');
  list.remove();
});

it('says that a dialog must be closed first', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  act(() => void scan('TK-5555'));
  expect(await screen.findByText('Scan not looked up', undefined, long)).toBeDefined();
  expect(useScanStore.getState().scan).toBeUndefined();
  dialog.remove();
});

it('does nothing while it is off in the settings', async () => {
  await open();
  await act(async () => {
    await changeSettings({ scanAnywhere: false });
  });
  act(() => void scan('TK-5555'));
  expect(useScanStore.getState().scan).toBeUndefined();
});

/** Sends keys of which each comes so many milliseconds after the one before, without waiting for it. */
const scanAt = (
  keys: readonly (readonly [key: string, wait: number, target?: Element, init?: KeyboardEventInit])[],
) => {
  let at = 100_000;
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => at);
  const taken: string[] = [];
  act(() => {
    for (const [key, wait, target = document.body, init] of keys) {
      at += wait;
      if (!fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...init })) taken.push(key);
    }
  });
  clock.mockRestore();
  return taken;
};
const keysOf = (text: string, target: Element = document.body, init: KeyboardEventInit = {}) =>
  [...text].map((key) => [key, 10, target, init] as const);

it('looks no part of a scan up, and says that it was not whole', async () => {
  await open();
  const taken = scanAt([...keysOf('TK-552'), ['3', 80], ...keysOf('-12'), ['Enter', 10]]);
  expect(useScanStore.getState().scan).toBeUndefined();
  expect(await screen.findByText('Scan incomplete', undefined, long)).toBeDefined();
  expect(taken).toContain('Enter');
});

it('looks no rest of a scan up that began in another field, in another window or as a composition', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  const box = document.body.appendChild(document.createElement('input'));
  box.dataset.acceptsScan = '';
  const rest = [...keysOf('3-12'), ['Enter', 10]] as const;
  const inBox = [...keysOf('3-12', box), ['Enter', 10, box]] as const;
  scanAt([...keysOf('TK-552', field), ...rest]);
  expect(scanAt([...keysOf('TK-552', field), ...inBox])).toEqual(['Enter']);
  scanAt([...keysOf('TK-552', document.body, { isComposing: true }), ...rest]);
  scanAt([...keysOf('TK-552'), ['2', 10, document.body, { repeat: true }], ...rest]);
  scanAt([...keysOf('TK-552'), [']', 10, document.body, { ctrlKey: true }], ...rest]);
  scanAt([['0', 10, document.body, { altKey: true, code: 'Numpad0' }], ...rest]);
  const turnWindow = (name: string) =>
    act(() => {
      const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(100_000);
      window.dispatchEvent(new FocusEvent(name));
      clock.mockRestore();
    });
  for (const name of ['focus', 'blur']) {
    turnWindow(name);
    scanAt(rest);
    turnWindow(name);
    expect(scanAt(inBox)).toEqual(['Enter']);
  }
  expect(useScanStore.getState().scan).toBeUndefined();
  field.remove();
  box.remove();
});

it('takes a character of a second key level as a part of the code', async () => {
  await open();
  scanAt([
    ...keysOf('TK'),
    ['@', 10, document.body, { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ...keysOf('55'),
    ['Enter', 10],
  ]);
  expect(useScanStore.getState().scan?.code).toBe('TK@55');
});

it('leaves a paused scan to the field that got all of it', async () => {
  await open();
  const box = document.body.appendChild(document.createElement('input'));
  box.dataset.acceptsScan = '';
  const taken = scanAt([...keysOf('TK-552', box), ['3', 80, box], ...keysOf('-12', box), ['Enter', 10, box]]);
  expect(taken).toEqual([]);
  expect(useScanStore.getState().scan).toBeUndefined();
  box.remove();
});
