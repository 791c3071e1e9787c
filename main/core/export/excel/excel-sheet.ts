/**
 * Writes an Excel file of one sheet while its rows arrive, with the memory of a few of them. Own code on fflate, because the
 * libraries hold all rows, or write neither right-to-left sheets nor more than one currency (docs/decisions/0026).
 */
import type { CsvColumn } from '@contract/csv/csv-format';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
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

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Control characters, halves of surrogate pairs and U+FFFE, which XML forbids. */
const illegal =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    // A program would read _x0041_ as the letter A.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => special[sign] ?? sign);

/** A sheet's name may have 31 characters, but none of []:*?/\ and no apostrophe at its ends. */
const sheetName = (title: string): string => {
  const plain = title
    .replace(illegal, '')
    .replace(/[[\]:*?/\\\s\p{Control}\p{Format}]+/gu, ' ')
    .trim();
  const cut = [...plain].reduce((kept, sign) => (kept.length + sign.length <= 31 ? kept + sign : kept), '');
  return cut.replace(/^'+|'+$/g, '').trim() || 'Pitwall';
};

/** "A", "Z", "AA" by position. */
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

/** The styles of all sheets: numbers as they are, the header, and texts, which stay texts when somebody edits them. */
const [headerStyle, textStyle, firstFormatStyle] = [1, 2, 3];
const firstFormat = 164;

const stylesXml = (formats: readonly string[]): string => {
  const list = (name: string, items: readonly string[]): string =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  const style = (format: number, font: number): string =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const font = (bold: string): string => `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
  const numberFormats = formats.map(
    (code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escaped(code)}"/>`,
  );
  return (
    `${declaration}<styleSheet xmlns="${main}">` +
    (formats.length > 0 ? list('numFmts', numberFormats) : '') +
    list('fonts', [font(''), font('<b/>')]) +
    list(
      'fills',
      ['none', 'gray125'].map((fill) => `<fill><patternFill patternType="${fill}"/></fill>`),
    ) +
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']) +
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
    list('cellXfs', [style(0, 0), style(49, 1), style(49, 0), ...formats.map((_, at) => style(firstFormat + at, 0))]) +
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
    '</styleSheet>'
  );
};

const fixedParts = (title: string): readonly (readonly [path: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
];

const headXml = (columns: readonly CsvColumn[], rightToLeft: boolean): string => {
  const widths = columns.map(({ width = 12, title }, at) => {
    // The header is bold.
    const characters = Math.min(Math.max(width, title.length + 3, 8), 80);
    return `<col min="${at + 1}" max="${at + 1}" width="${characters}" customWidth="1"/>`;
  });
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${rightToLeft ? ' rightToLeft="1"' : ''} tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<sheetFormatPr defaultRowHeight="15"/>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`
  );
};

/** Begins a file. `add` and `end` return the bytes that are ready. */
export const createSheet = ({ title, columns, language, rightToLeft }: SheetSetup) => {
  let ready: Uint8Array[] = [];
  let shortened = 0;
  let cleaned = 0;
  let rows = 0;
  const formats: string[] = [];
  const styles = new Map<string, number>();
  const names = columns.map((_, at) => letters(at));
  const cellsOf = createCells(columns, language);
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) ready.push(bytes);
  });
  const take = (): readonly Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const addPart = (path: string, xml: string): void => {
    const part = new ZipPassThrough(path);
    zip.add(part);
    part.push(strToU8(xml), true);
  };
  const styleOf = (format: string): number => {
    const known = styles.get(format);
    if (known !== undefined) return known;
    formats.push(format);
    const style = firstFormatStyle + formats.length - 1;
    styles.set(format, style);
    return style;
  };
  const clean = (text: string): string => {
    let kept = text;
    if (kept.length > maxCellLength) {
      shortened += 1;
      kept = `${kept.slice(0, maxCellLength - 1)}…`;
    }
    const legal = kept.replace(illegal, '\ufffd');
    if (legal !== kept) cleaned += 1;
    return escaped(legal);
  };
  const textXml = (text: string, name: string, style: number): string =>
    `<c r="${name}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${clean(text)}</t></is></c>`;
  const cellXml = (cell: Cell, name: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return textXml(cell, name, textStyle);
    if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    const style = cell.format === undefined ? '' : ` s="${styleOf(cell.format)}"`;
    return `<c r="${name}"${style}><v>${cell.number}</v></c>`;
  };
  const rowXml = (cells: readonly Cell[], toXml: (cell: Cell, name: string) => string): string => {
    rows += 1;
    return `<row r="${rows}">${cells.map((cell, at) => toXml(cell, `${names[at]}${rows}`)).join('')}</row>`;
  };

  for (const [path, xml] of fixedParts(title)) addPart(path, declaration + xml);
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 });
  zip.add(sheet);
  const header = columns.map((column) => column.title);
  sheet.push(
    strToU8(headXml(columns, rightToLeft) + rowXml(header, (cell, name) => textXml(String(cell), name, headerStyle))),
  );

  return {
    /** Takes rows of values at the positions of the columns. */
    add(values: readonly (readonly unknown[])[]): readonly Uint8Array[] {
      sheet.push(strToU8(values.map((row) => rowXml(cellsOf(row), cellXml)).join('')));
      return take();
    },
    end(): { readonly bytes: readonly Uint8Array[]; readonly note: SheetNote } {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      addPart('xl/styles.xml', stylesXml(formats));
      zip.end();
      return { bytes: take(), note: { shortened, cleaned } };
    },
  };
};
