/** The skin follows the system while that is the choice, and only then. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSkin } from '../../../../../renderer/kit/skins/skin';
import { defaultPreferences, setPreferences } from '../../../../../renderer/kit/stores/preferences';

const system = { dark: false, more: false };
let lists: (EventTarget & { readonly media: string })[] = [];
const change = (next: Partial<typeof system>): void => {
  Object.assign(system, next);
  act(() => {
    for (const list of lists) list.dispatchEvent(new Event('change'));
  });
};

beforeEach(() => {
  lists = [];
  Object.assign(system, { dark: false, more: false });
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media });
    Object.defineProperty(list, 'matches', {
      get: () => Object.entries(system).some(([key, on]) => on && media.includes(key)),
    });
    lists.push(list);
    return list;
  });
  setPreferences(defaultPreferences);
});
afterEach(() => setPreferences(defaultPreferences));

const Shown = () => <p>{useSkin()}</p>;

test('new people have the system’s skin, and it changes while the page is open', () => {
  const { container } = render(<Shown />);
  expect(container.textContent).toBe('light');
  change({ dark: true });
  expect(container.textContent).toBe('dark');
  change({ more: true });
  expect(container.textContent).toBe('contrast');
  change({ dark: false });
  expect(container.textContent).toBe('sunlight');
});

test('a chosen skin stays, and the choice of the system applies at once', () => {
  const { container } = render(<Shown />);
  act(() => setPreferences({ skin: 'light' }));
  change({ dark: true });
  expect(container.textContent).toBe('light');
  act(() => setPreferences({ skin: 'system' }));
  expect(container.textContent).toBe('dark');
});
