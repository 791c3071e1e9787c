import { shortcutsInUse } from '@contract/commands/shortcuts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCommand } from '../../../../renderer/app/commands/use-shortcuts';

type Press = Parameters<typeof findCommand>[0];
const press = (key: string, more: Partial<Press> & { readonly altGraph?: boolean } = {}) =>
  findCommand(
    {
      ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false },
      getModifierState: () => more.altGraph === true,
      target: document.body,
      ...more,
    },
    shortcutsInUse('other'),
  );
const field = (name: string) => ({ target: document.createElement(name) });

describe('a shortcut', () => {
  it('runs its command', () => {
    expect(press('k', { ctrlKey: true })).toBe('palette');
    expect(press('K', { ctrlKey: true })).toBe('palette');
    expect(press('?', { shiftKey: true })).toBe('shortcuts');
    expect(press('1', { ctrlKey: true })).toBe('area-1');
    expect(press('9', { ctrlKey: true })).toBe('area-9');
    expect(press('ArrowLeft', { altKey: true })).toBe('back');
    expect(press('F5')).toBe('refresh');
    expect(press(',', { ctrlKey: true })).toBe('settings');
  });

  it('does nothing with any other modifier', () => {
    expect(press('k')).toBeUndefined();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('k', { metaKey: true })).toBeUndefined();
    expect(press('1')).toBeUndefined();
  });

  it('works in a text field only if it does not type', () => {
    for (const name of ['input', 'textarea', 'select']) {
      expect(press('?', field(name))).toBeUndefined();
      expect(press('k', { ctrlKey: true, ...field(name) })).toBe('palette');
      expect(press('F5', field(name))).toBe('refresh');
    }
  });

  it('without a modifier is only the list of shortcuts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 }), (key) => press(key) === (key === '?' ? 'shortcuts' : undefined)),
    );
  });

  it.each([
    ['Arabic', 'ن', 'KeyK', {}, 'palette'],
    ['Russian', 'л', 'KeyK', {}, 'palette'],
    ['Arabic digits', '١', 'Digit1', {}, 'area-1'],
    ['French digits, which need Shift there', '&', 'Digit1', {}, 'area-1'],
    ['a French comma', ',', 'KeyM', {}, 'settings'],
    ['a German slash, typed with Shift', '/', 'Digit7', { shiftKey: true }, 'shortcuts'],
    ['French letters at other places', 'a', 'KeyQ', {}, undefined],
    ['Dvorak', 'k', 'KeyV', {}, 'palette'],
  ] as const)('is found on a keyboard with %s', (_name, key, code, more, command) => {
    expect(press(key, { code, ctrlKey: true, ...more })).toBe(command);
  });

  it('is never what AltGr or an input method types', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.boolean(), fc.boolean(), (key, ctrlKey, altKey) => {
        const typed = { ctrlKey, altKey, ...field('input') };
        return (
          press(key, { ...typed, altGraph: true }) === undefined &&
          press(key, { ...typed, isComposing: true }) === undefined
        );
      }),
    );
  });
});
