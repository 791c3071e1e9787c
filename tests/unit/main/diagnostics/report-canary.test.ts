/** Canaries of every kind, in every place that feeds the report, in every encoding: none may be in the saved zip. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRedactor } from '../../../../main/app/logging/redact';
import { createFailureLog } from '../../../../main/core/call/failure-log';
import type { Diagnostics } from '../../../../preload/contract/diagnostics/diagnostics';
import { connectionText } from '../../../../preload/contract/server/connection-test';
import { clockAt } from '../../../support/clocks';

vi.mock('electron', () => ({ app: {}, screen: {} }));
const { createDiagnosticsHandlers, namesOf } = await import('../../../../main/diagnostics/create-diagnostics');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const home = '/home/josé.núñezcanary';
const canaries = {
  token: 'canaryToken.7f3e-0123456789',
  password: 'canary pass wörd',
  mail: 'zoe.mailbird@paddock.example',
  phone: '+44 7700 900123',
  phoneInOne: '+447700900456',
  phoneInGroups: '(555) 010-9912',
  phoneWithDots: '555.010.9934',
  phoneWithDashes: '555-010-9956',
  account: 'josé.núñezcanary',
  person: 'Zoë Canarison',
  computer: 'CANARY-LAPTOP',
};
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.canarySignature0123';

const escaped = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const percent = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');

/** The spellings that programs and systems give a text. */
const spellings = (text: string): readonly string[] => [
  text,
  text.toUpperCase(),
  text.toLowerCase(),
  text.normalize('NFC'),
  text.normalize('NFD'),
  encodeURIComponent(text),
  encodeURIComponent(encodeURIComponent(text)),
  percent(text),
  escaped(text),
  JSON.stringify(text),
  Buffer.from(text).toString('base64'),
  Buffer.from(`"${text}`).toString('base64'),
  Buffer.from(text).toString('base64url'),
  Buffer.from(text).toString('hex'),
];

const places = (text: string): readonly string[] =>
  spellings(text).flatMap((spelling) => [
    `wrote ${spelling}`,
    `GET /x?q=${spelling}&page=2 failed`,
    `{"note":"${spelling}"}`,
    `C:\\Users\\${spelling}\\AppData\\Roaming\\Pitwall\\log.txt`,
    `C:\\\\Users\\\\${spelling}\\\\x`,
    `/home/${spelling}/Downloads/list.csv`,
    `file:///C:/Users/${spelling}/x`,
  ]);

const log: readonly string[] = [
  ...Object.values(canaries).flatMap(places),
  `Authorization: Bearer ${canaries.token}`,
  jwt,
  `https://canaryuser:canarypass@api.example.com/v1`,
  'C:\\Users\\JOSENU~1\\AppData\\Local\\Temp',
  '/home/José.Núñezcanary/x and /HOME/JOSE.NUNEZCANARY/x',
  'the folder of Núñezcanary',
];

/** What must stay, so that a report is of use. */
const kept = [
  'booking.list 500 server-error 12 ms',
  'req-8f14e45f-ceea-467a-9575-3d8c2b1d8e0a',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '8d3b1c2a4e5f6071-LHR',
];

const saved = async (diagnostics: Diagnostics) => {
  const redactor = createRedactor(home, () => [canaries.token, canaries.password]);
  const people = namesOf({ name: canaries.person, email: canaries.mail }, canaries.computer);
  const path = join(folder, 'report.zip');
  const handlers = createDiagnosticsHandlers({
    collect: async () => diagnostics,
    redact: (text) => redactor.text(text, people),
    dialogs: {
      save: async () => ({ canceled: false, filePath: path }),
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folder: { first: folder, last: () => undefined, remember: () => undefined },
    now: () => new Date('2026-11-25T12:00:00Z'),
  });
  const preview = await handlers.preview();
  if (!preview.ok) throw new Error(preview.failure.code);
  const result = await handlers.save({ id: preview.value.id });
  const read = await handlers.read();
  const zip = Object.entries(unzipSync(await readFile(path))).map(([name, bytes]) => ({
    name,
    content: strFromU8(bytes),
  }));
  return { preview: preview.value.files, result, zip, view: JSON.stringify(read), handlers };
};

const failures = createFailureLog(clockAt(() => Date.parse('2026-11-25T12:00:00Z')));
failures.note(
  'booking.list',
  { kind: 'rejected', code: 'server-error', status: 500, message: canaries.mail },
  {
    'x-request-id': kept[1] ?? '',
  },
);
failures.note(
  'auth.logIn',
  { kind: 'rejected', code: 'rejected', status: 422, fields: { name: canaries.person } },
  {
    'x-request-id': `${canaries.person} <${canaries.mail}>`,
    traceparent: kept[2] ?? '',
  },
);

const diagnostics: Diagnostics = {
  facts: {
    version: '1.2.3',
    server: 'canaryuser:canarypass@api.example.com',
    setAside: `${home}/settings.json.corrupt, ${canaries.person}`,
    mediaHosts: `${canaries.mail}, files.example.com`,
    displays: canaries.computer,
  },
  connection: connectionText({
    ...{ id: 'a', address: 'https://canaryuser:canarypass@api.example.com', time: '2026-11-25', outcome: 'failed' },
    steps: [
      { name: 'name', state: 'ok', reason: 'found', about: { host: canaries.computer, ips: '203.0.113.5' } },
      { name: 'tcp', state: 'ok', reason: 'connected', about: { host: 'proxy.example:8080' }, milliseconds: 12 },
      {
        ...{ name: 'tls', state: 'failed', reason: 'untrusted' },
        certificate: {
          ...{ problems: ['self-signed'], hosts: [], from: '', to: '' },
          ...{ subject: canaries.person, issuer: canaries.mail },
        },
      },
    ],
  }),
  hosts: [
    {
      host: 'api.example.com',
      state: 'online',
      since: '2026-11-25',
      proxy: 'PROXY https://canaryuser:x@proxy.example:8080',
    },
  ],
  failures: failures.list(),
  log: [...log, ...kept],
};

test('no canary is in the report, in any encoding, and what helps is (SEC-64)', async () => {
  const { zip, preview, view } = await saved(diagnostics);
  expect(zip).toEqual(preview);
  const all = [...zip.map(({ content }) => content), view].join('\n');
  const secrets = [
    ...Object.values(canaries),
    'Canarison',
    'núñezcanary',
    'nunezcanary',
    'canarypass',
    'canarySignature',
  ];
  const found = secrets.flatMap(spellings).filter((spelling) => all.toLowerCase().includes(spelling.toLowerCase()));
  expect(found).toEqual([]);
  expect(all).not.toMatch(/JOSENU~1/);
  expect(all.replaceAll('\\', '/')).not.toContain('/home/josé');
  for (const text of kept) expect(all).toContain(text);
  expect(all).toContain('files.example.com');
  expect(all).toContain('tcp: ok connected proxy.example:8080 12 ms');
});

test('only the previewed report is saved, once its id is known', async () => {
  const { handlers, result } = await saved(diagnostics);
  expect(result).toMatchObject({ ok: true, value: { name: 'report.zip' } });
  expect(await handlers.save({ id: 'another' })).toMatchObject({ ok: false, failure: { code: 'bad-request' } });
});
