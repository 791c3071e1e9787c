import { DropInput } from '@contract/bridge/files';
import { type NativeArea, type NativeBridge, nativeCalls, nativeChannels } from '@contract/bridge/native-calls';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fakeIpc, ownPage, recordingHandlers } from '../../../support/ipc';

/** A valid input for every native call that takes one; the compiler reports missing ones. */
type GoodInputs = {
  readonly [A in NativeArea]: {
    readonly [N in keyof NativeBridge<A> as NativeBridge<A>[N] extends () => unknown
      ? never
      : N]: NativeBridge<A>[N] extends (input: infer I) => unknown ? I : never;
  };
};
const entry = 'b7f3c2d0-0c7e-4a51-9a3e-0d7d3f1f9a10';
const good: GoodInputs = {
  offline: {
    prepare: { event: { id: 12, name: 'Midnight Madness', endDate: '2026-11-21', timezone: 'America/Chicago' } },
    stop: { event: 12 },
    remove: { event: '12' },
  },
  session: {
    signIn: { email: 'admin@pitwall.example', password: ' pit wall ' },
    unlock: { password: ' pit wall ' },
    confirmPassword: { password: ' pit wall ' },
    saveResumeState: {
      path: '/bookings/5?page=2',
      drafts: { 'tracks/12': { name: "O'Neill", tags: ['a'], address: null } },
    },
  },
  journal: { list: { record: { area: 'track', id: '12' } } },
  eventLog: {
    list: { event: '12' },
    add: {
      event: '12',
      entries: [{ kind: 'scan', code: 'TK-1-1', direction: 'in', answer: 'valid', verdict: 'valid', open: [] }],
    },
    remove: { event: '12' },
  },
  printing: { print: { printer: 'Brother QL-820', width: 62, height: 40 } },
  diagnostics: { save: { id: entry } },
  updates: {},
  windows: { open: { address: '/bookings/5?tab=tickets' }, openWall: { display: 2 } },
  settings: { change: { mode: 'live', server: 'https://api.example.com' } },
  files: {
    exportCsv: {
      title: 'Bookings',
      source: { call: 'booking.ticketCsv', input: { q: 'x', filters: { status: ['paid'] } } },
      columns: [
        { key: 'id', title: 'Id', text: true },
        { key: 'total', title: 'Total' },
      ],
      separator: '\t',
      forSpreadsheet: false,
      expected: 1_204,
    },
    chooseDayFolder: { event: { id: 12, name: 'Midnight Madness' }, day: '2026-11-21', timezone: 'America/Chicago' },
    saveDayFiles: {
      folder: 'b7f3c2d0-0c7e-4a51-9a3e-0d7d3f1f9a10',
      planned: 10,
      files: [
        {
          name: 'bookings',
          request: {
            title: 'Bookings',
            source: { call: 'booking.list', input: { eventId: 12 } },
            columns: [],
            separator: ',',
            forSpreadsheet: true,
          },
          asOf: '2026-11-21T20:15:00.000Z',
        },
      ],
    },
    upload: { folder: 'tracks', many: true },
    cancel: { job: 'job-1' },
    retry: { job: 'job-1' },
    showInFolder: { job: 'b7f3c2d0-0c7e-4a51-9a3e-0d7d3f1f9a10' },
    savePdf: { name: 'Invoice 5001', paper: 'A4' },
  },
  exports: {
    open: { job: entry },
    runAgain: { job: entry },
    last: { profile: entry, query: { q: 'x' }, id: 'id' },
    compare: {
      title: 'Bookings',
      source: { call: 'booking.list', input: {} },
      columns: [{ key: 'id', title: 'Id' }],
      separator: ',',
      forSpreadsheet: true,
      compared: {
        profile: entry,
        query: {},
        id: 'id',
        only: { title: 'Change', added: 'new', changed: 'changed', gone: 'gone', id: 'ID' },
      },
    },
  },
  media: {
    resolve: { urls: ['https://files.example.com/a.jpg', 'uploads/b.png'] },
    allow: { host: 'files.example.com' },
    cancel: { addresses: ['app://pitwall/media/0123'] },
    save: { url: '/files/w9.pdf', name: 'W-9' },
  },
  messages: {
    keep: { id: 'b7f3c2d0-0c7e', audience: 'All racers', title: 'Rain', body: 'Wait.', recipients: 9, outcome: 'sent' },
  },
  network: {
    signInToProxy: { id: 1, name: 'jane', password: 'x', isKept: true },
    cancelProxySignIn: { id: 1 },
  },
  app: {
    openExternal: { url: 'https://pitwall.example/help' },
    unsaved: { dirty: true },
    skin: { skin: 'contrast' },
    copyLink: { link: 'pitwall://demo/tracks/4' },
    camera: { isOn: true },
    showCommands: {
      ...{ isSignedIn: true, enabled: ['export'], checked: ['skin-dark'], shortcuts: { export: 'Mod+Shift+X' } },
      areas: [{ path: '/bookings', title: 'Bookings' }],
    },
  },
  views: {
    save: {
      file: {
        kind: 'pitwall-views',
        version: 1,
        mode: 'demo',
        server: '',
        views: { bookings: [{ id: 'abcdef0123456789', name: 'Unpaid', filters: { paymentStatus: ['unpaid'] } }] },
      },
    },
  },
  handover: { save: { passphrase: 'twelve letters' }, open: { passphrase: 'twelve letters' } },
  notes: { save: { area: 'bookings', id: '50001', text: 'Call them back', star: true, color: 'amber' } },
  servers: {
    saveProfile: { profile: { version: 1, money: 'minor' } },
    preview: { call: 'booking.list', field: 'bookingNumber', profile: { version: 1 } },
    test: { id: 'a', server: 'api.example.com' },
    cancelTest: { id: 'a' },
  },
  outbox: {
    send: { id: entry },
    decide: { id: entry, choices: { phone: 'mine', city: 'theirs' } },
    edit: { id: entry, data: { name: 'Harbor Oval' } },
    discard: { id: entry },
    restore: { id: entry },
    undo: { id: entry },
  },
};

