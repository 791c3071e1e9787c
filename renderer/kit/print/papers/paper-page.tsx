/** One page of a list: the same in the preview, on paper and in a PDF. */
import './papers.css';
import type { ReactNode } from 'react';
import { printedCopyLine } from '../../format/copy-text';
import { formatDateTime } from '../../format/date-time';
import { eventLabel } from '../../format/event-label';
import { joinFacts } from '../../format/join';
import { useText } from '../../format/text';
import { useNow } from '../../ui/use-now';
import type { Bars } from './barcodes';
import type { Slice } from './paginate';
import {
  continuedHeight,
  continuesKey,
  type PaperColumn,
  type PaperFormat,
  type PaperRow,
  type PaperSection,
  tickedKey,
} from './paper';
import { codeWidth, PaperCode } from './paper-code';
import { innerSize } from './paper-size';

const tickWidth = 9;
/** Room for a short label above the boxes. */
const boxWidth = 15;

/** The columns' widths in millimeters; columns of codes and boxes have their own. */
const widthsOf = (columns: readonly PaperColumn[], format: PaperFormat): readonly number[] => {
  const fixed = columns.map(({ isCode, isBox }) => (isCode ? codeWidth : isBox ? boxWidth : 0));
  const shares = columns.map(({ width = 1 }, index) => (fixed[index] ? 0 : width));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const free = innerSize(format).width - sum(fixed) - (format.hasTickBoxes ? tickWidth : 0);
  return columns.map((_, index) => fixed[index] || (free * (shares[index] ?? 0)) / sum(shares));
};

const millimeters = (width: number) => ({ inlineSize: `${width}mm` });

interface HeadProps {
  readonly section: PaperSection;
  readonly isContinued: boolean;
  readonly codes: ReadonlyMap<string, Bars>;
}

const Head = ({ section: { paper, own }, isContinued, codes }: HeadProps) => {
  const text = useText('papers');
  const { title, event, filter, note, asOf, copy } = paper;
  const readLine =
    asOf !== undefined && text('sheet.asOf', { time: formatDateTime(new Date(asOf).toISOString(), event?.timezone) });
  const printed = useNow();
  const bars = own?.code === undefined ? undefined : codes.get(own.code);
  const about = joinFacts(event && eventLabel(event), event?.trackName, filter);
  return (
    <header className="paper-head">
      <div className="paper-title">
        <h2>{title}</h2>
        <span>{copy ? printedCopyLine(copy, printed) : readLine}</span>
      </div>
      {about && (
        <p>
          <bdi>{about}</bdi>
        </p>
      )}
      {note && <p className="paper-note">{note}</p>}
      {own?.heading && (
        <div className="paper-title">
          <h3>{isContinued ? text('sheet.continued', { name: own.heading }) : own.heading}</h3>
          {bars && <PaperCode bars={bars} />}
        </div>
      )}
      {own?.facts && (
        <dl>
          {own.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ? <bdi>{value}</bdi> : '\u00a0'}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
};

interface CellProps {
  readonly column: PaperColumn;
  readonly row: PaperRow;
  readonly codes: ReadonlyMap<string, Bars>;
}

const Cell = ({ column: { key, align, isCode, isBox }, row, codes }: CellProps) => {
  const value = row[key] ?? '';
  if (isBox) return <td>{row[continuesKey] === undefined && <span className="paper-box">{value && '✕'}</span>}</td>;
  const bars = isCode ? codes.get(value) : undefined;
  return (
    <td data-end={align === 'end' || undefined} data-code={isCode}>
      {bars && <PaperCode bars={bars} />}
      <bdi>{value}</bdi>
    </td>
  );
};

interface RowProps {
  readonly columns: readonly PaperColumn[];
  readonly row: PaperRow;
  readonly format: PaperFormat;
  readonly codes: ReadonlyMap<string, Bars>;
  /** Whether the next row of the page continues it. */
  readonly isOpen: boolean;
}

const Row = ({ columns, row, format, codes, isOpen }: RowProps) => {
  const isPart = row[continuesKey] !== undefined;
  return (
    <tr data-row="row" data-part={isPart || undefined} data-open={isOpen || undefined}>
      {format.hasTickBoxes && <td>{!isPart && <span className="paper-box">{row[tickedKey] && '✕'}</span>}</td>}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} codes={codes} />
      ))}
    </tr>
  );
};

