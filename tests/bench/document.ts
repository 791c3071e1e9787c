/** Writes a run's figures into `docs/performance.md`, between its two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { barText, type Figure, valueText } from './figure';
import { type RecordedRun, readRun } from './recorded-run';

const opening = '<!-- figures -->';
const closing = '<!-- end of figures -->';

/** More of them are in the file of figures. */
const maxDetails = 8;

/** A bench's figures: a row for each that stands alone or has a bar, with the indented figures after it as its details. */
const benchRows = (figures: readonly Figure[]): readonly string[] => {
  const rows: { readonly figure: Figure; readonly details: string[] }[] = [];
  for (const figure of figures) {
    const isDetail = figure.name.startsWith(' ') && figure.limit === undefined;
    const last = rows.at(-1);
    if (isDetail && last) last.details.push(`${figure.name.trim()} ${valueText(figure.figure, figure.unit)}`);
    else rows.push({ figure, details: [] });
  }
  return rows.map(({ figure, details }) => {
    const verdict = figure.met === undefined ? '' : figure.met ? 'yes' : '**no**';
    const cells = [figure.name.trim(), valueText(figure.figure, figure.unit), barText(figure), verdict];
    return `| ${[...cells, details.slice(0, maxDetails).join(', ')].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
};

/** The tables of a run, as Markdown. */
export const runTables = ({ date, machine, short, benches }: RecordedRun): string =>
  [
    `Measured on ${date}${short ? ', in the short form' : ''}: ${machine.processor}, ${machine.cores} cores, ${machine.memory} GB; ${machine.system}; Node ${machine.node}, Chromium ${machine.chromium}, Electron ${machine.electron}.`,
    ...Object.entries(benches).map(([name, figures]) =>
      [
        `### ${name}`,
        '',
        '| Figure | Measured | Bar | Reached | Details |',
        '|---|---:|---:|---|---|',
        ...benchRows(figures),
      ].join('\n'),
    ),
  ].join('\n\n');

/** Replaces what is between the marks of a document. Throws if it lacks them. */
export const withTables = (document: string, tables: string): string => {
  const from = document.indexOf(opening);
  const to = document.indexOf(closing);
  if (from < 0 || to < from) throw new Error(`The document lacks "${opening}" and "${closing}".`);
  return `${document.slice(0, from + opening.length)}\n\n${tables}\n\n${document.slice(to)}`;
};

/** Writes the tables of a file of figures into a document. */
export const updateDocument = (document: string, figures: string): void =>
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), runTables(readRun(figures))));
