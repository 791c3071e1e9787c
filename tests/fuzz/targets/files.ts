/** Files that a person opens or an administrator places: tables, settings, policies, views, pictures, lists of updates. */
import { parseUpdateInfo } from 'electron-updater/out/providers/Provider.js';
import { zipSync } from 'fflate';
import { FailureError } from '../../../main/core/call/failure-error';
import { csvRecords, parseCsv } from '../../../main/core/csv/csv-records';
import { readTable } from '../../../main/core/table/read-table';
import { detectType } from '../../../main/core/upload/detect-type';
import { imageSizeOf } from '../../../main/core/upload/image-size';
import { systemClock } from '../../../main/desktop/system-ports';
import { parseSettings } from '../../../main/settings/parse-settings';
import { parsePolicy } from '../../../main/settings/policy';
import { isUpdateAddress } from '../../../main/settings/policy-schema';
import { plainNotes } from '../../../main/updates/release-notes';
import { compareVersions, isVersion } from '../../../main/updates/versions';
import { csvHead, csvLine } from '../../../preload/contract/csv/csv-format';
import { stripByteOrderMark } from '../../../preload/contract/json/read-json';
import { limits } from '../../../preload/contract/limits';
import { readViewFile } from '../../../preload/contract/list/view-file';
import { isThisComputer } from '../../../preload/contract/server/host-name';
import { hold, holdNamed, holdSame, jsonOf, shapeOf, type Target, textOf } from '../target';

/** The code of the failure that was thrown; throws anything else on. */
const codeOf = (error: unknown): string => {
  if (error instanceof FailureError) return holdNamed(error.failure);
  throw error;
};

async function* piecesOf(text: string, length: number): AsyncGenerator<string, void> {
  for (let from = 0; from < text.length; from += length) yield text.slice(from, from + length);
}

const inPieces = async (text: string): Promise<readonly string[][]> => {
  const records: string[][] = [];
  // Networks send no million pieces of a few characters.
  const length = Math.max(1 + (text.length % 97), Math.ceil(text.length / 1_000));
  for await (const batch of csvRecords(systemClock, piecesOf(text, length))) records.push(...batch);
  return records;
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** What a spreadsheet may take for a formula. */
const isFormula = (cell: string): boolean =>
  /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell) &&
  !/^[+-]?(\d+([.,]\d+)?|[.,]\d+)(e[+-]?\d+)?\u034f?$/i.test(cell) &&
  !/^\+\d[\d ().-]{4,}\u034f?$/.test(cell);

/** Rows and columns that are written again. */
const maxWritten = 40;

const holdWritten = (records: readonly string[][]): void => {
  const width = Math.max(...records.map((record) => record.length));
  const columns = Array.from({ length: Math.min(width, maxWritten) }, (_, key) => ({ key, title: `t${key}` }));
  const padded = records.slice(0, maxWritten).map((record) => columns.map(({ key }) => record[key] ?? ''));
  for (const separator of [',', ';'] as const)
    for (const forSpreadsheet of [true, false]) {
      const rules = { separator, forSpreadsheet };
      const [head = [], ...body] = parseCsv(csvHead(columns, rules) + padded.map(csvLine(columns, rules)).join(''));
      hold(head.length === columns.length && body.length === padded.length, 'every row of a written file is read');
      // A file of one column never names its separator: the comma behind a word may be one.
      const isTold = separator === ',' || width > 1;
      if (!forSpreadsheet && isTold) holdSame(body, padded, 'a written file reads the same');
      const formula = forSpreadsheet ? body.flat().find(isFormula) : undefined;
      hold(formula === undefined, `no cell is a formula: ${JSON.stringify(formula)}`);
    }
};

