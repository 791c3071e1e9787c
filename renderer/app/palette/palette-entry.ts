/** What the command palette offers: entries in groups. */
import type { Job } from '@contract/bridge';
import type { CommandId } from '@contract/commands/table';
import type { FluentIcon } from '@fluentui/react-icons';

/** Found in the app itself, on every key press. In this order if they match equally well. */
export const localGroups = ['recent', 'pages', 'filters', 'actions', 'settings', 'help', 'files'] as const;
/** Found by the server, or in the copy; below the others, so that a late answer moves nothing above it. */
export const recordGroups = ['bookings', 'tickets', 'visitors', 'contacts', 'events', 'tracks'] as const;
export type RecordGroup = (typeof recordGroups)[number];
/** `server`: the question whether to search it. */
export type PaletteGroup = (typeof localGroups)[number] | RecordGroup | 'server';

/** Results per group (specification, sections 2 and 9). */
export const maxPerGroup = 4;

export interface PaletteEntry {
  /** Unique, and for pages, commands and settings the name under which their uses are counted. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** Shown beside the title, and searched as well. */
  readonly detail?: string;
  /** Searched as well, but not shown. */
  readonly hidden?: string;
  readonly icon: FluentIcon;
  /** The shortcut of a command. */
  readonly keys?: readonly string[];
  readonly target:
    | { readonly path: string; readonly view?: string }
    | { readonly job: Job }
    | { readonly command: CommandId }
    | { readonly search: string };
}

/** An entry that matches, with the positions of the matching letters in its title. */
export interface FoundEntry extends PaletteEntry {
  readonly matched: readonly number[];
}

export interface FoundGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly FoundEntry[];
}
