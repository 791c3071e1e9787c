import { channels } from '@contract/bridge';
import { nativeChannels } from '@contract/bridge/native-calls';
import { fail, ok, type Result } from '@contract/failure';
import { endpointIds, rowOf } from '@contract/table';
import { describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../../../../main/ipc/register';
import { fakeIpc, ownPage, pageAt, recordingHandlers } from '../../../support/ipc';

const bound = (handlers: Partial<Handlers> = {}, generation?: () => number) => {
  const requests: string[] = [];
  return { asked: requests, ...fakeIpc({ ...recordingHandlers(requests), ...handlers }, generation) };
};
const badRequest = fail('invalid', 'bad-request');
const notAllowed = fail('refused', 'not-allowed');
const hidden = 'canary-5f2c';

describe('the sender of a request', () => {
  it.each<[string, Parameters<typeof pageAt>[1], string?]>([
    ['row 4: no frame any more', { senderFrame: null }],
    ['a frame within a frame', { senderFrame: { url: 'app://pitwall/', parent: {} } }],
    ['about:blank', {}, 'about:blank'],
    ['an empty address', {}, ''],
    ['another scheme', {}, 'https://pitwall/'],
    ['a longer host', {}, 'app://pitwall.evil/'],
    ['another host', {}, 'app://evil/'],
    ['a host behind a name', {}, 'app://pitwall@evil/'],
    ['a name before the host', {}, 'app://evil@pitwall/'],
    ['a port', {}, 'app://pitwall:8080/'],
    ['data', {}, 'data:text/html,x'],
    ['a file', {}, 'file:///app://pitwall/'],
    ['a blob', {}, 'blob:app://pitwall/x'],
    ['javascript', {}, 'javascript:1'],
  ])(
    'row 5, SEC-17: %s is refused on every channel, and no handler is called',
    async (_name, more, url = 'app://pitwall/') => {
      const ipc = bound();
      for (const channel of ipc.channels) expect(await ipc.ask(channel, pageAt(url, more))).toEqual(notAllowed);
      ipc.send(channels.cancel, pageAt(url, more), 'a');
      expect(ipc.asked).toEqual([]);
    },
  );

  it('a frame that throws when it is inspected is refused', async () => {
    const disposedFrame = {
      parent: null,
      get url(): string {
        throw new Error('Render frame was disposed');
      },
    };
    const ipc = bound();
    expect(await ipc.ask('session.current', pageAt('', { senderFrame: disposedFrame }))).toEqual(notAllowed);
  });

  it('the frame is inspected before anything is awaited', async () => {
    const ipc = bound();
    const page = {
      ...ownPage(),
      senderFrame: { url: 'app://pitwall/', parent: null } as { url: string; parent: null } | null,
    };
    const answer = ipc.ask('session.current', page);
    page.senderFrame = null;
    expect(await answer).toEqual(ok(null));
  });

  it('the app itself gets an answer on every route', async () => {
    const ipc = bound();
    for (const url of ['app://pitwall/', 'app://pitwall/bookings/5?q=a#x'])
      expect(await ipc.ask('session.current', pageAt(url))).toEqual(ok(null));
  });
});

describe('the input of a request', () => {
  it('every native call has its channel, beside call and drop; cancel is never answered', () => {
    const ipc = bound();
    const names = [...nativeChannels.keys()];
    expect([...ipc.channels].sort()).toEqual([...names, 'call', 'files.drop', 'files.dropTable'].sort());
    expect(ipc.heard).toEqual(['cancel']);
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'booking',
    'booking.nothing',
    '',
    5,
    null,
    undefined,
    {},
    ['booking.list'],
  ])('row 1: the id %j is refused and logged once, and nothing throws', async (id) => {
    const ipc = bound();
    for (const callId of ['a', 'b', 'c']) expect(await ipc.ask('call', ownPage(), id, {}, callId)).toEqual(badRequest);
    expect(ipc.asked).toEqual([]);
    expect(ipc.logged).toHaveLength(1);
  });

  it('row 50: an address in place of an id is refused', async () => {
    const ipc = bound();
    for (const id of ['https://evil.example/x', '//evil.example/x', '/booking/list'])
      expect(await ipc.ask('call', ownPage(), id, {}, 'a')).toEqual(badRequest);
    expect(ipc.asked).toEqual([]);
  });

  it.each(endpointIds.filter((id) => rowOf(id)?.by !== undefined))('%s is not open to screens', async (id) => {
    const ipc = bound();
    expect(await ipc.ask('call', ownPage(), id, {}, 'a')).toEqual(notAllowed);
    expect(ipc.asked).toEqual([]);
  });

  it('row 2: too few and too many arguments are refused', async () => {
    const ipc = bound();
    const page = ownPage();
    const tooFew = [[], ['booking.list'], ['booking.list', {}]];
    for (const input of [...tooFew, ['booking.list', {}, 'a', 'b']])
      expect(await ipc.ask('call', page, ...input)).toEqual(badRequest);
    expect(await ipc.ask('session.signIn', page)).toMatchObject({ ok: false });
    expect(await ipc.ask('session.signIn', page, { email: 'a@b', password: 'x' }, 1)).toEqual(badRequest);
    expect(await ipc.ask('session.current', page, 1)).toMatchObject({ ok: false });
    expect(ipc.asked).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['NaN', { page: Number.NaN }],
    ['-0.5', { page: -0.5 }],
    ['a big integer', { page: 1n }],
    ['a date', { q: new Date(0) }],
    ['a map', new Map()],
    ['10 MB of text', { q: 'x'.repeat(10_000_000) }],
    ['a million entries', { filters: { a: Array.from({ length: 1_000_000 }, () => 'x') } }],
    ['an extra key', { surprise: true }],
    ['__proto__', JSON.parse('{"__proto__": {"polluted": true}}')],
    [
      'a getter that throws',
      Object.defineProperty({}, 'q', {
        enumerable: true,
        get: () => {
          throw new Error(hidden);
        },
      }),
    ],
    ['a list', []],
    ['null', null],
  ])('rows 2 and 3: %s as input is refused, and the handler is not called', async (_name, input) => {
    const ipc = bound();
    expect(await ipc.ask('call', ownPage(), 'booking.list', input, 'a')).toMatchObject(badRequest);
    expect(await ipc.ask('session.signIn', ownPage(), input)).toMatchObject(badRequest);
    expect(ipc.asked).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('row 2: a cyclic object is refused', async () => {
    const cycle: Record<string, unknown> = {};
    cycle.q = cycle;
    const ipc = bound();
    expect(await ipc.ask('call', ownPage(), 'booking.list', cycle, 'a')).toMatchObject(badRequest);
    expect(await ipc.ask('session.saveResumeState', ownPage(), { path: '/', drafts: cycle })).toMatchObject(badRequest);
  });

  it('SEC-40: the page cannot name a path, neither for a dropped file nor for an export', async () => {
    const ipc = bound();
    const request = {
      title: 'Bookings',
      source: { rows: [] },
      columns: [],
      separator: ',',
      forSpreadsheet: true,
    };
    expect(await ipc.ask('files.exportCsv', ownPage(), request)).toEqual(ok(null));
    expect(await ipc.ask('files.exportCsv', ownPage(), { ...request, path: '/etc/passwd' })).toMatchObject(badRequest);
    const source = { call: 'admin.remove', input: {} };
    expect(await ipc.ask('files.exportCsv', ownPage(), { ...request, source })).toMatchObject(badRequest);
    expect(await ipc.ask('files.upload', ownPage(), { many: true, folder: '../x' })).toMatchObject(badRequest);
  });

  it('an export accepts the rows of a complete list', async () => {
    const ipc = bound();
    const rows = Array.from({ length: 50_000 }, (_, id) => ({ id, name: 'Imani Okafor', total: '123.58', note: null }));
    const request = {
      title: 'Bookings',
      source: { rows },
      columns: [],
      separator: ';',
      forSpreadsheet: true,
    };
    expect(await ipc.ask('files.exportCsv', ownPage(), request)).toEqual(ok(null));
  });

  it('the handler gets the parsed input', async () => {
    const call = vi.fn((): Result<unknown> => ok(null));
    const ipc = bound({ call });
    await ipc.ask('call', ownPage(), 'booking.list', { q: 'x', page: 1 }, 'a');
    expect(call).toHaveBeenCalledWith('booking.list', { q: 'x', page: 1 }, expect.any(AbortSignal));
  });
});

describe('the envelope', () => {
  const thrown: [string, unknown][] = [
    ['an error', new Error(`token ${hidden}`)],
    ['an object', { token: hidden, toString: () => hidden }],
    ['undefined', undefined],
    ['a text', hidden],
    ['an error with a hostile stack', Object.assign(new Error('x'), { stack: `Error: ${hidden}\n  at somewhere` })],
  ];
  it.each(thrown)(
    'row 8, SEC-36: a handler that throws %s answers `unexpected` without its text',
    async (_name, value) => {
      const ipc = bound({
        call: () => {
          throw value;
        },
        app: { ...recordingHandlers([]).app, about: () => Promise.reject(value) },
      });
      for (const answer of [
        await ipc.ask('call', ownPage(), 'role.list', {}, 'a'),
        await ipc.ask('app.about', ownPage()),
      ])
        expect(answer).toEqual(fail('unexpected', 'unexpected'));
      expect(ipc.logged).toHaveLength(2);
      expect(JSON.stringify(ipc.logged)).not.toContain(hidden);
    },
  );

  it('a failure of a handler is passed on unchanged', async () => {
    const failure = fail('rejected', 'rejected', { message: 'Sold out', status: 409 });
    const ipc = bound({ call: () => failure });
    expect(await ipc.ask('call', ownPage(), 'role.list', {}, 'a')).toEqual(failure);
  });
});

describe('row 7, SEC-39: many calls', () => {
  const held = (generation?: () => number) => {
    const open: { id: string; signal: AbortSignal; end: (value: Result<unknown>) => void }[] = [];
    const call: Handlers['call'] = (id, _input, signal) => new Promise((end) => open.push({ id, signal, end }));
    return { open, ipc: bound({ call }, generation) };
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('of 1,000 at once 32 run, 256 wait and the others fail with `busy` at once; all are answered in the end', async () => {
    const { open, ipc } = held();
    const page = ownPage();
    const answers = Array.from({ length: 1_000 }, (_, n) => ipc.ask('call', page, 'role.list', {}, `c${n}`));
    await settle();
    expect(open).toHaveLength(32);
    const refused = await Promise.all(answers.slice(288));
    expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(fail('busy', 'busy'))]),
    );
    for (let n = 0; n < open.length; n += 1) {
      open[n]?.end(ok(n));
      await settle();
    }
    expect(open).toHaveLength(288);
    expect(await Promise.all(answers.slice(0, 288))).toEqual(Array.from({ length: 288 }, (_, n) => ok(n)));
  });

  it('nine reads in bulk run at a time, the others wait without holding up other calls, and are not made once cancelled', async () => {
    const { open, ipc } = held();
    const page = ownPage();
    const ask = (n: number) => ipc.ask('call', page, 'inspection.driverInfo', { userId: String(n) }, `c${n}`);
    const answers = Array.from({ length: 11 }, (_, n) => ask(n));
    const other = ipc.ask('call', page, 'role.list', {}, 'other');
    await settle();
    expect(open.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 9 }, () => 'inspection.driverInfo'),
      'role.list',
    ]);
    ipc.send('cancel', page, 'c9');
    expect(await answers[9]).toEqual(fail('cancelled', 'cancelled'));
    for (const { end } of open) end(ok(null));
    await settle();
    expect(open).toHaveLength(11);
    open[10]?.end(ok('last'));
    expect(await answers[10]).toEqual(ok('last'));
    expect(await other).toEqual(ok(null));
  });

  it('a waiting call is not made in the next user’s session', async () => {
    let generation = 1;
    const { open, ipc } = held(() => generation);
    const page = ownPage();
    const answers = Array.from({ length: 33 }, (_, n) => ipc.ask('call', page, 'role.list', {}, `c${n}`));
    await settle();
    generation += 1;
    for (const { end } of open) end(ok(null));
    expect(await answers.at(-1)).toEqual(fail('signed-out', 'signed-out'));
    expect(open).toHaveLength(32);
  });

  it('a native call is answered while all calls hang', async () => {
    const { ipc } = held();
    for (let n = 0; n < 400; n += 1) void ipc.ask('call', ownPage(), 'role.list', {}, 'a');
    expect(await ipc.ask('session.current', ownPage())).toEqual(ok(null));
  });

  it('cancel ends only the call of that id and that page; a waiting call never runs', async () => {
    const { open, ipc } = held();
    const [page, other] = [ownPage(), ownPage()];
    const first = ipc.ask('call', page, 'role.list', {}, 'a');
    for (let n = 0; n < 31; n += 1) void ipc.ask('call', other, 'role.list', {}, n === 0 ? 'a' : `o${n}`);
    const waiting = ipc.ask('call', page, 'role.list', {}, 'w');
    await settle();
    for (const junk of [undefined, {}, 'nobody', '__proto__', 'x'.repeat(1_000)]) ipc.send('cancel', page, junk);
    ipc.send('cancel', page, 'a');
    ipc.send('cancel', page, 'w');
    expect(await waiting).toEqual(fail('cancelled', 'cancelled'));
    expect(open.map(({ signal }) => signal.aborted)).toEqual(open.map((_one, n) => n === 0));
    open[0]?.end(fail('cancelled', 'cancelled'));
    expect(await first).toEqual(fail('cancelled', 'cancelled'));
  });

  it('an id in use is refused, and accepted again after the answer', async () => {
    const { open, ipc } = held();
    const page = ownPage();
    const first = ipc.ask('call', page, 'role.list', {}, 'a');
    expect(await ipc.ask('call', page, 'role.list', {}, 'a')).toEqual(badRequest);
    await settle();
    open[0]?.end(ok(1));
    expect(await first).toEqual(ok(1));
    void ipc.ask('call', page, 'role.list', {}, 'a');
    await settle();
    expect(open).toHaveLength(2);
  });

  it.each(['', 'a b', 'x'.repeat(65), '__proto__ ', 5, null, undefined])(
    'the call id %j is refused',
    async (callId) => {
      const ipc = bound();
      expect(await ipc.ask('call', ownPage(), 'role.list', {}, callId)).toEqual(badRequest);
      expect(ipc.asked).toEqual([]);
    },
  );

  it('row 6: closing a page ends its reads, its changes go on, and nothing throws', async () => {
    const { open, ipc } = held();
    const [page, other] = [ownPage(), ownPage()];
    void ipc.ask('call', page, 'role.list', {}, 'a');
    const saved = ipc.ask('call', page, 'track.update', { id: 1, data: { phone: '1' } }, 'b');
    void ipc.ask('call', page, 'track.remove', { id: 2 }, 'c');
    void ipc.ask('call', other, 'role.list', {}, 'a');
    await settle();
    page.close();
    expect(open.map(({ id, signal }) => [id, signal.aborted])).toEqual([
      ['role.list', true],
      ['track.update', false],
      ['track.remove', false],
      ['role.list', false],
    ]);
    open[1]?.end(ok('saved'));
    expect(await saved).toEqual(ok('saved'));
  });

  it('a page can cancel its own change', async () => {
    const { open, ipc } = held();
    const page = ownPage();
    void ipc.ask('call', page, 'track.update', { id: 1, data: { phone: '1' } }, 'a');
    await settle();
    ipc.send('cancel', page, 'a');
    expect(open[0]?.signal.aborted).toBe(true);
  });
});

