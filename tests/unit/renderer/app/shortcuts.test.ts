import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShortcut } from '../../../../renderer/app/frame/shortcuts';

const press = (key: string, more: Partial<Parameters<typeof parseShortcut>[0]> = {}) =>
  parseShortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: document.body,
    ...more,
  });

describe('a shortcut', () => {
  it('opens the search, the list of shortcuts or an area', () => {
    expect(press('k', { ctrlKey: true })).toBe('search');
    expect(press('K', { ctrlKey: true })).toBe('search');
    expect(press('?', { shiftKey: true })).toBe('shortcuts');
    expect(press('1', { ctrlKey: true })).toEqual({ area: 0 });
    expect(press('9', { ctrlKey: true })).toEqual({ area: 8 });
  });

  it('does nothing with any other modifier', () => {
    expect(press('k')).toBeUndefined();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('0', { ctrlKey: true })).toBeUndefined();
    expect(press('1')).toBeUndefined();
  });

  it('does nothing in a text field', () => {
    for (const name of ['input', 'textarea', 'select']) {
      expect(press('?', { target: document.createElement(name) })).toBeUndefined();
      expect(press('k', { ctrlKey: true, target: document.createElement(name) })).toBe('search');
    }
  });

  it('without a modifier only opens the list of shortcuts', () => {
    fc.assert(fc.property(fc.string(), (key) => press(key) === (key === '?' ? 'shortcuts' : undefined)));
  });
});
