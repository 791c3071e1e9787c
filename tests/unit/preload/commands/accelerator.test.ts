import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseAccelerator,
  refusalOf,
  toElectron,
  writeAccelerator,
} from '../../../../preload/contract/commands/accelerator';
import { type ChangedShortcuts, shortcutsInUse } from '../../../../preload/contract/commands/shortcuts';
import { commandIds } from '../../../../preload/contract/commands/table';
import { KeptShortcuts } from '../../../../preload/contract/settings/shortcuts';
import { findOwner, withShortcut } from '../../../../renderer/features/settings/shortcuts/change-shortcuts';

const modifiers = fc.subarray(['Mod', 'Ctrl', 'Alt', 'Shift'] as const, { minLength: 0 });
const keys = fc.constantFrom(
  'A',
  'Z',
  '0',
  '9',
  'F1',
  'F24',
  'Left',
  'PageDown',
  'Delete',
  'Space',
  ',',
  '=',
  '\\',
  '-',
);
const accelerators = fc.record({ modifiers, key: keys }).map(writeAccelerator);
const platforms = fc.constantFrom('mac' as const, 'other' as const);

describe('a key combination', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({ modifiers: fc.shuffledSubarray(['Mod', 'Ctrl', 'Alt', 'Shift'] as const), key: keys }),
        (one) => {
          const read = parseAccelerator(writeAccelerator(one));
          expect(read?.key).toBe(one.key);
          expect(new Set(read?.modifiers)).toEqual(new Set(one.modifiers));
        },
      ),
    );
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      '+',
      'Mod',
      'Mod+',
      'k',
      'Mod+k',
      'Shift+Mod+K',
      'Mod+Mod+K',
      'Mod+KK',
      'F25',
      'CmdOrCtrl+K',
    ])
      expect(parseAccelerator(text), text).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseAccelerator(text);
        return read === undefined || writeAccelerator(read) === text;
      }),
    );
  });

  it('is named as Electron names it', () => {
    expect(toElectron('Mod+Shift+K')).toBe('CmdOrCtrl+Shift+K');
    expect(toElectron('Alt+Left')).toBe('Alt+Left');
    expect(toElectron('Mod+Ctrl+F')).toBe('CmdOrCtrl+Ctrl+F');
  });

  it.each([
    ['K', 'typing'],
    ['Shift+K', 'typing'],
    ['Alt+K', 'typing'],
    ['Left', 'typing'],
    ['Mod+C', 'editing'],
    ['Mod+Shift+Z', 'editing'],
    ['Mod+Left', 'editing'],
    ['Mod+Q', 'system'],
    ['Alt+F4', 'system'],
    ['Shift+F10', 'system'],
    ['Mod+Alt+E', 'alt-gr'],
    ['Mod+K', undefined],
    ['F5', undefined],
    ['Alt+Left', undefined],
  ] as const)('%s is refused outside of a Mac as: %s', (text, refusal) =>
    expect(refusalOf(text, 'other')).toBe(refusal),
  );

  it.each([
    ['Mod+H', 'system'],
    ['Mod+Shift+4', 'system'],
    ['Ctrl+A', 'editing'],
    ['Alt+Left', 'editing'],
    ['Mod+Alt+E', undefined],
    ['Mod+Ctrl+F', undefined],
  ] as const)('%s is refused on a Mac as: %s', (text, refusal) => expect(refusalOf(text, 'mac')).toBe(refusal));
});

const changes = fc.dictionary(fc.constantFrom(...commandIds), fc.oneof(accelerators, fc.constant('')), {
  maxKeys: 8,
}) as fc.Arbitrary<ChangedShortcuts>;

describe('shortcuts in use', () => {
  it('belong to one command each, and can be used', () => {
    fc.assert(
      fc.property(changes, platforms, (changed, platform) => {
        const used = [...shortcutsInUse(platform, changed).values()];
        expect(new Set(used).size).toBe(used.length);
        for (const one of used) expect(refusalOf(one, platform)).toBeUndefined();
      }),
    );
  });

  it('change for the command and for the one that had the keys, and for no other', () => {
    fc.assert(
      fc.property(
        changes,
        fc.constantFrom(...commandIds),
        accelerators,
        platforms,
        (changed, id, pressed, platform) => {
          fc.pre(refusalOf(pressed, platform) === undefined);
          const before = shortcutsInUse(platform, changed);
          const owner = findOwner(changed, id, pressed, platform);
          const after = shortcutsInUse(platform, withShortcut(changed, id, pressed, platform));
          expect(after.get(id)).toBe(pressed);
          if (owner) expect(after.get(owner)).toBeUndefined();
          // The keys that the command had are free for a command of the table that they were taken from.
          const freed = before.get(id);
          for (const other of commandIds)
            if (other !== id && other !== owner && after.get(other) !== freed)
              expect(after.get(other)).toBe(before.get(other));
        },
      ),
    );
  });

  it('are read from a file without what is unknown or unreadable', () => {
    expect(
      KeptShortcuts.parse({ export: 'Mod+Shift+X', print: '', vanished: 'Mod+Y', edit: 'Hyper+E', new: 7 }),
    ).toEqual({
      export: 'Mod+Shift+X',
      print: '',
    });
    expect(KeptShortcuts.safeParse('Mod+K').success).toBe(false);
  });
});
