/** Writes an Excel file of one sheet while its rows arrive, with the memory of a few of them (docs/decisions/0026). */
import { type Style, WorkbookWriter } from '@cj-tech-master/excelts';
import type { CsvColumn } from '@contract/csv/csv-format';
import { type Cell, createCells, maxCellLength } from './excel-cells';

export interface SheetSetup {
  readonly title: string;
  /** With positions as keys. */
  readonly columns: readonly CsvColumn[];
  readonly language: string;
  readonly rightToLeft: boolean;
}

/** Texts that could not be written as they are. */
export interface SheetNote {
  /** Texts longer than a cell may be, which were cut off. */
  readonly shortened: number;
  /** Texts with characters that no Excel file may have, which were replaced. */
  readonly cleaned: number;
}

/** Control characters, halves of surrogate pairs and U+FFFE, which the library would drop because XML forbids them. */
const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Texts that programs read as they are only in runs: with a line break or outer spaces, or with `_x0041_`, which is an A. */
const needsRun = /^\s|\n|\s$|_x[\da-f]{4}_/i;

/** A sheet's name may have 31 characters, but none of []:*?/\ and no apostrophe at its ends. */
const sheetName = (title: string): string => {
  const plain = title
    .replace(illegal, '')
    .replace(/[[\]:*?/\\\s\p{Control}\p{Format}]+/gu, ' ')
    .trim();
  const cut = [...plain].reduce((kept, sign) => (kept.length + sign.length <= 31 ? kept + sign : kept), '');
  return cut.replace(/^'+|'+$/g, '').trim() || 'Pitwall';
};

/** Texts stay texts when somebody edits them. */
const textStyle: Partial<Style> = { numFmt: '@' };
const headerStyle: Partial<Style> = { ...textStyle, font: { bold: true } };

/** Begins a file. `add` and `end` return the bytes that are ready. */
export const createSheet = ({ title, columns, language, rightToLeft }: SheetSetup) => {
  let ready: Uint8Array[] = [];
  let shortened = 0;
  let cleaned = 0;
  const styles = new Map<string, Partial<Style>>();
  const cellsOf = createCells(columns, language);
  const workbook = new WorkbookWriter({
    stream: new WritableStream({ write: (bytes) => void ready.push(bytes) }),
    useStyles: true,
    creator: 'Pitwall',
    lastModifiedBy: 'Pitwall',
  });
  const sheet = workbook.addWorksheet(sheetName(title), {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft }],
  });
  // The header is bold.
  sheet.columns = columns.map(({ width = 12, title }) => ({
    width: Math.min(Math.max(width, title.length + 3, 8), 80),
  }));

  const take = (): readonly Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const styleOf = (format: string): Partial<Style> => {
    const style = styles.get(format) ?? { numFmt: format };
    styles.set(format, style);
    return style;
  };
  const textOf = (text: string) => {
    let kept = text.replace(/\r\n?/g, '\n');
    if (kept.length > maxCellLength) {
      shortened += 1;
      kept = `${kept.slice(0, maxCellLength - 1)}…`;
    }
    const legal = kept.replace(illegal, '\ufffd');
    if (legal !== kept) cleaned += 1;
    return needsRun.test(legal) ? { richText: [{ text: legal }] } : legal;
  };
  const addRow = (cells: readonly Cell[], style = textStyle): void => {
    const row = sheet.addRow([]);
    cells.forEach((value, at) => {
      if (value === null) return;
      const cell = row.getCell(at + 1);
      if (typeof value === 'string') {
        cell.value = textOf(value);
        cell.style = style;
      } else if (typeof value === 'boolean') cell.value = value;
      else {
        cell.value = value.number;
        if (value.format !== undefined) cell.style = styleOf(value.format);
      }
    });
    row.commit();
  };

  addRow(
    columns.map((column) => column.title),
    headerStyle,
  );

  return {
    /** Takes rows of values at the positions of the columns. */
    add(values: readonly (readonly unknown[])[]): readonly Uint8Array[] {
      for (const row of values) addRow(cellsOf(row));
      return take();
    },
    async end(): Promise<{ readonly bytes: readonly Uint8Array[]; readonly note: SheetNote }> {
      await workbook.commit();
      return { bytes: take(), note: { shortened, cleaned } };
    },
  };
};
