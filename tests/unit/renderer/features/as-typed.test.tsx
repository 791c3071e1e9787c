/**
 * Every text field of every form is sent exactly as typed, including characters with a meaning in HTML, JSON or
 * templates. Multiline text keeps its outer white space; single-line text is trimmed.
 */
import type { Bridge } from '@contract/bridge';
import { fail } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { joinAreas } from '../../../../renderer/app/areas/site-map';
import { area as account } from '../../../../renderer/features/account';
import { area as admins } from '../../../../renderer/features/admins';
import { newMessage, toInput } from '../../../../renderer/features/messages/message';
import { area as tracks } from '../../../../renderer/features/tracks';
import { toTerms } from '../../../../renderer/features/tracks/assign/terms';
import { openApp } from '../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const pieces = [
  '<b>',
  '</b>',
  '<',
  '&',
  '&lt;',
  '"',
  "'",
  '\\',
  '{x}',
  '%s',
  '$&',
  '=1',
  'é',
  '山',
  'م',
  '🏁',
] as const;
const line = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 2 }).map((parts) => parts.join(''));
const blank = fc.constantFrom('', ' ', '  ', '\t');
const lines = fc
  .tuple(fc.constantFrom('', ' ', '\n', '  \n'), fc.array(line, { minLength: 1, maxLength: 3 }), blank)
  .map(([before, all, after]) => `${before}${all.join(' \n')}${after}\n`);
const typedLine = fc.tuple(blank, line, blank).map((parts) => parts.join(''));

/** Fields that accept only values of a certain format. */
const formed: Readonly<Record<string, string>> = {
  capacity: '7000',
  latitude: '35.5',
  longitude: '-97.5',
  commissionPercent: '12.5',
  phone: '555 (0100)',
  email: "o'brien&co@pitwall.example",
  website: 'https://pitwall.example/?a=<b>&c="d"',
};
const texts = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]')].filter(
    ({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type),
  );

/** Selects the first option in every required select without a value. */
const choose = (form: HTMLElement): void => {
  for (const select of form.querySelectorAll('select'))
    if (select.value === '' && select.required)
      fireEvent.change(select, { target: { value: select.options[1]?.value } });
};

const forms = [
  ['/tracks/new', 'Create track', 'track.create'],
  ['/tracks/2/edit', 'Save changes', 'track.update'],
  ['/admins/new', 'Create admin', 'admin.create'],
  ['/admins/3/edit', 'Save changes', 'admin.update'],
  ['/account', 'Save profile', 'auth.profileUpdate'],
] as const;

/** The value as sent: a number if the server has a number, a list if words are separated by commas. */
const sentAs = (name: string, typed: string, isLong: boolean): unknown => {
  if (name === 'amenities') return [typed.trim()];
  if (['capacity', 'latitude', 'longitude', 'commissionPercent'].includes(name)) return expect.anything();
  return isLong ? typed : typed.trim();
};

test.each(forms)('%s sends every text exactly as typed', async (path, button, id) => {
  app = await openApp('/', joinAreas([account, admins, tracks]));
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const sent: Readonly<Record<string, unknown>>[] = [];
  const call: Bridge['call'] = async (endpoint, input, callId) => {
    if (endpoint !== id) return bridge.call(endpoint, input, callId);
    sent.push((input as unknown as { readonly data: Readonly<Record<string, unknown>> }).data);
    return fail('rejected', 'rejected', { message: 'Noted.' });
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate(path));
  const save = await screen.findByRole('button', { name: button }, { timeout: 20_000 });
  const form = save.closest('form');
  if (!form) throw new Error('no form');
  if (path === '/admins/new') await screen.findByRole('option', { name: 'Finance' }, { timeout: 20_000 });
  for (const round of [1, 2]) {
    choose(form);
    // The state field is a text field until the list of states is loaded.
    const fields = texts(form);
    expect(fields.length).toBeGreaterThan(3);
    const typed = fields.map((field, index) => {
      const isLong = field.tagName === 'TEXTAREA';
      const [words = ''] = fc.sample(isLong ? lines : typedLine, { numRuns: 1, seed: round * 1_000 + index });
      return { name: field.name, isLong, words: formed[field.name] ?? words };
    });
    for (const [index, { words }] of typed.entries())
      fireEvent.change(fields[index] as HTMLElement, { target: { value: words } });
    await userEvent.click(save);
    await waitFor(() => expect(sent).toHaveLength(round), { timeout: 20_000 });
    const expected = typed.map(({ name, isLong, words }) => [name, sentAs(name, words, isLong)]);
    expect(sent.at(-1)).toMatchObject(Object.fromEntries(expected));
  }
});

test('a push message and the note of an assignment are sent exactly as typed', () => {
  fc.assert(
    fc.property(typedLine, lines, (title, body) => {
      expect(toInput({ ...newMessage, audience: 'all', title, body })).toMatchObject({ title: title.trim(), body });
      expect(toTerms({ accessFrom: '', accessUntil: '', note: body })).toEqual({ note: body });
    }),
  );
});

test('passwords are sent exactly as typed, including spaces', async () => {
  app = await openApp('/', [account]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const sent: unknown[] = [];
  const call: Bridge['call'] = async (endpoint, input, callId) => {
    if (endpoint !== 'auth.changePassword') return bridge.call(endpoint, input, callId);
    sent.push(input);
    return fail('rejected', 'rejected', { message: 'Noted.' });
  };
  Object.defineProperty(window, 'bridge', { value: { ...bridge, call }, configurable: true });
  await act(() => router.navigate('/account'));
  const [currentPassword, newPassword] = [' <b>old"word</b> ', `  a <new> & 'long' word 9  `];
  const typed = {
    'Current password': currentPassword,
    'New password': newPassword,
    'Confirm new password': newPassword,
  };
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${name}`), { selector: 'input' }, { timeout: 20_000 }), {
      target: { value },
    });
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(sent).toEqual([{ currentPassword, newPassword, confirmPassword: newPassword }]));
});