describe('a locked app', () => {
  it('answers nothing but what the lock screen needs (SEC-62)', async () => {
    const requests: string[] = [];
    const ipc = fakeIpc(recordingHandlers(requests), undefined, () => true);
    const locked = fail('signed-out', 'locked');
    expect(await ipc.ask(channels.call, ownPage(), 'booking.list', {}, 'a')).toEqual(locked);
    for (const [channel, { input }] of nativeChannels)
      if (input.safeParse(undefined).success) await ipc.ask(channel, ownPage());
    await ipc.ask('session.unlock', ownPage(), { password: 'typed' });
    expect(new Set(requests)).toEqual(
      new Set([
        'app.about',
        'network.view',
        'session.current',
        'session.lock',
        'session.signOut',
        'session.unlock',
        'session.unlockBySystem',
      ]),
    );
  });

  it('gives no answer that was on its way when it was locked', async () => {
    let isLocked = false;
    const answer = Promise.withResolvers<Result<unknown>>();
    const ipc = fakeIpc({ ...recordingHandlers([]), call: () => answer.promise }, undefined, () => isLocked);
    const asked = ipc.ask(channels.call, ownPage(), 'booking.list', {}, 'a');
    isLocked = true;
    answer.resolve(ok({ rows: [hidden] }));
    expect(await asked).toEqual(fail('signed-out', 'locked'));
  });
});
