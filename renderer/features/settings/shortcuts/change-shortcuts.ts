/** What becomes of the changed shortcuts when a command gets another one. */
import type { Platform } from '@contract/commands/accelerator';
import { type ChangedShortcuts, defaultShortcut, shortcutsInUse } from '@contract/commands/shortcuts';
import { type CommandId, commandIds } from '@contract/commands/table';

/** The other command that has this shortcut. */
export const findOwner = (
  changed: ChangedShortcuts,
  id: CommandId,
  keys: string,
  platform: Platform,
): CommandId | undefined =>
  [...shortcutsInUse(platform, changed)].find(([other, used]) => other !== id && used === keys)?.[0];

/** Gives a command a shortcut, or none with an empty text. The command that had it loses it. */
export const withShortcut = (
  changed: ChangedShortcuts,
  id: CommandId,
  keys: string,
  platform: Platform,
): ChangedShortcuts => {
  const loses = (other: CommandId): boolean =>
    keys !== '' && other !== id && (changed[other] ?? defaultShortcut(other, platform)) === keys;
  return Object.fromEntries(
    commandIds.flatMap((one) => {
      const next = one === id ? keys : loses(one) ? '' : changed[one];
      // A command that has its default shortcut again is not stored.
      const isSame = (one === id || loses(one)) && next === defaultShortcut(one, platform);
      return next === undefined || isSame ? [] : [[one, next]];
    }),
  );
};
