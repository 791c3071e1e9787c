/** How each person exports each list, as the settings keep it: by person and server, then by list. */
import { z } from 'zod';
import { limits } from '../limits';
import { ListName } from '../list/list-choice';
import { byOwner } from '../owner';

/** `all`: the list's rows in the chosen columns. `file`: the server's own CSV file, whose rows may be others. */
const scopes = ['page', 'all', 'selected', 'file'] as const;
export type ExportScope = (typeof scopes)[number];

const choice = {
  scope: z.enum(scopes),
  separator: z.enum([',', ';', '\t']),
  forSpreadsheet: z.boolean(),
  /** Left out for CSV. */
  format: z.enum(['xlsx']).exactOptional(),
  /** The keys of the chosen columns, in the order of the file. */
  columns: z.array(z.string().min(1).max(256)).max(limits.export.keptColumns).readonly(),
  /** By column, titles that another program looks for in the file. Others have the list's. */
  titles: z.record(z.string().min(1).max(256), z.string().max(256)).readonly().exactOptional(),
};
// Not strict, because an earlier version stored one more choice.
const StoredExportChoice = z.object(choice);
export type StoredExportChoice = Readonly<z.output<typeof StoredExportChoice>>;

const ExportProfile = z.object({
  ...choice,
  id: z.uuid(),
  name: z.string().min(1).max(limits.export.profileName),
});
export type ExportProfile = Readonly<z.output<typeof ExportProfile>>;

const ListExports = z.strictObject({
  /** The choices of the last export. */
  last: StoredExportChoice.exactOptional(),
  /** The profile of the last export. */
  profile: z.uuid().exactOptional(),
  profiles: z.array(ExportProfile).max(limits.export.profiles).readonly(),
});
export type ListExports = Readonly<z.output<typeof ListExports>>;

export const ExportChoices = byOwner(z.record(ListName, ListExports).readonly());
export type ExportChoices = z.output<typeof ExportChoices>;
