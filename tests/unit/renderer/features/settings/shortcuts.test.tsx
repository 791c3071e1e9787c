import type { SettingsChange } from '@contract/bridge';
import { ok } from '@contract/failure';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ShortcutSettings } from '../../../../../renderer/features/settings/shortcuts/shortcut-settings';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../../kit/kit-page';

/** Fluent hides what a dialog covers, and in jsdom the dialog too: it never gets a real focus. */
const hidden = { hidden: true };

const open = async () => {
  setBridge(() => ok(null));
  const change = vi.fn(async ({ shortcuts }: SettingsChange) => {
    const settings = { ...useSettings.getState().settings, shortcuts };
    return ok(settings);
  });
  const value = { ...window.bridge, settings: { ...window.bridge.settings, change } };
  Object.defineProperty(window, 'bridge', { value, configurable: true });
  openKit([{ path: '/', element: <ShortcutSettings /> }], '/');
  await screen.findByRole('heading', { ...hidden, name: 'File' });
  return { change };
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { ...hidden, name }));
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'li > span' }).closest('li') as HTMLElement);
const record = async (command: string, keys: Parameters<typeof fireEvent.keyDown>[1]) => {
  await click(`Change shortcut: ${command}`);
  const field = await screen.findByLabelText('Shortcut');
  fireEvent.keyDown(field, keys);
  return field as HTMLInputElement;
};

it('lists the commands by menu, and finds them by name and by what they choose', async () => {
  await open();
  expect(rowOf('Export list as CSV…').getByText('E')).toBeTruthy();
  expect(rowOf('Outbox').getByText('None')).toBeTruthy();
  const search = screen.getByRole('searchbox', { name: 'Search commands' });
  await userEvent.type(search, 'theme');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Dark')]),
  );
  expect(screen.queryByText('Outbox')).toBeNull();
  await userEvent.clear(search);
  await userEvent.type(search, 'zzz');
  expect(screen.getByText('No commands match your search.')).toBeTruthy();
});

it('records keys, applies them, and resets one', async () => {
  const { change } = await open();
  const field = await record('Outbox', { key: 'Y', code: 'KeyY', ctrlKey: true, shiftKey: true });
  expect(field.value).toBe('Ctrl + Shift + Y');
  await click('Save');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: { outbox: 'Mod+Shift+Y' } }));
  expect(await rowOf('Outbox').findByText('Y')).toBeTruthy();
  await click('Reset shortcut: Outbox');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: {} }));
});

it('names the command that has the keys before it loses them, and says so again when that one is reset', async () => {
  const { change } = await open();
  await record('Outbox', { key: 'e', code: 'KeyE', ctrlKey: true });
  expect(screen.getByText('These keys are used for “Export list as CSV…”, which will have no shortcut.')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  await click('Replace and save');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: { outbox: 'Mod+E', export: '' } }));
  await rowOf('Export list as CSV…').findByText('None');
  await click('Reset shortcut: Export list as CSV…');
  await screen.findByText('These keys are used for “Outbox”, which will have no shortcut.');
  await click('Replace and save');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: {} }));
});

it.each([
  ['typing', { key: 'y', code: 'KeyY' }, /These keys type text/],
  ['editing', { key: 'c', code: 'KeyC', ctrlKey: true }, /needed to edit text/],
  ['the system', { key: 'F4', code: 'F4', altKey: true }, /used by the system/],
  ['AltGr', { key: 'e', code: 'KeyE', ctrlKey: true, altKey: true }, /type a character/],
])('refuses keys of %s, and says why', async (_name, keys, reason) => {
  const { change } = await open();
  await record('Outbox', keys);
  expect(screen.getByText(reason)).toBeTruthy();
  await click('Save');
  expect(change).not.toHaveBeenCalled();
});

it('removes a shortcut, and resets all', async () => {
  const { change } = await open();
  await click('Change shortcut: Export list as CSV…');
  await click('Clear');
  await click('Save');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: { export: '' } }));
  await rowOf('Export list as CSV…').findByText('None');
  await click('Reset all');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ shortcuts: {} }));
});
