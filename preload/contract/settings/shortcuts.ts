/** The shortcuts that a user changed, as the settings keep them and as the page sends them. */
import { z } from 'zod';
import { parseAccelerator } from '../commands/accelerator';
import type { ChangedShortcuts } from '../commands/shortcuts';
import { commandIds, isCommandId } from '../commands/table';
import { limits } from '../limits';

const isShortcut = (keys: unknown): boolean =>
  keys === '' || (typeof keys === 'string' && parseAccelerator(keys) !== undefined);

/** As the page sends them. */
export const Shortcuts = z
  .partialRecord(z.enum(commandIds), z.string().max(limits.commands.keys).refine(isShortcut))
  .transform((entries): ChangedShortcuts => entries as ChangedShortcuts);

/** As the file keeps them: commands of another version and unreadable keys are dropped. */
export const KeptShortcuts = z
  .record(z.string(), z.unknown())
  .transform(
    (entries): ChangedShortcuts =>
      Object.fromEntries(Object.entries(entries).filter(([id, keys]) => isCommandId(id) && isShortcut(keys))),
  );