interface PageProps {
  readonly section: PaperSection;
  readonly slices: readonly Slice[];
  readonly format: PaperFormat;
  readonly codes: ReadonlyMap<string, Bars>;
  /** The number of the page among all pages, from 1. */
  readonly number: number;
  readonly total: number;
}

export const PaperPage = ({ section, slices, format, codes, number, total }: PageProps): ReactNode => {
  const text = useText('papers');
  const { columns } = section.paper;
  const widths = widthsOf(columns, format);
  const { width, height } = innerSize(format);
  const span = columns.length + (format.hasTickBoxes ? 1 : 0);
  const isContinued = section.own !== undefined && (slices[0]?.from ?? 0) > 0;
  return (
    <article
      className="paper-page"
      data-large={format.isLarge}
      data-boxes={format.hasTickBoxes}
      data-sheet={`${format.size}-${format.isLandscape ? 'landscape' : 'portrait'}`}
      style={{ inlineSize: `${width}mm`, blockSize: `${height}mm` }}
    >
      <div className="paper-page-body">
        <Head section={section} isContinued={isContinued} codes={codes} />
        <table>
          <colgroup>
            {format.hasTickBoxes && <col style={millimeters(tickWidth)} />}
            {columns.map(({ key }, index) => (
              <col key={key} style={millimeters(widths[index] ?? 0)} />
            ))}
          </colgroup>
          {columns.some(({ label }) => label !== '') && (
            <thead>
              <tr>
                {format.hasTickBoxes && <td />}
                {columns.map(({ key, label, align }) => (
                  <th key={key} scope="col" data-end={align === 'end' || undefined}>
                    <span className="paper-lines">{label}</span>
                  </th>
                ))}
              </tr>
            </thead>
          )}
          {slices.map(({ group, from, to }) => {
            const { heading, notes = [], labels, rows } = section.groups[group] ?? { rows: [] };
            return (
              <tbody key={group}>
                {heading && (
                  <tr data-row="heading">
                    <th colSpan={span} scope="rowgroup">
                      <span className="paper-lines">
                        {from > 0 ? text('sheet.continued', { name: heading }) : heading}
                      </span>
                    </th>
                  </tr>
                )}
                {(from > 0 ? [] : notes).map((note) => (
                  <tr key={note} data-row="heading">
                    <td colSpan={span} className="paper-group-note">
                      <span className="paper-lines">{note}</span>
                    </td>
                  </tr>
                ))}
                {labels && (
                  <tr data-row="heading">
                    {format.hasTickBoxes && <td />}
                    {columns.map(({ key }) =>
                      // A group may have fewer columns than the widest one.
                      labels[key] ? (
                        <th key={key} scope="col" className="paper-label">
                          <span className="paper-lines">{labels[key]}</span>
                        </th>
                      ) : (
                        <td key={key} />
                      ),
                    )}
                  </tr>
                )}
                {rows[from]?.[continuesKey] && (
                  <tr data-row="continued">
                    <td colSpan={span} style={{ blockSize: `${continuedHeight}mm` }}>
                      {text('sheet.continued', { name: rows[from]?.[continuesKey] ?? '' })}
                    </td>
                  </tr>
                )}
                {rows.slice(from, to).map((row, index) => (
                  <Row
                    // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never moves
                    key={index}
                    columns={columns}
                    row={row}
                    format={format}
                    codes={codes}
                    isOpen={from + index + 1 < to && rows[from + index + 1]?.[continuesKey] !== undefined}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
        <footer>{text('sheet.page', { number, total })}</footer>
      </div>
    </article>
  );
};
