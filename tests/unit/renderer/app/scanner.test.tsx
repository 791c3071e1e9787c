/** A scanner that acts as a keyboard, on any screen. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearScan, useScanStore } from '../../../../renderer/event/scan/scan-store';
import { registerCommand } from '../../../../renderer/kit/commands/command';
import { changeSettings } from '../../../../renderer/kit/stores/settings';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

/** Sends keys of which each comes so many milliseconds after the one before, without waiting for it. */
const scanAt = (
  keys: readonly (readonly [key: string, wait: number, target?: Element, init?: KeyboardEventInit])[],
  from = 100_000,
) => {
  let at = from;
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

/** Sends a code as a scanner does, from a time in milliseconds on; returns the keys that the app took from the page. */
const scan = (code: string, target: Element = document.body, from?: number): readonly string[] =>
  scanAt([...keysOf(code, target), ['Enter', 10, target]], from);

const result = () => screen.queryByRole('region', { name: 'Scan result' });

it('shows the booking of a scanned ticket without a click, until Escape', async () => {
  const { ticketNumber, bookingNumber } = await open();
  const liveRegions = [...document.querySelectorAll('[aria-live]')];
  scan(ticketNumber);
  const region = await screen.findByRole('region', { name: 'Scan result' }, long);
  // One that comes with its text may not be spoken.
  expect(liveRegions).toContain(region.closest('[aria-live]'));
  await waitFor(() => expect(region.textContent).toContain(bookingNumber), long);
  expect(region.textContent).toContain(ticketNumber);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(result()).toBeNull());
});

it('takes the keys of a scan from the page, so that they are no shortcuts', async () => {
  await open();
  const taken = scan('AB?-1?');
  // The first two keys may be the user's own.
  expect(taken.join('')).toBe('?-1?Enter');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

it('leaves a burst in a text field alone, unless the field takes scans', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  scan('TK-5555', field);
  expect(useScanStore.getState().scan).toBeUndefined();
  field.dataset.acceptsScan = '';
  const taken = scan('TK-6666', field);
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
  scan('K-6666', field, 1_190);
  expect(useScanStore.getState().scan).toBeUndefined();
  typeSlowly('x', 6_000);
  scan('K-6666', field, 5_990);
  expect(useScanStore.getState().scan?.code).toBe('K-6666');
  field.remove();
});

it('leaves fast keys to an open list, whose options they find', async () => {
  await open();
  const list = document.body.appendChild(document.createElement('button'));
  list.setAttribute('role', 'combobox');
  list.setAttribute('aria-expanded', 'true');
  const taken = scan('Visitor', list);
  expect(taken).toEqual([]);
  expect(useScanStore.getState().scan).toBeUndefined();
  list.setAttribute('aria-expanded', 'false');
  scan('TK-5555', list);
  expect(useScanStore.getState().scan?.code).toBe('TK-5555');
  list.remove();
});

it('says that a dialog must be closed first', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  scan('TK-5555');
  expect(await screen.findByText('Scan not looked up', undefined, long)).toBeDefined();
  expect(useScanStore.getState().scan).toBeUndefined();
  dialog.remove();
});

it('does nothing while it is off in the settings', async () => {
  await open();
  await act(async () => {
    await changeSettings({ scanAnywhere: false });
  });
  scan('TK-5555');
  expect(useScanStore.getState().scan).toBeUndefined();
});

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

/** A field that is made for scans. It has no text of its own, as fired events type nothing. */
const openBox = () => {
  const box = document.body.appendChild(document.createElement('input'));
  box.dataset.acceptsScan = '';
  return box;
};
const lastCode = () => useScanStore.getState().scan?.code;
const control = (key: string, code: string, target: Element = document.body, init: KeyboardEventInit = {}) =>
  [key, 10, target, { ctrlKey: true, code, ...init }] as const;
const lineFeed = (target: Element = document.body) => control('j', 'KeyJ', target);

