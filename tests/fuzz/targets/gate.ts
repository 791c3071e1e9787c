/** What scanners and cameras read at a gate: codes, QR texts, and the keys that a scanner presses. */
import type { Booking } from '../../../preload/contract/entities/booking';
import type { Ticket } from '../../../preload/contract/entities/ticket';
import { createBurstDetector, minCodeLength } from '../../../renderer/event/scan/burst';
import {
  carNumber,
  cleanCode,
  codeCandidates,
  isPlainCode,
  isSameNumber,
  phoneKey,
  squeeze,
} from '../../../renderer/event/scan/code';
import { foreignFormat } from '../../../renderer/event/scan/foreign';
import { readStrokes } from '../../../renderer/event/scan/layout';
import { createLookupIndex } from '../../../renderer/event/scan/lookup-index';
import { isModifierKey } from '../../../renderer/kit/commands/keys';
import { hold, holdSame, type Target, textOf } from '../target';

const tickets = [
  {
    id: 1,
    bookingId: 10,
    bookingNumber: 'BK-1001',
    ticketNumber: 'TK-55231-2',
    qrCode: 'Qx7/9-aa',
    vehicleNumber: '312',
  },
  {
    id: 2,
    bookingId: 10,
    bookingNumber: 'BK-1001',
    ticketNumber: 'TK-55231-3',
    qrCode: '0812345678905',
    holderName: 'Zoe Vale',
  },
  { id: 3, bookingId: 11, bookingNumber: 'BK-1002', ticketNumber: '900001', vehicleNumber: '7' },
] as unknown as readonly Ticket[];
const bookings = [
  { id: 10, bookingNumber: 'BK-1001', userName: 'Zoe Vale', userPhone: '+1 (405) 555-0112' },
  { id: 11, bookingNumber: 'BK-1002', userName: 'Ann Lee', userPhone: '0405 555 0113' },
] as unknown as readonly Booking[];
const index = createLookupIndex(bookings, tickets);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
/** The letters and digits of a code, in every form that it may have them in: as sent, and as escapes of it. */
const formsOf = (code: string): string => {
  const forms = [code];
  for (let at = 0; at < 4; at += 1) forms.push((forms.at(-1) ?? '').replaceAll(/(?:%[\da-f]{2})+/gi, decode));
  const escapes = code.replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const objects = forms.map((form) =>
    form.replaceAll(/[\w+/-]{8,}={0,2}/g, (text) => Buffer.from(text, 'base64').toString()),
  );
  return [...forms, escapes, ...objects].map(squeeze).join(' ');
};

const code: Target = {
  words: [
    ...[
      'TK-55231-2',
      'TK-55231-3',
      '900001',
      'Qx7/9-aa',
      '0812345678905',
      'BK-1001',
      '312',
      '+1 (405) 555-0112',
      'Zoe Vale',
    ],
    ...[
      'https://x.example/t?code=',
      '{"ticket":"',
      ']C1',
      '(01)',
      '\x1d',
      '%2F',
      '%25',
      '&',
      ';',
      '|',
      '\u00ad',
      '１',
      'ー',
      '#',
      '\\u0054',
    ],
    ...['WIFI:S:a;P:b;;', 'BEGIN:VCARD', 'MECARD:', 'otpauth://totp/'],
  ],
  read: (input) => {
    const scanned = textOf(input).slice(0, 4_096);
    const text = cleanCode(scanned);
    const candidates = codeCandidates(text);
    hold(
      candidates.every((one) => one !== ''),
      'a candidate is a text',
    );
    holdSame(candidates.length, new Set(candidates).size, 'no candidate comes twice');
    if (text !== '' && candidates.length > 0) holdSame(candidates[0], text, 'the first candidate is the code');
    hold(isSameNumber(text, text), 'a number is the same as itself');
    const [car, phone, isForeign] = [carNumber(text), phoneKey(text), foreignFormat(text) !== undefined];
    const matches = index.find(text);
    const forms = formsOf(scanned) + formsOf(text);
    for (const { kind, booking, tickets: rows, ticketId } of matches) {
      const found = rows.find(({ id }) => String(id) === ticketId);
      const number = { ticket: found?.ticketNumber, qr: found?.qrCode, booking: booking?.bookingNumber }[
        kind as string
      ];
      hold(number === undefined || forms.includes(squeeze(number)), `a ${kind} is found by its number only`);
    }
    const kinds = matches.map(({ kind }) => kind).join();
    return `${isPlainCode(text)} ${Math.min(candidates.length, 20)} ${car !== ''} ${phone !== undefined} ${isForeign} ${kinds}`;
  },
};

const noPlace = { code: '', isShifted: false, isThirdLevel: false };
const places = ['KeyT', 'KeyK', 'Minus', 'Digit1', 'Digit5', 'Slash', 'Quote', 'Numpad4', '', 'Space'];

/** Lines of `key gap place`: what is pressed, how many milliseconds after the key before, and where. */
const keys: Target = {
  words: [
    'Enter 5\n',
    'Tab 5\n',
    'Shift 1\n',
    'a 5\n',
    '1 5\n',
    '- 5\n',
    'Dead 5\n',
    '\ufffd 5\n',
    'Backspace 20\n',
    'F8 5\n',
    'T 60\n',
    'x 3000\n',
    ' 5\n',
    '!interrupt 1\n',
    '!pass 1\n',
    '!finish 1\n',
    '!clear 1\n',
    'Process 2\n',
  ],
  read: (input) => {
    const maxGap = 50;
    const detector = createBurstDetector({ maxGap, endKey: 'F8' });
    const endings = new Set<string>();
    let at = 0;
    let pressed = '';
    for (const line of textOf(input).split('\n').slice(0, 2_000)) {
      const [, key = '', gap = '5'] = /^(\S+|\s)\s(-?\d{1,6})/.exec(line) ?? [];
      if (key === '') continue;
      at += Number(gap);
      if (key === '!interrupt') detector.interrupt(at);
      else if (key === '!pass') detector.pass(at);
      else if (key === '!clear') detector.clear();
      const place = {
        code: places[line.length % places.length] ?? '',
        isShifted: line.length % 3 === 0,
        isThirdLevel: false,
      };
      if (!key.startsWith('!') && !isModifierKey(key)) pressed += key;
      const burst =
        key === '!finish'
          ? detector.finish()
          : key.startsWith('!')
            ? undefined
            : detector.press(key, at, undefined, place);
      if (!burst) continue;
      hold([...burst.code].length >= minCodeLength, 'a code has a length');
      hold(burst.gap <= maxGap, 'no part of a code came late');
      holdSame(burst.strokes.map(({ text }) => text).join(''), burst.code, 'a code is what was pressed');
      const lines = burst.code.split('\n');
      hold(
        lines.every((one) => pressed.includes(one)),
        'the keys of a code followed each other',
      );
      readStrokes(burst.strokes, 'auto');
      endings.add(`${lines.length > 1} ${burst.isContinued}`);
    }
    // Whatever was pressed, the next scan is read.
    detector.clear();
    at = Math.max(0, at) + 60_000;
    for (const [index, key] of [...'TK-55231-2'].entries()) detector.press(key, at + index * 5, undefined, noPlace);
    holdSame(detector.press('Enter', at + 50)?.code, 'TK-55231-2', 'a scan after a pause is read');
    return [...endings].sort().join();
  },
};

export const gateTargets = { code, keys };