const every = [...nativeChannels].map(([channel, { input }]): [string, z.ZodType, unknown] => {
  const [area = '', name = ''] = channel.split('.');
  return [channel, input, Reflect.get(Reflect.get(good, area), name)];
});

describe.each(every)('%s', (channel, schema, input) => {
  it('reaches its handler with a valid input', async () => {
    const requests: string[] = [];
    const answer = await fakeIpc(recordingHandlers(requests)).ask(channel, ownPage(), input);
    expect(answer).toEqual({ ok: true, value: null });
    expect(requests).toEqual([channel]);
  });

  it('rejects an extra key at every level, and an input where none is expected', () => {
    // These inputs are checked by the form, the row, the outbox or the profile's schema.
    const isOpen = (key: string) => ['drafts', 'input', 'query', 'profile', 'data'].includes(key);
    const levels = (at: unknown): unknown[] => {
      if (Array.isArray(at)) return at.flatMap((inner, n) => levels(inner).map((one) => at.with(n, one)));
      if (typeof at !== 'object' || at === null) return [];
      const inside = Object.entries(at).filter(([key]) => !isOpen(key));
      const deeper = inside.flatMap(([key, inner]) => levels(inner).map((one) => ({ ...at, [key]: one })));
      return [{ ...at, surprise: 1 }, ...deeper];
    };
    const changed = input === undefined ? [{}, null, 'x'] : levels(input);
    expect(changed.length).toBeGreaterThan(0);
    for (const one of changed) expect(schema.safeParse(one).success, JSON.stringify(one)).toBe(false);
  });
});

describe('limits', () => {
  const { session, files, app } = nativeCalls;
  const area = { path: '/bookings', title: 'Bookings' };
  it.each<[string, z.ZodType, unknown]>([
    ['a password of 10 MB', session.signIn.input, { email: 'a@b.example', password: 'x'.repeat(10_000_000) }],
    ['an email without an at', session.signIn.input, { email: 'admin', password: 'x' }],
    ['a path elsewhere', session.saveResumeState.input, { path: '//evil.example', drafts: {} }],
    ['a path with a scheme', session.saveResumeState.input, { path: 'https://evil.example', drafts: {} }],
    ['a path with a backslash', session.saveResumeState.input, { path: '/\\evil.example', drafts: {} }],
    ['a draft that is a text', session.saveResumeState.input, { path: '/', drafts: { a: 'x' } }],
    ['a draft of __proto__', session.saveResumeState.input, { path: '/', drafts: JSON.parse('{"__proto__": {}}') }],
    ['a job that is a path', files.cancel.input, { job: '../../etc/passwd' }],
    [
      'an export of a call that gives no rows',
      files.exportCsv.input,
      { ...good.files.exportCsv, source: { call: 'admin.detail', input: {} } },
    ],
    [
      'an export of both',
      files.exportCsv.input,
      { ...good.files.exportCsv, source: { call: 'admin.csv', input: {}, rows: [] } },
    ],
    ['a separator of its own', files.exportCsv.input, { ...good.files.exportCsv, separator: '|' }],
    ['rows that are texts', files.exportCsv.input, { ...good.files.exportCsv, source: { rows: ['x'] } }],
    [
      'rows with __proto__',
      files.exportCsv.input,
      { ...good.files.exportCsv, source: { rows: [JSON.parse('{"__proto__": 1}')] } },
    ],
    [
      '100,001 rows',
      files.exportCsv.input,
      { ...good.files.exportCsv, source: { rows: Array.from({ length: 100_001 }, () => ({})) } },
    ],
    ['a folder above', files.upload.input, { folder: '..', many: false }],
    ['a command of its own', app.showCommands.input, { ...good.app.showCommands, enabled: ['format-disk'] }],
    ['a menu of 61 areas', app.showCommands.input, { ...good.app.showCommands, areas: Array(61).fill(area) }],
    [
      'an area with a name of 81 letters',
      app.showCommands.input,
      { ...good.app.showCommands, areas: [{ ...area, title: 'x'.repeat(81) }] },
    ],
    [
      'an area on another host',
      app.showCommands.input,
      { ...good.app.showCommands, areas: [{ ...area, path: '//evil.example' }] },
    ],
    [
      'a shortcut that is none',
      app.showCommands.input,
      { ...good.app.showCommands, shortcuts: { export: 'CmdOrCtrl+E+E' } },
    ],
    ['no skin of ours', app.skin.input, { skin: 'pink' }],
    ['a long address', app.openExternal.input, { url: `https://pitwall.example/${'x'.repeat(9_000)}` }],
    [
      '101 dropped files',
      DropInput,
      { files: Array.from({ length: 101 }, () => ({ path: '/a' })), request: { many: true } },
    ],
    ['a dropped file without path or bytes', DropInput, { files: [{ name: 'x' }], request: { many: true } }],
    [
      'a dropped file with both',
      DropInput,
      { files: [{ path: '/a', name: 'x', bytes: new Uint8Array() }], request: { many: true } },
    ],
  ])('%s is refused', (_name, schema, input) => expect(schema.safeParse(input).success).toBe(false));

  it('dropped and pasted files are accepted', () => {
    const files = [{ path: 'C:\\Users\\x\\a.png' }, { name: 'image.png', bytes: new Uint8Array(3) }];
    expect(DropInput.safeParse({ files, request: { many: true } }).success).toBe(true);
  });
});
