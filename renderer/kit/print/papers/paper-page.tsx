/** One page of a list: the same in the preview, on paper and in a PDF. */
import './papers.css';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format/date-time';
import { eventLabel } from '../../format/event-label';
import { useText } from '../../format/text';
import type { Bars } from './code-128';
import type { Slice } from './paginate';
import type { PaperColumn, PaperFormat, PaperRow, PaperSection } from './paper';
import { codeWidth, PaperCode } from './paper-code';
import { innerSize } from './paper-size';

const boxWidth = 9;

/** The columns' widths in millimeters; a column of codes has its own. */
const widthsOf = (columns: readonly PaperColumn[], format: PaperFormat): readonly number[] => {
  const codes = columns.filter(({ isCode }) => isCode).length;
  const free = innerSize(format).width - codes * codeWidth - (format.hasTickBoxes ? boxWidth : 0);
  const shares = columns.map(({ isCode, width = 1 }) => (isCode ? 0 : width));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return columns.map(({ isCode }, index) => (isCode ? codeWidth : (free * (shares[index] ?? 0)) / total));
};

const millimeters = (width: number) => ({ inlineSize: `${width}mm` });

const Head = ({ section: { paper, own }, isContinued }: { section: PaperSection; isContinued: boolean }) => {
  const text = useText('papers');
  const { title, event, filter, note, asOf } = paper;
  const time = formatDateTime(new Date(asOf).toISOString(), event?.timezone);
  const about = [event && eventLabel(event), event?.trackName, filter].filter(Boolean).join(' · ');
  return (
    <header className="paper-head">
      <div className="paper-title">
        <h2>{title}</h2>
        <span>{text('sheet.asOf', { time })}</span>
      </div>
      {about && (
        <p>
          <bdi>{about}</bdi>
        </p>
      )}
      {note && <p className="paper-note">{note}</p>}
      {own?.heading && <h3>{isContinued ? text('sheet.continued', { name: own.heading }) : own.heading}</h3>}
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

const Cell = ({ column: { key, align, isCode }, row, codes }: CellProps) => {
  const value = row[key] ?? '';
  const bars = isCode ? codes.get(value) : undefined;
  return (
    <td data-end={align === 'end' || undefined}>
      {bars && <PaperCode bars={bars} />}
      <bdi>{value}</bdi>
    </td>
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
  const isContinued = section.own !== undefined && (slices[0]?.from ?? 0) > 0;
  return (
    <article
      className="paper-page"
      data-large={format.isLarge}
      data-boxes={format.hasTickBoxes}
      data-sheet={`${format.size}-${format.isLandscape ? 'landscape' : 'portrait'}`}
      style={{ inlineSize: `${width}mm`, blockSize: `${height}mm` }}
    >
      <Head section={section} isContinued={isContinued} />
      <table>
        <colgroup>
          {format.hasTickBoxes && <col style={millimeters(boxWidth)} />}
          {columns.map(({ key }, index) => (
            <col key={key} style={millimeters(widths[index] ?? 0)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {format.hasTickBoxes && <td />}
            {columns.map(({ key, label, align }) => (
              <th key={key} scope="col" data-end={align === 'end' || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {slices.map(({ group, from, to }) => {
          const { heading, rows } = section.groups[group] ?? { rows: [] };
          return (
            <tbody key={group}>
              {heading && (
                <tr data-row="heading">
                  <th colSpan={columns.length + (format.hasTickBoxes ? 1 : 0)} scope="rowgroup">
                    {from > 0 ? text('sheet.continued', { name: heading }) : heading}
                  </th>
                </tr>
              )}
              {rows.slice(from, to).map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never moves
                <tr key={index} data-row="row">
                  {format.hasTickBoxes && (
                    <td>
                      <span className="paper-box" />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} codes={codes} />
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <footer>{text('sheet.page', { number, total })}</footer>
    </article>
  );
};
