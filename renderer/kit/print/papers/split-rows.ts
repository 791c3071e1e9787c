/** Divides rows that are too long for a page into several, between the lines of their texts. */
import { joinFacts } from '../../format/join';
import { continuesKey, type PaperColumn, type PaperRow, type PaperSection } from './paper';

/** Fewer lines stay together on one page. */
const linesPerPart = 6;

/** The height in pixels of a part of a text. */
type HeightOf = (range: Range) => number;

/** The texts of a drawn cell's parts, each of as many lines. Cut where the page breaks lines, so each is drawn alike. */
const partsOf = (cell: Element, heightOf: HeightOf): readonly string[] => {
  const node = cell.querySelector('bdi')?.firstChild;
  const text = node?.textContent ?? '';
  if (!node || text === '') return [];
  const lineHeight = Number.parseFloat(getComputedStyle(cell).lineHeight);
  // A line's text is about as high as the line.
  const limit = (linesPerPart + 0.5) * lineHeight;
  const range = document.createRange();
  const fits = (start: number, end: number): boolean => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return heightOf(range) <= limit;
  };
  const parts: string[] = [];
  let start = 0;
  while (start < text.length) {
    let [end, tooFar] = [start + 1, text.length + 1];
    while (tooFar - end > 1) {
      const middle = Math.floor((end + tooFar) / 2);
      if (fits(start, middle)) end = middle;
      else tooFar = middle;
    }
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
};

const splitRow = (
  row: PaperRow,
  cells: readonly Element[],
  columns: readonly PaperColumn[],
  heightOf: HeightOf,
): readonly PaperRow[] => {
  const texts = columns.map(({ key, isBox }, index) => {
    const cell = cells[index];
    const parts = cell && !isBox ? partsOf(cell, heightOf) : [];
    return { key, parts: parts.length > 0 ? parts : [row[key]] };
  });
  const name = joinFacts(
    ...texts.flatMap(({ key, parts }, index) => (columns[index]?.isBox || parts.length > 1 ? [] : row[key] || [])),
  );
  const count = Math.max(1, ...texts.map(({ parts }) => parts.length));
  return Array.from({ length: count }, (_, part) => ({
    ...(part === 0 ? row : { [continuesKey]: name }),
    ...Object.fromEntries(texts.map(({ key, parts }) => [key, parts[part]])),
  }));
};

/**
 * The section with several rows in place of each that is higher than `maxHeight` in pixels; the same section if none is.
 * `page` is the section drawn on one page.
 */
export const splitRows = (
  section: PaperSection,
  page: Element,
  maxHeight: number,
  heightOf: (measured: Element | Range) => number,
): PaperSection => {
  const bodies = [...page.querySelectorAll('tbody')];
  let isSplit = false;
  const { columns } = section.paper;
  const groups = section.groups.map((group, index) => {
    const drawn = [...(bodies[index]?.querySelectorAll('[data-row="row"]') ?? [])];
    const rows = group.rows.flatMap((row, at) => {
      const element = drawn[at];
      if (!element || heightOf(element) <= maxHeight) return [row];
      const cells = [...element.children].slice(-columns.length);
      const parts = splitRow(row, cells, columns, heightOf);
      isSplit ||= parts.length > 1;
      return parts;
    });
    return { ...group, rows };
  });
  return isSplit ? { ...section, groups } : section;
};
