/** The shortcuts in use: those of the table, changed by the user. */
import { type Platform, refusalOf } from './accelerator';
import { type CommandId, commandIds, commands } from './table';

/** What a user changed; an empty text is a command without a shortcut. */
export type ChangedShortcuts = { readonly [Id in CommandId]?: string };

export const defaultShortcut = (id: CommandId, platform: Platform): string => {
  const { keys } = commands[id];
  return typeof keys === 'object' ? keys[platform] : (keys ?? '');
};

/**
 * The shortcut of each command that has one. A combination that can't be used on this platform, or that an earlier
 * command has, is left out; what the user chose comes before what the table says.
 */
export const shortcutsInUse = (platform: Platform, changed: ChangedShortcuts = {}): ReadonlyMap<CommandId, string> => {
  const inUse = new Map<CommandId, string>();
  const taken = new Set<string>();
  const take = (id: CommandId, keys: string): void => {
    if (taken.has(keys) || refusalOf(keys, platform) !== undefined) return;
    taken.add(keys);
    inUse.set(id, keys);
  };
  for (const id of commandIds) take(id, changed[id] ?? '');
  for (const id of commandIds) if (changed[id] === undefined) take(id, defaultShortcut(id, platform));
  return inUse;
};
