/// <reference lib="es2024.string" />
/** File names that Windows, macOS and Linux all take, made from words that anybody may have typed (SEC-42). */

import type { ExportRequest } from '@contract/bridge';

/** Names of devices on Windows, with or without an extension; the superscript digits count as digits there. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00B9\u00B2\u00B3]) *(\.|$)/i;
const maxBytes = 200;
const encoder = new TextEncoder();

/** Cuts to a number of UTF-8 bytes, never through a character. */
const cut = (text: string, bytes: number): string => {
  let kept = '';
  let size = 0;
  for (const character of text) {
    size += encoder.encode(character).length;
    if (size > bytes) break;
    kept += character;
  }
  return kept;
};

/**
 * A safe name of at most 200 bytes with the given extension (".csv"). Removes control and invisible characters, such as
 * bidirectional marks (they make `gpj.exe` read as `exe.jpg`), and replaces characters that a system reserves.
 */
export const safeName = (name: string, extension: string): string => {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // Spaces with only invisible characters between them become one.
    .replace(/[\s\p{Control}\p{Format}\uFFFD]+/gu, (run) => (/\s/.test(run) ? ' ' : ''))
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/^[ .]+/, '');
  const ended = plain.toLowerCase().endsWith(extension) ? plain.slice(0, -extension.length) : plain;
  const base = cut(ended, maxBytes - extension.length - 1).replace(/[ .]+$/, '');
  return `${reserved.test(base) ? '_' : ''}${base === '' ? 'Pitwall' : base}${extension}`;
};

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');

/** " copy 09-12", and with its day if that is another one. */
const copyWords = (asOf: string, today: Date): string => {
  const time = new Date(asOf);
  const day = dayOf(time) === dayOf(today) ? '' : ` ${dayOf(time)}`;
  return ` copy${day} ${twoDigits(time.getHours())}-${twoDigits(time.getMinutes())}`;
};

/**
 * "Bookings - Midnight Madness - confirmed - 2026-10-14.csv": list, event, filters and the local date. Rows from the copy
 * on this computer add its time: "Bookings - 2026-10-14 copy 09-12.csv".
 */
export const exportName = (
  words: readonly string[],
  today: Date,
  copiedAt?: string,
  ending: FileEnding = '.csv',
): string => {
  const end = `${dayOf(today)}${copiedAt === undefined ? '' : copyWords(copiedAt, today)}`;
  const plain = words.map((word) => word.trim()).filter((word) => word !== '');
  return safeName(`${cut(plain.join(' - '), maxBytes - 10 - end.length).trimEnd()} - ${end}`, ending);
};

export type FileEnding = '.csv' | '.xlsx';

/** The ending of the file that a request is for. */
export const endingOf = ({ excel }: Pick<ExportRequest, 'excel'>): FileEnding => (excel ? '.xlsx' : '.csv');

/** "Midnight Madness 2026-11-21", then "Midnight Madness 2026-11-21 (2)". */
export const dayFolderName = (event: string, day: string, attempt: number): string =>
  safeName(event, attempt > 1 ? ` ${day} (${attempt})` : ` ${day}`);
