/** The table of commands: texts, shortcuts and handlers. */
import { expect, test } from 'vitest';
import { parseAccelerator, refusalOf } from '../../preload/contract/commands/accelerator';
import { defaultShortcut } from '../../preload/contract/commands/shortcuts';
import {
  commandChoices,
  commandIds,
  commandMenus,
  commands,
  contextPlaces,
} from '../../preload/contract/commands/table';
import texts from '../../renderer/locales/en/commands.json';
import { pageScripts, read } from '../support/sources';

test('every command, menu and choice has a text, and every text belongs to one', () => {
  expect(Object.keys(texts.commands).sort()).toEqual([...commandIds].sort());
  expect(Object.keys(texts.menus).sort()).toEqual([...commandMenus].sort());
  expect(Object.keys(texts.choices).sort()).toEqual([...commandChoices].sort());
});

test.each(['mac', 'other'] as const)(
  'shortcuts on %s are well formed, allowed, and belong to one command',
  (platform) => {
    const keys = commandIds.map((id) => defaultShortcut(id, platform)).filter((one) => one !== '');
    for (const one of keys) {
      expect(parseAccelerator(one), one).toBeDefined();
      expect(refusalOf(one, platform), one).toBeUndefined();
    }
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('groups of a menu are not interrupted, so that no line is drawn twice', () => {
  for (const menu of commandMenus) {
    const groups = commandIds.filter((id) => commands[id].menu === menu).map((id) => commands[id].group);
    const runs = groups.filter((group, index) => group !== groups[index - 1]);
    expect(runs, menu).toEqual([...new Set(runs)]);
  }
  for (const place of contextPlaces) {
    const groups = commandIds.filter((id) => commands[id].context?.includes(place)).map((id) => commands[id].group);
    const runs = groups.filter((group, index) => group !== groups[index - 1]);
    expect(runs, place).toEqual([...new Set(runs)]);
  }
});

test('every command is in a menu, and one of context menus only has no shortcut', () => {
  for (const id of commandIds) {
    const { menu, context = [], keys } = commands[id];
    expect(menu !== undefined || context.length > 0, id).toBe(true);
    if (menu === undefined) expect(keys, id).toBeUndefined();
  }
});

// The compiler asks context menus for a handler of each of their commands.
test('every command has a handler in the page, or main runs it', () => {
  const code = pageScripts().map(read).join('\n');
  // The id is a text, a template for commands of a kind (`skin-${one}`), or a button's property.
  const named = [
    ...code.matchAll(/\b(?:useCommand|registerCommand)\(\s*(?:'([\w-]+)'|`([\w-]+)\$\{\w+\}`)/g),
    ...code.matchAll(/\bcommand="([\w-]+)"/g),
  ];
  const handles = (id: string) => named.some(([, whole, start]) => id === whole || (start && id.startsWith(start)));
  const missing = commandIds.filter((id) => commands[id].menu && !commands[id].isNative && !handles(id));
  expect(missing, 'write a handler with useCommand').toEqual([]);
});