it.each([
  ['a line feed', [lineFeed()]],
  ['Enter and a line feed', [['Enter', 10], lineFeed()]],
  ['a carriage return as a control key', [control('m', 'KeyM')]],
  [
    'two Enters',
    [
      ['Enter', 5],
      ['Enter', 5],
    ],
  ],
  [
    'two Enters as far apart as a scanner sends them',
    [
      ['Enter', 10],
      ['Enter', 95],
    ],
  ],
  [
    'Enter and a function key',
    [
      ['Enter', 10],
      ['F5', 20],
    ],
  ],
  ['Enter and keys that lock the app or open a record', [['Enter', 10], control('l', 'KeyL'), control('n', 'KeyN')]],
  ['Enter with Shift', [['Enter', 10, document.body, { shiftKey: true }]]],
  [
    'Enter and Tab',
    [
      ['Enter', 10],
      ['Tab', 10],
    ],
  ],
] as const)('takes %s as the end of a scan, and runs nothing else', async (_end, keys) => {
  await open();
  const taken = scanAt([...keysOf('TK-5523-12'), ...keys]);
  expect(lastCode()).toBe('TK-5523-12');
  expect(taken.slice(-keys.length)).toEqual(keys.map(([key]) => key));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes control keys within a scan as its separators, in fields of scans too', async () => {
  await open();
  const box = openBox();
  for (const target of [document.body, box]) {
    const taken = scanAt([
      ...keysOf('TK-552', target),
      control(']', 'BracketRight', target),
      control('l', 'KeyL', target),
      ...keysOf('3-12', target),
      ['Enter', 10, target],
    ]);
    await waitFor(() => expect(lastCode()).toBe('TK-552\u001d\u000c3-12'));
    expect(taken).toEqual(expect.arrayContaining([']', 'l', 'Enter']));
    act(clearScan);
  }
  box.remove();
});

it('keeps the control keys of a scan from the app while a person types in another field', async () => {
  await open();
  const field = document.body.appendChild(document.createElement('input'));
  expect(scanAt([...keysOf('TK-5523-12', field), ['Enter', 10, field], lineFeed(field)])).toEqual(['j']);
  expect(scanAt([...keysOf('TK', field), ['Enter', 400, field], control('k', 'KeyK', field)])).toEqual(['k']);
  expect(await screen.findByRole('dialog', undefined, long)).toBeDefined();
  field.remove();
});

it('leaves keys to the person a moment after a scan, and Escape at once', async () => {
  await open();
  const scanned = [...keysOf('TK-5523-12'), ['Enter', 10]] as const;
  expect(scanAt([...scanned, ['Escape', 10]])).not.toContain('Escape');
  expect(scanAt([...scanned, ['ArrowDown', 150]])).not.toContain('ArrowDown');
  const box = openBox();
  scanAt([...keysOf('TK-5523-12', box), ['Enter', 10, box]]);
  box.value = 'BT-148';
  expect(scanAt([['Enter', 20, box]])).toEqual([]);
  box.remove();
});

it('takes Tab as the end of a scan, and the focus stays', async () => {
  await open();
  const box = openBox();
  for (const target of [document.body, box]) {
    expect(scanAt([...keysOf('TK-5523-12', target), ['Tab', 10, target]])).toContain('Tab');
    await waitFor(() => expect(lastCode()).toBe('TK-5523-12'));
    act(clearScan);
  }
  // Between two parts, it separates them.
  scanAt([...keysOf('Vale', box), ['Tab', 10, box], ...keysOf('TK-5523-12', box), ['Enter', 10, box]]);
  await waitFor(() => expect(lastCode()).toBe('Vale\tTK-5523-12'));
  expect(scanAt([['Tab', 10, box]])).toEqual([]);
  box.remove();
});

it('takes a burst without an end in a field of scans, and elsewhere only if the settings say so', async () => {
  await open();
  const box = openBox();
  scanAt(keysOf('TK-1111', box));
  await waitFor(() => expect(lastCode()).toBe('TK-1111'));
  expect(scanAt([...keysOf('TK-2222', box), ['F8', 10, box]])).toEqual(['F8']);
  await waitFor(() => expect(lastCode()).toBe('TK-2222'));
  await act(async () => void (await changeSettings({ scannerEnd: 'F8' })));
  scanAt([...keysOf('TK-3333'), ['F8', 10]]);
  expect(lastCode()).toBe('TK-3333');
  await act(async () => void (await changeSettings({ scannerEnd: 'none' })));
  scanAt(keysOf('TK-4444'));
  await waitFor(() => expect(lastCode()).toBe('TK-4444'));
  box.remove();
});

