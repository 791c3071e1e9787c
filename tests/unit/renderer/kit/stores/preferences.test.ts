import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  defaultPreferences,
  followOtherTabs,
  readPreferences,
  setPreferences,
  usePreferences,
} from '../../../../../renderer/kit/stores/preferences';

it('an unknown preference becomes light, automatic or open (row 85)', () => {
  expect(readPreferences({ skin: 'purple', direction: 'up', collapsed: 'yes' })).toEqual(defaultPreferences);
  expect(readPreferences({ skin: 'dark', direction: 'rtl', density: 'gloves', collapsed: true })).toEqual({
    skin: 'dark',
    direction: 'rtl',
    density: 'gloves',
    collapsed: true,
  });
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const { skin, direction, density, collapsed } = readPreferences(stored);
      expect(['system', 'light', 'dark', 'contrast', 'sunlight']).toContain(skin);
      expect(['auto', 'ltr', 'rtl']).toContain(direction);
      expect(['compact', 'comfortable', 'gloves']).toContain(density);
      expect(typeof collapsed).toBe('boolean');
    }),
  );
});

it('a preference is stored in local storage under its own name, and nothing else is', () => {
  localStorage.clear();
  setPreferences({ skin: 'dark' });
  expect(Object.keys(localStorage)).toEqual(['pitwall.layout']);
  expect(JSON.parse(localStorage.getItem('pitwall.layout') ?? '').state).toEqual({
    ...defaultPreferences,
    skin: 'dark',
  });
  setPreferences(defaultPreferences);
});

it('stored preferences are read, even if they are invalid', async () => {
  localStorage.setItem('pitwall.layout', '{"state":{"skin":"contrast","direction":7},"version":0}');
  await usePreferences.persist.rehydrate();
  expect(usePreferences.getState()).toMatchObject({ skin: 'contrast', direction: 'auto' });
  localStorage.setItem('pitwall.layout', 'not json');
  await usePreferences.persist.rehydrate();
  expect(usePreferences.getState().direction).toBe('auto');
  setPreferences(defaultPreferences);
});

it('a stored left-to-right of the time when it was the default follows the language', async () => {
  localStorage.setItem('pitwall.layout', '{"state":{"direction":"ltr"},"version":1}');
  await usePreferences.persist.rehydrate();
  expect(usePreferences.getState().direction).toBe('auto');
  localStorage.setItem('pitwall.layout', '{"state":{"direction":"ltr"},"version":2}');
  await usePreferences.persist.rehydrate();
  expect(usePreferences.getState().direction).toBe('ltr');
  setPreferences(defaultPreferences);
});

it('a change made in another tab is applied', () => {
  const stop = followOtherTabs();
  const change = (key: string, skin: string): void => {
    localStorage.setItem('pitwall.layout', JSON.stringify({ state: { skin, direction: 'rtl' }, version: 1 }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  change('pitwall.layout', 'dark');
  expect(usePreferences.getState()).toMatchObject({ skin: 'dark', direction: 'rtl' });
  change('other', 'contrast');
  expect(usePreferences.getState().skin).toBe('dark');
  stop();
  change('pitwall.layout', 'contrast');
  expect(usePreferences.getState().skin).toBe('dark');
  setPreferences(defaultPreferences);
});