/** What may be refused as an answer: JSON or a page, also behind the line that names a delimiter, and a packed file. */
const noCsv = /^\ufeff?(?:"?sep=[^\r\n]*[\r\n]+)?(?:\s*[<{[]|(?:[\s\S]{0,9}(?![\t\r\n])\p{Cc}){2})/iu;

const csv: Target = {
  words: [
    '"',
    '""',
    ',',
    ';',
    '\t',
    '|',
    '\r',
    '\r\n\r\n',
    'sep=;',
    '\ufeff',
    '=1+2',
    '+44 20',
    '-2+3',
    '@x',
    '\0',
    ' "',
    '" ',
  ],
  read: async (input) => {
    const text = textOf(input);
    const chunked = await inPieces(text).catch(codeOf);
    if (noCsv.test(text)) return `${typeof chunked === 'string' ? chunked : 'records'}`;
    let records: readonly string[][];
    try {
      records = parseCsv(text);
    } catch (error) {
      holdSame(chunked, codeOf(error), 'a text in pieces fails as one');
      return `refused ${String(chunked)}`;
    }
    holdSame(chunked, records, 'a text in pieces reads as one');
    if (records.length === 0) return 'empty';
    const rewritten = records.map((record) => record.map(quoted).join(',')).join('\r\n');
    holdSame(parseCsv(`sep=,\r\n${rewritten}`), records, 'records that are quoted read the same');
    holdWritten(records);
    return `${Math.min(records.length, 9)} ${records[0]?.length} ${text.includes('"')}`;
  },
};

/** Where a part of a workbook starts: its name follows. */
const partMark = /^--- (.+)$/m;

/** Bytes as they are, or parts that are zipped here, since a changed byte of a compressed part is seen at once. */
const workbookOf = (input: Uint8Array): Uint8Array => {
  const [, ...parts] = textOf(input).split(partMark);
  if (parts.length === 0) return input;
  const files: Record<string, Uint8Array> = {};
  for (let at = 0; at + 1 < parts.length; at += 2)
    Object.assign(files, { [parts[at]?.slice(0, 200) ?? '']: Buffer.from((parts[at + 1] ?? '').trim()) });
  return zipSync(files, { level: 0 });
};

const excel: Target = {
  maxMs: 5_000,
  words: [
    ...['<c r="A1" t="s"><v>0</v></c>', '<row r="99999999">', 'r="ZZZZ9"', 't="inlineStr"', '<is><t>', '</sheetData>'],
    ...['&amp;', '&#0;', '&x;', '<!DOCTYPE a [<!ENTITY x "y">]>', '<!--', ']]>', 't="d"', 's="1"', '1e400', '../../x'],
    ...['--- xl/worksheets/sheet2.xml', '--- ', '<f>1+2</f>', 'count="99999999"', 'xml:space="preserve"', '_x0000_'],
  ],
  read: async (input) => {
    const bytes = workbookOf(input);
    const read = () => readTable(bytes, 'a.xlsx').catch(codeOf);
    const table = await read();
    holdSame(await read(), table, 'a file reads the same twice');
    if (typeof table === 'string') return table;
    const { titles, rows } = table;
    const body = rows.flatMap((piece) => JSON.parse(piece) as readonly unknown[][]);
    hold(titles.length <= limits.table.columns && body.length <= limits.table.rows, 'a table has limits');
    hold(body.length > 0, 'a table has rows');
    hold(
      body.every((row) => row.length <= titles.length),
      'every cell has a title',
    );
    const cells = body.flat();
    hold(
      cells.every((cell) => cell === null || /string|number|boolean/.test(typeof cell)),
      'cells are plain values',
    );
    return `${titles.length} ${Math.min(body.length, 9)} ${shapeOf(body[0])} ${table.sheets} ${table.skipped}`;
  },
};

/**
 * A name in JSON with an escape. V8 13.6 (Node 24) may take it for another one that stood there in an object before:
 * `JSON.parse('{"x":1,"\\\\":1}')`, then `JSON.parse('{"x":1,"\\"":1}')`.
 */
const escapedName = /"(?:[^"\\]*\\.)+[^"\\]*"\s*:/s;

const settings: Target = {
  words: [
    '"mode":',
    '"server":',
    '"profiles":',
    '"views":',
    '"__proto__":',
    '"live"',
    '1',
    '{}',
    '"exports":',
    '\ufeff',
    '"a":',
  ],
  read: (input) => {
    if (escapedName.test(textOf(input))) return 'left out';
    const read = parseSettings(textOf(input));
    if (!read) return 'no settings';
    const { stored, unknown, damaged, badProfiles } = read;
    const again = parseSettings(JSON.stringify({ ...unknown, ...stored }));
    holdSame(again, { stored, unknown, damaged: false, badProfiles: {} }, 'written settings read the same');
    return `${damaged} ${Object.keys(badProfiles).length} ${shapeOf(stored, 1)} ${shapeOf(unknown, 1)}`;
  },
};

/** Whether an address is encrypted, or stays on this computer. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname, username } = new URL(address);
  return (protocol === 'https:' || (protocol === 'http:' && isThisComputer(hostname))) && username === '';
};

const policy: Target = {
  words: [
    ...[
      '"version":1',
      '"server":',
      '"allowHttp":["http://10.0.0.1"]',
      '"updateAddress":',
      '"mediaHosts":["*.example.com"]',
    ],
    ...[
      '"lockMinutes":5',
      '"samples":false',
      '"proxy":{"mode":"off"}',
      '"servers":{}',
      'http://',
      '"version":1,"version":1',
      '[[[[',
    ],
  ],
  read: (input) => {
    const text = textOf(input);
    const read = parsePolicy(text);
    if (!read.ok) {
      hold(read.problems.length > 0 && read.problems.length <= 20, 'a refused policy says why');
      hold(
        read.problems.every(({ path }) => path.length <= 201 && !/\p{Cc}/u.test(path)),
        'a path is printable',
      );
      return read.problems.map(({ reason }) => reason).join();
    }
    hold(typeof jsonOf(stripByteOrderMark(text)) === 'object', 'a policy is JSON');
    const { fixed, allowHttp, mediaHosts, view } = read.policy;
    if (fixed.server !== undefined && !isSafe(fixed.server))
      hold(
        allowHttp.some((one) => new URL(one).host === new URL(fixed.server ?? '').host),
        'plain http is allowed by name',
      );
    if (view?.updateAddress !== undefined)
      hold(isSafe(view.updateAddress) && isUpdateAddress(view.updateAddress), 'updates come over https');
    hold(
      mediaHosts.every((host) => host === host.toLowerCase() && !/[\s/@?#]/.test(host)),
      'a host is only a host',
    );
    return shapeOf(read.policy);
  },
};

const view: Target = {
  words: [
    '"kind":"pitwall-views"',
    '"version":1',
    '"views":',
    '"filters":',
    '"sort":',
    '"columns":',
    '"name":',
    '"bookings":[]',
    '\\u0000',
  ],
  read: (input) => {
    const read = readViewFile(jsonOf(textOf(input)));
    if (!read.ok) return `${holdNamed(read.failure)} ${read.failure.about?.context}`;
    holdSame(readViewFile(jsonOf(JSON.stringify(read.value))), read, 'a written view file reads the same');
    const names = Object.values(read.value.views).flat();
    hold(
      names.every(({ name }) => name.trim() === name && !/\p{Cc}/u.test(name)),
      'a name hides nothing',
    );
    return `${shapeOf(read.value, 3)}`;
  },
};

/** The list of versions, as the library reads it, and what the app takes of it. */
const update: Target = {
  words: [
    'version: ',
    'files:\n',
    '  - url: ',
    'sha512: ',
    'releaseNotes: |\n',
    '!!js/function',
    '&a',
    '*a',
    '<<: *a',
    '- ',
    '0.2.0',
    '__proto__: 1',
    '\u202e',
  ],
  read: (input) => {
    let info: { readonly version?: unknown; readonly releaseNotes?: unknown };
    try {
      info = Object(parseUpdateInfo(textOf(input), 'latest.yml', new URL('https://updates.example.com/latest.yml')));
    } catch {
      return 'refused';
    }
    const version = String(info.version);
    const notes = plainNotes(info.releaseNotes);
    hold(notes.length <= limits.updates.notes + 1, 'notes are short');
    hold(
      !/[\u202a-\u202e\u2066-\u2069]/.test(notes) && !/\p{Cc}/u.test(notes.replaceAll(/[\n\t]/g, '')),
      'notes hide nothing',
    );
    if (!isVersion(version)) return `no version ${notes.length > 0}`;
    hold(/^\d+\.\d+\.\d+/.test(version), 'a version has three numbers');
    const [one, other] = [compareVersions(version, '0.1.0'), compareVersions('0.1.0', version)];
    hold(one === -other || (one === 0 && other === 0), 'an order has two directions');
    return `${one} ${notes.length > 0}`;
  },
};

const pictureTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/heic', 'image/avif'];

const picture: Target = {
  words: [
    '\x89PNG\r\n',
    'IHDR',
    'GIF89a',
    'RIFF',
    'WEBPVP8X',
    'VP8L',
    'ftypheic',
    'ftypavif',
    'meta',
    'iprp',
    'ipco',
    'ispe',
    '<svg',
    'PK',
    'Exif',
  ],
  read: async (input) => {
    const found = await detectType(input);
    const sizes = pictureTypes.map((mime) => imageSizeOf(input, mime));
    hold(
      sizes.every(
        (size) =>
          size === undefined || (size.width > 0 && size.height > 0 && Number.isInteger(size.width * size.height)),
      ),
      'a size is a number of pixels',
    );
    return `${found?.mime} ${sizes.map(Boolean).join()}`;
  },
};

export const fileTargets = { csv, excel, settings, policy, view, update, picture };