it('runs no shortcut of a control key in front of a code, and one of a person in front of nothing', async () => {
  await open();
  const run = vi.fn();
  const stop = registerCommand('jobs', run);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const box = openBox();
  for (const target of [document.body, box]) {
    scanAt([lineFeed(target), ...keysOf('TK-5523-12', target), ['Enter', 10, target]]);
    expect(lastCode()).toBe('TK-5523-12');
    act(clearScan);
  }
  act(() => vi.runAllTimers());
  expect(run).not.toHaveBeenCalled();
  // A person's next key comes later, though a busy computer may not have run the shortcut by then.
  const shortcut = ['j', 500, document.body, { ctrlKey: true, code: 'KeyJ' }] as const;
  scanAt([shortcut, ['x', 60], shortcut]);
  expect(run).toHaveBeenCalledTimes(1);
  act(() => vi.runAllTimers());
  expect(run).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  stop();
  box.remove();
});

/** German keys of a scanner that was set to a US keyboard. */
const germanKeys = (target: Element = document.body) =>
  [...'TKß5523ß12'].map(
    (key) => [key, 10, target, { code: key === 'ß' ? 'Minus' : `${/\d/.test(key) ? 'Digit' : 'Key'}${key}` }] as const,
  );

it('reads a scanner that was set to another keyboard, by the places of its keys', async () => {
  await open();
  const box = openBox();
  for (const target of [document.body, box]) {
    scanAt([...germanKeys(target), ['Enter', 10, target]]);
    expect(lastCode()).toBe('TK-5523-12');
    act(clearScan);
  }
  // A second Enter finds the text of the field as it was typed.
  box.value = 'TKß5523ß12';
  expect(scanAt([...germanKeys(box), ['Enter', 10, box], ['Enter', 5, box]])).toEqual(['Enter', 'Enter']);
  expect(lastCode()).toBe('TK-5523-12');
  box.remove();
});

it('leaves out what the scanner puts in front of a code', async () => {
  await open();
  scanAt([...keysOf(']C1TK-5523-12'), ['Enter', 10]]);
  expect(lastCode()).toBe('TK-5523-12');
  await act(async () => void (await changeSettings({ scannerPrefix: 'S01' })));
  for (const code of ['S01TK-1111', ']C1S01TK-2222', 'S01]C1TK-3333', 'TK-4444']) {
    scanAt([...keysOf(code), ['Enter', 10]]);
    expect(lastCode()).toBe(code.replace(/^.*(?=TK)/, ''));
  }
});

it('reads characters that are typed by their numbers, and takes the text of a field that has them', async () => {
  await open();
  const byNumber = (text: string, target: Element) =>
    [...text].flatMap((sign) => [
      ['Alt', 10, target, { altKey: true }] as const,
      ...[...`00${sign.charCodeAt(0)}`].map(
        (digit) => [digit, 10, target, { altKey: true, code: `Numpad${digit}` }] as const,
      ),
    ]);
  const box = openBox();
  for (const target of [document.body, box]) {
    box.value = 'TK-5523-12';
    scanAt([...byNumber('TK-5523-12', target), ['Enter', 10, target]]);
    expect(lastCode()).toBe('TK-5523-12');
    act(clearScan);
  }
  box.remove();
});

it('lets an Enter that ends a composition run nothing, and reads a scan within it', async () => {
  await open();
  const box = openBox();
  const heard = vi.fn();
  box.addEventListener('keydown', heard);
  const composed = { isComposing: true };
  scanAt([['Enter', 500, box, composed]]);
  expect(heard).not.toHaveBeenCalled();
  expect(lastCode()).toBeUndefined();
  // Full-width letters, as an input method writes them.
  box.value = 'ＴＫ－５５２３－１２';
  const keys = germanKeys(box).map(([key, gap, target, init]) => {
    const shiftKey = /[A-Z]/.test(key);
    return ['Process', gap, target, { ...init, ...composed, shiftKey }] as const;
  });
  scanAt([...keys, ['Enter', 10, box, composed]]);
  expect(lastCode()).toBeUndefined();
  await waitFor(() => expect(lastCode()).toBe('TK-5523-12'));
  act(clearScan);
  // Korean letters: only the places of the keys tell.
  box.value = '사-5523-12';
  scanAt([...keys, ['Enter', 10, box, composed], ['Enter', 10, box]]);
  expect(lastCode()).toBe('TK-5523-12');
  box.remove();
});

