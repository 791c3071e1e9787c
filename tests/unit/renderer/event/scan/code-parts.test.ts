/** What an address, an object or separated parts stand for: a ticket, a QR text or a booking, never a car, phone or name. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, codeCandidates, isPlainCode } from '../../../../../renderer/event/scan/code';
import { isForeign } from '../../../../../renderer/event/scan/foreign';
import { createLookupIndex } from '../../../../../renderer/event/scan/lookup-index';
import { createNumberShapes, rankCandidates } from '../../../../../renderer/event/scan/number-shape';

const bookings: readonly Booking[] = [
  { id: 1, bookingNumber: 'BK-ECPW4', userName: 'Enzo Park', userPhone: '+1 405-555-0112' },
  { id: 2, bookingNumber: 'BK-7F3KQ', userName: 'Ina Post' },
];
const tickets: readonly Ticket[] = [
  { id: 11, bookingId: 1, ticketNumber: 'TK-5523-12', qrCode: 'q/aa#1', holderName: 'Zoe Vale', vehicleNumber: '2' },
  { id: 12, bookingId: 1, ticketNumber: 'TK-5523-11', holderName: 'Enzo Park' },
  { id: 21, bookingId: 2, ticketNumber: 'TK-77-1', holderName: 'Evan Tick', vehicleNumber: '312' },
];
const index = createLookupIndex(bookings, tickets);
const found = (code: string, of = index) =>
  of.find(code).map(({ key, kind, ticketId, isCertain }) => [key, kind, ticketId, isCertain]);
const zoe = [['1', 'ticket', '11', true]];

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A text within everything that a code may be made of. */
const structures: readonly (readonly [string, (text: string) => string])[] = [
  ['an address', (text) => `https://t.example/${text}`],
  ['a parameter', (text) => `https://t.example/t/?v=${text}`],
  ['a fragment', (text) => `https://t.example/app#/${text}`],
  ['an address without a scheme', (text) => `t.example/${text}`],
  ['a relative address', (text) => `/t/${text}`],
  ['an address of the app', (text) => `pitwall:ticket/${text}`],
  ['a mail address', (text) => `mailto:gate@t.example?subject=${text}`],
  ['a phone address', (text) => `tel:${text}`],
  ['an encoded address', (text) => `https://r.example/?to=${encodeURIComponent(`https://t.example/t/${text}`)}`],
  ['a query', (text) => `a=b&c=${text}`],
  ['an object', (text) => JSON.stringify({ t: text, e: 'x' })],
  ['a list', (text) => JSON.stringify(['x', { t: text }])],
  ['semicolons', (text) => `x;${text}`],
  ['commas', (text) => `x,${text}`],
  ['bars', (text) => `x|${text}`],
  ['carets', (text) => `x^${text}`],
  ['tabs', (text) => `x\t${text}`],
  ['lines', (text) => `TYPE:x\r\nTICKET:${text}\r\nEND`],
  ['group separators', (text) => `x\u001d${text}`],
  ['a label', (text) => `Ticket: ${text}`],
  ['XML', (text) => `<t id="${text}"/>`],
  ['a signed token', (text) => `${encoded({ typ: 'JWT' })}.${encoded({ t: text })}.c2lnbmF0dXJl`],
  ['an encoded object', (text) => encoded({ t: text, name: 'Žoe' })],
  ['an encoded list in an address', (text) => `https://t.example/?d=${encoded([{ t: text }])}`],
];

describe.each(structures)('within %s', (_what, within) => {
  it('a ticket, a QR text or a booking is found', () => {
    expect(found(within('TK-5523-12'))).toEqual(zoe);
    expect(found(within('bk-7f3kq'))).toEqual([['2', 'booking', undefined, true]]);
  });

  it.each(['2', '312', '#2', 'Zoe', 'Vale', 'Evan Tick', '4055550112', '+1 405-555-0112', 'TK-0000-0', 'BK-ZZZZZ'])(
    'nobody is found by %s',
    (text) => expect(found(within(text))).toEqual([]),
  );

  it('a ticket that is not here is not replaced by another part', () => {
    for (const other of ['2', '312', 'BK-ECPW4', 'Zoe Vale']) {
      expect(found(`${within('TK-0000-0')};${other}`)).toEqual([]);
      expect(found(`${other}|${within('TK-0000-0')}`)).toEqual([]);
    }
  });

  it('the ticket is found and named alone, whatever stands before or after it', () => {
    for (const other of ['2', '312', 'BK-ECPW4', 'BK-7F3KQ', 'Evan Tick', 'en', '9f8a7c6d'])
      for (const code of [`${within('TK-5523-12')};${other}`, `${other}|${within('TK-5523-12')}`])
        expect(found(code), code).toEqual(zoe);
  });
});

it('a part of an address never finds the car, and the ticket in it comes before its booking', () => {
  expect(found('https://t.example/t/TK-0000-0?v=2')).toEqual([]);
  expect(found('https://t.example/t/TK-5523-12?booking=BK-ECPW4')).toEqual(zoe);
  expect(found('https://t.example/?booking=BK-ECPW4&ticket=TK-5523-12')).toEqual(zoe);
  expect(found('{"t":"TK-5523-12","e":7,"s":"a1b2"}')).toEqual(zoe);
  expect(found('https://t.example/?c=q%2Faa%231')).toEqual([['1', 'qr', '11', true]]);
});

it.each([
  'TK-5523-12 GATE 2',
  'GATE2 TK-5523-12',
  'Ticket #TK-5523-12',
  'Ticket no. TK-5523-12',
  'TK-5523-12 (2)',
  'TK-5523-12 TK-5523-12',
  'TK-5523-12 Vale, Zoe',
  '2 TK-5523-12',
  'TK-5523-12 +1 405-555-0112',
  'TK-5523-12\u00a0312',
])('the ticket is found among words: %s', (code) => {
  expect(found(cleanCode(code))).toEqual(zoe);
  expect(found(cleanCode(code.replaceAll('TK-5523-12', 'TK-0000-0')))).toEqual([]);
});

it('two tickets in one code are two matches, and neither is named within one booking', () => {
  expect(found('TK-5523-12;TK-77-1').map(([key]) => key)).toEqual(['1', '2']);
  expect(found('TK-5523-12;TK-5523-11')).toEqual([['1', 'ticket', undefined, true]]);
});

it('what was found is not certain beside a part that may be another ticket', () => {
  expect(found('https://t.example/t/TK-5523-12?from=TK-0000-0')).toEqual([['1', 'ticket', '11', false]]);
  expect(found('https://t.example/t/AN26-99-9?booking=BK-ECPW4')).toEqual([['1', 'booking', undefined, false]]);
});

describe('numbers of digits only', () => {
  const digits = createLookupIndex(
    [1, 2, 3, 27].map((id) => ({ id, bookingNumber: String(id) })),
    [{ id: 9, bookingId: 3, ticketNumber: '312' }],
  );

  it('are found where nothing else of the code looks like a number', () => {
    expect(found('https://t.example/b/2', digits)).toEqual([['2', 'booking', undefined, true]]);
    expect(found('{"ticket":312,"event":27}', digits)).toEqual([['3', 'ticket', '9', true]]);
  });

  it('never stand for a ticket that is not here', () => {
    for (const code of [
      'https://t.example/t/TK-0000-0?v=2',
      'https://t.example/t/9999?v=2',
      '{"ticket":313,"event":27}',
    ])
      expect(found(code, digits), code).toEqual([]);
    const alone = createLookupIndex([{ id: 2, bookingNumber: '2' }], []);
    expect(found('https://t.example/t/TK-0000-0?v=2', alone)).toEqual([]);
  });
});

it('a number with its signs in other places is another number', () => {
  for (const code of ['TK-55-2312', 'TK-552-312', 'TK-771'])
    expect(found(code).every(([, , , certain]) => !certain)).toBe(true);
  for (const code of ['tk552312', 'TK5523-12', 'tk 5523 12', '*TK-5523-12*']) expect(found(code)).toEqual(zoe);
  for (const code of ['3-12', '-312', '312-', '3.12', '31 2', '(312)']) expect(found(code), code).toEqual([]);
  for (const code of ['312', '#312', ' 312 ', 'No. 312', 'Car #312'])
    expect(found(code)).toEqual([['2', 'car', '21', true]]);
});

it('a number of digits only is not one with a sign between two of them, and people group digits by spaces', () => {
  const digits = createLookupIndex([{ id: 1, bookingNumber: '148' }], [{ id: 9, bookingId: 3, ticketNumber: '312' }]);
  for (const code of ['3-12', '31.2', '3/12', '1-48'])
    expect(
      found(code, digits).some(([, , , certain]) => certain),
      code,
    ).toBe(false);
  for (const code of ['312', '3 12', '*312*', '148.']) expect(found(code, digits)[0]?.[3], code).toBe(true);
});

it('a person types names, phones and cars, with their signs', () => {
  const typed = [
    'Vale, Zoe',
    'zoe vale',
    'O’Neil',
    "O'Neil-Park",
    'J. R. Vale',
    'Ann St.John',
    'Bo & Cy',
    'Зоя',
    'زوي، فيل',
  ];
  const numbers = [
    '12-34',
    '#64',
    'Car 64',
    '+1 (405) 555-0112',
    '405.555.0112',
    '0721/608-1234',
    '7x',
    'Car A-12',
    'Jean-Luc 3',
  ];
  for (const text of [...typed, ...numbers]) expect(isPlainCode(text), text).toBe(true);
  const parts = [
    't.example',
    't/2',
    '/2',
    './2',
    '?v=2',
    'v=2',
    'a=2&b',
    'Vale,Zoe',
    '1,2',
    'x:2',
    'x@y',
    '2;3',
    'St.John',
    '2%20',
  ];
  for (const text of parts) expect(isPlainCode(text), text).toBe(false);
});

describe('a code of a published format', () => {
  const mrz = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
  const foreign = [
    'WIFI:S:Paddock;T:WPA;P:secret;;',
    'wifi:T:WPA;S:Paddock;;',
    'LPA:1$smdp.example$K2-1',
    'BEGIN:VCARD\r\nFN:Zoe Vale\r\nEND:VCARD',
    'MECARD:N:Vale,Zoe;;',
    'BEGIN:VEVENT\nSUMMARY:Race',
    '@\n\u001e\rANSI 000000000000DL00410278DCSVALE',
    'ANSI 000000000000DL00410278',
    '@ANSI 636014080002DL00410278ZC03190008DLDAQD1234562',
    'ansi 636014080002dl00410278',
    'AAMVA6360140102',
    'DAQ00000000\nDCSVALE',
    '%CASACRAMENTO^VALE$ZOE^1 TRACK RD^?',
    '%B4000000000000002^VALE/ZOE^2512101?',
    ';4000000000000002=2512101?',
    'P<UTOVALE<<ZOE<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    mrz,
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    'IDESPBAA000589299999999R<<<<<<',
    'M1VALE/ZOE            EAAAAAA AAAABBBXX 0000 000Y000A0000 000',
    'm2vale                eaaaaaa aaaabbbxx 0000 000y000a0000 000',
    'otpauth://totp/x?secret=AAAA',
    'sgnl://linkdevice?uuid=a1&pub_key=b2',
    'tg://login?token=AAAA',
    'wc:7f6e504b@2?relay-protocol=irn&symKey=587d',
    '1$rsp.example.com$K2-1D4-9F',
    'mdoc:owBjMS4wAYIB2BhYS6QBAiABIVgg',
    'eudi-openid4vp://wallet.example?request_uri=https%3A%2F%2Fv.example',
    'MATMSG:TO:zoe@example.com;SUB:Race;BODY:Hi;;',
    'SMSTO:+14055550112:late',
    'ST00012|Name=Vale|PersonalAcc=40702810138250123017',
    'SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00',
    'bitcoin:bc1q2?amount=1',
    'BCD\n002\n1\nSCT\n\nVale',
    '00020101021226',
  ];
  it.each(foreign)('with a secret or a person is no ticket: %j', (code) => {
    expect(isForeign(code)).toBe(true);
    expect(isForeign(cleanCode(`]Q1${code}`))).toBe(true);
  });
  it.each(['TK-5523-12', 'https://t.example/wifi', 'Ansi Park', '{"t":"TK-1"}', 'DAC-2026-12', 'Dacosta', 'D1-55-7'])(
    'is not %s',
    (code) => expect(isForeign(code)).toBe(false),
  );
});

describe('a code without what a scanner puts around it', () => {
  it.each([
    ...[']A0', ']C1', ']Q1', ']d2', ']L2', ']z3', ']E4', ']X0'].map((kind) => [`${kind}TK-5523-12`, 'TK-5523-12']),
    ['\u0002TK-5523-12\u0003\r\n', 'TK-5523-12'],
    [']C1', ']C1'],
    ['ＴＫ－５５２３－１２', 'TK-5523-12'],
    ['ＴＫー５５２３ー１２', 'TK-5523-12'],
    ['TK-٥٥٢٣-١٢', 'TK-5523-12'],
    ['TK-५५२३-१२', 'TK-5523-12'],
    ['TK–5523–12', 'TK-5523-12'],
    ['Zoë Vale', 'Zoë Vale'],
  ])('of %j is %j', (text, code) => expect(cleanCode(text)).toBe(code));

  it('finds the ticket by the digits of any script', () => {
    for (const zero of ['٠', '۰', '०', '๐', '０', '𝟎'])
      expect(
        found(
          'TK-5523-12'.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
        ),
        zero,
      ).toEqual(zoe);
  });
});

describe('a GS1 code', () => {
  it.each([
    '010950110153000321TK-5523-12',
    '010950110153000321TK-5523-12\u001d10LOT1',
    '01095011015300031726112921TK-5523-12',
    '10LOT1\u001d21TK-5523-12',
    '(01)09501101530003(21)TK-5523-12',
    'https://id.example/01/09501101530003/21/TK-5523-12',
  ])('has the ticket as one of its values: %j', (code) => expect(found(code)).toEqual(zoe));

  it('stands for no car, phone or name', () => {
    expect(found('0109501101530003212')).toEqual([]);
    expect(found('010950110153000321312')).toEqual([]);
    expect(isPlainCode('0109501101530003')).toBe(false);
    for (const text of ['312', '4055550112', '0123456', '10-12']) expect(isPlainCode(text), text).toBe(true);
  });
});

it('no part of a code is dropped, and none has to be at a certain place', () => {
  const number = fc.stringMatching(/^[A-Z]{2}-\d{1,5}-\d{1,2}$/);
  const word = fc.constantFrom('t', 'en', 'v', 'tickets', 'x1', '2026', 'utm');
  const address = fc.tuple(
    fc.array(word),
    number,
    fc.array(word),
    fc.constantFrom('/', '&', '?', ';', '|', '=', ':', '\t', '"', '{'),
  );
  fc.assert(
    fc.property(address, ([before, text, after, sign]) => {
      expect(codeCandidates([...before, text, ...after, 'x=y'].join(sign))).toContain(text);
    }),
  );
  for (const code of [
    'https://t.example/TK%2D9%2D1',
    'https://r.example/?u=https%3A%2F%2Ft.example%2FTK-9-1%3Fl%3Den',
    '"TK\\u002d9-1"',
    'https://t.example/?c=%E0%A4%A&t=TK-9-1',
    'https://t.example/TK-9-1.html',
    'tk_TK-9-1_en',
  ])
    expect(codeCandidates(code), code).toContain('TK-9-1');
});

describe('the parts of a code are ranked', () => {
  it('without any row by how much they look like numbers', () => {
    const addresses = [
      'https://t.example/t/TK-9-1?lang=en',
      'https://app.example.com/e/2026-11-23/TK-9-1?utm_campaign=spring-2026&v=2&sig=9f8a7c6d5e4f',
    ];
    for (const address of addresses) expect(rankCandidates(codeCandidates(address), [])[0]).toBe('TK-9-1');
  });

  it('by the shapes of the numbers that the server gave', () => {
    const shapes = createNumberShapes();
    for (const number of ['zq9x8w7v', 'ab3d5e7f']) shapes.add('ticket', number);
    const code = 'https://t.example/AN-2026-11/TK-9-1/kx82mw4t?sig=9f8a7c6d5e';
    expect(rankCandidates(codeCandidates(code), [shapes])[0]).toBe('kx82mw4t');
    expect(rankCandidates(codeCandidates(code), [])[0]).not.toBe('kx82mw4t');
  });
});

it('a long or nested code has no more parts than characters', () => {
  const nested = Array.from({ length: 8 }).reduce<string>((text) => encodeURIComponent(`a=${text}&b;c`), 'TK-9-1');
  const long = ['%25'.repeat(1_300), '[{"a":'.repeat(600), 'a=b&'.repeat(1_000), 'a.b_c~'.repeat(600), nested];
  for (const code of long) expect(codeCandidates(code).length).toBeLessThanOrEqual(code.length);
});
