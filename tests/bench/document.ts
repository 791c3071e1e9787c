/** A run's figures as Markdown, for `docs/performance.md`. */
import { barText, type Figure, isMissed, valueText } from './figure';
import type { Machine } from './machine';

/** The figures of a bench, or why it has none. */
export type Outcome = readonly Figure[] | string;

export interface Run {
  /** The day, as `2026-11-26`. */
  readonly date: string;
  readonly machine: Machine;
  readonly short: boolean;
  /** By the name of each bench. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

const opening = '<!-- figures -->';
const closing = '<!-- end of figures -->';

const rowOf = (figure: Figure): string => {
  const details = (figure.details ?? []).map(({ name, value, unit }) => `${name} ${valueText(value, unit)}`);
  const verdict = figure.limit === undefined ? '' : isMissed(figure) ? '**no**' : 'yes';
  const cells = [figure.name, valueText(figure.value, figure.unit), barText(figure), verdict, details.join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
};

const sectionOf = ([name, outcome]: readonly [string, Outcome]): string => {
  const head = ['| Figure | Measured | Bar | Reached | Details |', '|---|---:|---:|---|---|'];
  const body = typeof outcome === 'string' ? [`Not measured: ${outcome}.`] : [...head, ...outcome.map(rowOf)];
  return [`### ${name}`, '', ...body].join('\n');
};

export const runTables = ({ date, machine, short, outcomes }: Run): string =>
  [
    `Measured on ${date}${short ? ', in the short form' : ''}: ${machine.processor}, ${machine.cores} cores, ${machine.memory} GB; ${machine.system}; Electron ${machine.electron}, Chromium ${machine.chromium}, Node ${machine.node}.`,
    ...Object.entries(outcomes).map(sectionOf),
  ].join('\n\n');

/** Replaces what is between the marks of a document. Throws if it lacks them. */
export const withTables = (document: string, tables: string): string => {
  const from = document.indexOf(opening);
  const to = document.indexOf(closing);
  if (from < 0 || to < from) throw new Error(`The document lacks "${opening}" and "${closing}".`);
  return `${document.slice(0, from + opening.length)}\n\n${tables}\n\n${document.slice(to)}`;
};
