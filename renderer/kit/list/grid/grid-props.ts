/** What a grid shows. */
import type { ResourceArea } from '../../area/area';
import type { Naming, Values } from '../../area/field';
import type { GridMemory } from '../../stores/list-memory';
import type { NoteMap } from '../../stores/notes';
import type { Column } from '../data/columns';
import type { ListState } from '../data/list-state';
import type { Selection } from '../data/use-selection';

export interface RowsOfGrid {
  readonly count: number;
  readonly at: (index: number) => Values | undefined;
  readonly offset: number;
  readonly total: number | undefined;
}

export interface GridProps {
  /** The accessible name: "Bookings". */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: RowsOfGrid;
  readonly rowHeight: number;
  readonly naming: Naming;
  readonly idOf: (row: Values) => string;
  readonly hrefOf: ((row: Values) => string | undefined) | undefined;
  /** The notes of the area's records by their address. */
  readonly notes?: NoteMap | undefined;
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
  /** Undefined if rows cannot be selected. */
  readonly selection: Selection | undefined;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onFollowLink: (href: string) => void;
  /** The area whose records the rows are, for the commands of their context menu. */
  readonly area?: ResourceArea | undefined;
  /** Exports the list, or the selected rows. */
  readonly onExport?: (() => void) | undefined;
  readonly memory: GridMemory;
  readonly stale: boolean;
  readonly busy: boolean;
}
