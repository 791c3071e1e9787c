/** The report of an event as data: sections of figures, which the screen, paper and a file show alike. */
import type { CopyNote, Failure } from '@contract/failure';
import type { ChartTable } from '../../../kit/charts/chart-card';
import type { Plot } from '../../../kit/charts/plot';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

/** A figure without a value is not known; with a bound, it is the least or the most that is true. */
export interface Count {
  readonly value?: number;
  readonly bound?: 'least' | 'most';
}

/** An amount of money as a decimal text. */
export interface Amount {
  readonly amount: string | undefined;
  readonly currency: string;
  readonly bound?: 'least';
}

export type Cell = string | Count | Amount;

/** Of the report, then of the comparison of two events. */
export type SectionName =
  | 'tickets'
  | 'hours'
  | 'readiness'
  | 'rollCalls'
  | 'rain'
  | 'incidents'
  | 'till'
  | 'refunds'
  | 'messages'
  | 'work'
  | 'daysBefore'
  | 'attendance'
  | 'classes'
  | 'perHead';

export interface ReportRow {
  readonly key: string;
  readonly isTotal?: boolean;
  /** In the order of the columns; the first names the row. */
  readonly cells: readonly Cell[];
}

export interface ReportSection {
  readonly name: SectionName;
  readonly title: string;
  /** Where the figures are from, and how old they are. */
  readonly source: string;
  /** What a reader must know: what is missing, and why it is open. */
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly ReportRow[];
  /** Said in place of rows. */
  readonly empty: string;
  readonly isPending?: boolean;
  readonly failure?: Failure | undefined;
  readonly chart?: { readonly title: string; readonly plot: Plot; readonly table: ChartTable } | undefined;
}

export interface Report {
  readonly sections: readonly ReportSection[];
  /** What a reader must know of all sections. */
  readonly notes: readonly string[];
  /** Whether something is still being read. */
  readonly isPending: boolean;
  /** When the oldest of it was read, in milliseconds since 1970. */
  readonly asOf: number;
  readonly copy: CopyNote | undefined;
  readonly refresh: () => void;
}

/** `text` has the texts of the desk. */
export const cellText = (cell: Cell, text: Text): string => {
  if (typeof cell === 'string') return cell;
  const isMoney = 'currency' in cell;
  const value = isMoney ? cell.amount : cell.value;
  if (value === undefined) return text('notKnown');
  const shown = isMoney ? formatMoney(value, cell.currency) : formatNumber(cell.value);
  const { bound } = cell;
  // The least that is true of nothing known says nothing.
  if (bound === 'least' && Number(value) === 0) return text('notKnown');
  return bound === undefined ? shown : text(bound === 'least' ? 'atLeast' : 'atMost', { shown });
};

/** What a file says of a cell: the bare value, its currency, and how sure it is. */
export const cellValues = (
  cell: Cell,
): { readonly value: string | number; readonly currency: string; readonly certainty: 'exact' | Certainty } => {
  if (typeof cell === 'string') return { value: cell, currency: '', certainty: 'exact' };
  const isMoney = 'currency' in cell;
  const value = isMoney ? cell.amount : cell.value;
  const currency = isMoney ? cell.currency : '';
  if (value === undefined || (cell.bound === 'least' && Number(value) === 0))
    return { value: '', currency, certainty: 'unknown' };
  return { value, currency, certainty: cell.bound ?? 'exact' };
};

type Certainty = 'least' | 'most' | 'unknown';