const license = [
  '@',
  'ANSI 000000000000DL00410278',
  'DCSVALE',
  'DACZOE',
  'DBB01011990',
  'DAQ00000000',
  'DAG1 TRACK RD',
];
const readable = [']L2@', ...license.slice(1)];
const contact = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Vale;Zoe', 'TEL:+1 405-555-0112', 'END:VCARD'];
const passport = [`P<UTOVALE<<ZOE${'<'.repeat(30)}`, 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const payment = ['BCD', '002', '1', 'SCT', 'BPOTBEB1', 'Zoe Vale', 'BE72000000001616'];

/** Names and inputs, without the run's random id, whose digits may be those of a birthday. */
const sentBy = (calls: readonly (readonly unknown[])[]): string =>
  JSON.stringify(calls.map((call) => call.slice(0, 2)));

it.each([
  ['a license', license],
  ['a license without its first line', license.slice(1)],
  ['a license of which the scanner names the kind', readable],
  ['a license without its header', license.slice(2)],
  ['a contact', contact],
  ['a passport', passport],
  ['a payment', payment],
])('gives one answer to %s, sends nothing of it and keeps nothing', async (_what, lines) => {
  const { bridge } = await open();
  const call = vi.spyOn(bridge, 'call');
  const box = openBox();
  for (const target of [document.body, box])
    for (const pause of [10, 300]) {
      // Without a header, only lines that follow at once tell what they are.
      if (pause > 10 && !/^(?:@|\]L2|ANSI|BEGIN|P<)/.test(lines[0] ?? '')) continue;
      scanAt(
        lines.flatMap((line) => [
          [line[0] ?? '', pause, target] as const,
          ...keysOf(line.slice(1), target),
          ['Enter', 10, target] as const,
        ]),
      );
      await screen.findByText('This is not a ticket', undefined, long);
      expect(useScanStore.getState().scan).toMatchObject({ code: '', isForeign: true });
      const count = useScanStore.getState().scan?.count ?? 0;
      scanAt([...keysOf('TK-5523-12'), ['Enter', 10]]);
      expect(useScanStore.getState().scan).toMatchObject({ code: 'TK-5523-12', count: count + 1 });
      act(clearScan);
    }
  expect(sentBy(call.mock.calls)).not.toMatch(/VALE|Vale|ZOE|0101|0000000|ANSI|BCD/);
  box.remove();
});

it('looks up a ticket that comes soon after a license, from a scanner whose keys have no places', async () => {
  await open();
  scanAt([
    ...license.flatMap((line) => [...keysOf(line), ['Enter', 10] as const]),
    ['T', 500],
    ...keysOf('K-5523-12'),
    ['Enter', 10],
  ]);
  expect(useScanStore.getState().scan).toMatchObject({ code: 'TK-5523-12' });
});

it('takes the lines of a license with control keys in it, and of one that paused, for what they are', async () => {
  const { bridge } = await open();
  const call = vi.spyOn(bridge, 'call');
  const end = ['Enter', 10] as const;
  const answers = vi.fn();
  const stop = useScanStore.subscribe(({ scan }) => scan && answers(scan.count));
  const taken = scanAt([
    ['@', 10],
    lineFeed(),
    control('^', 'Digit6', document.body, { shiftKey: true }),
    end,
    ...keysOf('ANSI 000000000000DL00410278'),
    lineFeed(),
    ...keysOf('DCSVALE'),
    lineFeed(),
    end,
  ]);
  expect(taken).toEqual(expect.arrayContaining(['j', 'Enter']));
  await waitFor(() => expect(useScanStore.getState().scan).toMatchObject({ code: '', isForeign: true }));
  stop();
  expect(new Set(answers.mock.calls.flat()).size).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(clearScan);
  scanAt([...keysOf('ANSI 0000'), ['0', 80], ...keysOf('00000DL00410278'), end, ['D', 300], ...keysOf('CSVALE'), end]);
  await waitFor(() => expect(useScanStore.getState().scan).toMatchObject({ code: '', isForeign: true }));
  expect(sentBy(call.mock.calls)).not.toMatch(/VALE|ANSI/);
});
