/** The scanner's test in the settings: what arrived, what is wrong, and one click that sets it right. */
import type { SettingsChange } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ScannerSettings } from '../../../../../renderer/features/settings/scanner-settings';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../../kit/kit-page';

const open = async () => {
  setBridge(() => ok(null));
  const change = vi.fn(async (changed: SettingsChange) => ok({ ...useSettings.getState().settings, ...changed }));
  const value = { ...window.bridge, settings: { ...window.bridge.settings, change } };
  Object.defineProperty(window, 'bridge', { value, configurable: true });
  openKit([{ path: '/', element: <ScannerSettings /> }], '/');
  return { change, field: await screen.findByRole('textbox', { name: 'Test scan' }) };
};

/** Presses keys some milliseconds apart; returns those that the page was kept from. */
const scan = (field: HTMLElement, keys: readonly (readonly [key: string, init?: KeyboardEventInit])[], gap = 10) => {
  let at = 1_000;
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => at);
  const taken: string[] = [];
  act(() => {
    for (const [key, init] of keys) {
      at += gap;
      if (!fireEvent.keyDown(field, { key, ...init })) taken.push(key);
    }
  });
  clock.mockRestore();
  return taken;
};
const german = [...'TKß5523ß12'].map((key) => [key, { code: key === 'ß' ? 'Minus' : `Key${key}` }] as const);
const digits = german.map(([key, init]) => [key, /\d/.test(key) ? { code: `Digit${key}` } : init] as const);
const lineFeed = ['j', { code: 'KeyJ', ctrlKey: true }] as const;

const findings = async () => within(await screen.findByRole('list', { name: 'Results of the scan' }));
const rowOf = async (name: string) => {
  const row = (await findings()).getByText(name).closest('li');
  if (!row) throw new Error(`There is no row ${name}.`);
  return within(row);
};

it('shows what arrived key by key, and takes the keys of a scanner as no shortcuts', async () => {
  const { field } = await open();
  const taken = scan(field, [...[...'TK-1'].map((key) => [key] as const), ['Enter'], lineFeed, ['Tab'], ['F5']]);
  expect(taken).toEqual(['Enter', 'j', 'Tab', 'F5']);
  const table = await screen.findByRole('table', { name: '8 keys arrived' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(cells.map(([key]) => key)).toEqual(['T', 'K', '-', '1', 'Enter', 'Ctrl+J', 'Tab', 'F5']);
  expect(cells[5]).toEqual(['Ctrl+J', 'KeyJ', '10']);
  // A person leaves the field with Tab.
  expect(scan(field, [['Tab']], 5_000)).toEqual([]);
});

it('names what is wrong, and sets each right with one click', async () => {
  const { change, field } = await open();
  scan(field, digits, 40);
  expect((await rowOf('Layout')).getByText(/Arrived as TKß5523ß12/)).toBeTruthy();
  for (const [row, button, changed] of [
    ['Speed', 'Use 80 ms', { scannerGap: 80 }],
    ['Layout', 'Use layout: US', { scannerLayout: 'us' }],
    ['End', 'Look up after a pause', { scannerEnd: 'none' }],
  ] as const) {
    expect((await rowOf(row)).getByRole('img', { name: 'Needs attention' })).toBeTruthy();
    await userEvent.click((await rowOf(row)).getByRole('button', { name: button }));
    expect(change).toHaveBeenLastCalledWith(changed);
    await waitFor(async () => expect((await rowOf(row)).getByRole('img', { name: 'OK' })).toBeTruthy());
  }
  expect((await findings()).queryByRole('button')).toBeNull();
  expect(screen.getByText('TK-5523-12')).toBeTruthy();
});

it('changes the layout, the prefix and the end by hand', async () => {
  const { change } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Keyboard layout of the scanner' }), 'German');
  expect(change).toHaveBeenLastCalledWith({ scannerLayout: 'de' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'End of a scan' }), 'No key: wait 0.3 seconds');
  expect(change).toHaveBeenLastCalledWith({ scannerEnd: 'none' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Scanner prefix' }), 'S01{Enter}');
  expect(change).toHaveBeenLastCalledWith({ scannerPrefix: 'S01' });
});
