import type { Bridge, BridgeEvent, ExportRequest, Job } from '@contract/bridge';
import { nativeNames } from '@contract/bridge/native-calls';
import { csvHead, csvPieces } from '@contract/csv/csv-format';
import type { Result } from '@contract/failure';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge } from '../../../mocks/bridge';
import { png as pictureOf } from '../main/files/media-files';
import { may } from './client';

let saved: { readonly name: string; readonly text: string }[] = [];
let events: BridgeEvent[] = [];
let bridge: Bridge;
const went = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the network was asked'));

beforeEach(() => {
  saved = [];
  events = [];
  bridge = createBridge({ now: () => may, save: (name, parts) => saved.push({ name, text: parts.join('') }) });
  bridge.on((event) => events.push(event));
});
afterEach(() => {
  expect(went).not.toHaveBeenCalled();
});

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const signIn = (email = 'admin@pitwall.example') => bridge.session.signIn({ email, password: 'pitwall' });
/** The job as it is when it is over. */
const over = async (job: Job): Promise<Job> => {
  const last = (): Job | undefined =>
    events.flatMap((event) => (event.type === 'job' && event.job.id === job.id ? [event.job] : [])).at(-1);
  await expect.poll(() => last()?.state, { timeout: 10_000, interval: 5 }).not.toMatch(/waiting|running/);
  return last() ?? job;
};
const bookings: ExportRequest = {
  title: 'Bookings',
  source: { call: 'booking.ticketCsv', input: { filters: { ticketType: ['racer'] } } },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
};

describe('the bridge of the browser demo', () => {
  it('has exactly the functions of the contract', () => {
    const shape = bridge as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    for (const [area, names] of Object.entries(nativeNames))
      for (const name of names) expect(typeof shape[area]?.[name]).toBe('function');
    expect([bridge.call, bridge.cancel, bridge.on, bridge.files.drop].map((each) => typeof each)).toEqual(
      Array.from({ length: 4 }, () => 'function'),
    );
  });

  it('signs in and out, without a token in the page', async () => {
    expect(value(await bridge.session.current())).toMatchObject({ state: 'signed-out', mode: 'demo', isStored: false });
    const view = value(await signIn());
    expect(view).toMatchObject({ state: 'signed-in', person: { id: '1', name: 'Dana Whitlock', role: 'super-admin' } });
    expect(JSON.stringify(view)).not.toMatch(/demo-access|demo-refresh|accessToken/);
    // The result says it; no event repeats it, as on the desktop.
    expect(events).toEqual([]);
    const signedOut = value(await bridge.session.signOut());
    expect(signedOut).toMatchObject({ state: 'signed-out', ability: [{ action: 'read', subject: 'Auth' }] });
    expect(events).toMatchObject([{ type: 'session', reason: 'changed', session: { state: 'signed-out' } }]);
    const refused = await bridge.call('booking.list', {}, 'one');
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'signed-out' } });
  });

  it('explores the demo as the admin, even after the admin’s password changed', async () => {
    value(await bridge.session.exploreDemo());
    const change = { currentPassword: 'pitwall', newPassword: 'another word', confirmPassword: 'another word' };
    value(await bridge.call('auth.changePassword', change, 'one'));
    await bridge.session.signOut();
    expect(value(await bridge.session.exploreDemo())).toMatchObject({ person: { email: 'admin@pitwall.example' } });
  });

  it('makes calls of the table, rejects those not for screens, and cancels by call id', async () => {
    await signIn();
    expect(value(await bridge.call('booking.list', { perPage: 3 }, 'a'))).toMatchObject({
      total: 3_500,
      isComplete: false,
    });
    const pending = bridge.call('booking.list', { perPage: 3 }, 'b');
    bridge.cancel('b');
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect(await bridge.call('auth.logIn', { email: 'a@b', password: 'c' }, 'c')).toMatchObject({ ok: false });
    expect(await bridge.call('booking.ticketCsv', {}, 'd')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(await bridge.call('__proto__' as 'booking.list', {}, 'e')).toMatchObject({ failure: { kind: 'invalid' } });
    expect(await bridge.call('booking.list', { perPage: -1 }, 'f')).toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('has demo data only', async () => {
    expect(await bridge.settings.change({ server: 'https://live.example.com' })).toMatchObject({
      ok: false,
      failure: { message: 'The browser demo has demo data only.' },
    });
    expect(value(await bridge.settings.read())).toMatchObject({
      mode: 'demo',
      fixed: { mode: 'switch', server: 'switch' },
    });
    const lists = { bookings: { density: 'compact' } } as const;
    expect(value(await bridge.settings.change({ lists, showSamples: false }))).toMatchObject({
      lists,
      showSamples: false,
    });
    await signIn();
    value(await bridge.call('track.remove', { id: 18 }, 'a'));
    value(await bridge.settings.resetDemo());
    expect(value(await bridge.call('track.list', {}, 'b'))).toMatchObject({ total: 18 });
  });
});

describe('exports of the browser demo', () => {
  it.each([
    'booking.ticketCsv',
    'booking.racerTicketCsv',
    'booking.spectatorTicketCsv',
    'booking.transactionCsv',
  ] as const)('%s: all rows, by the desktop’s rules', async (call) => {
    await signIn();
    const job = value(await bridge.files.exportCsv({ ...bookings, source: { call, input: {} } }));
    expect(job).toMatchObject({ kind: 'export', title: 'Bookings', unit: 'rows' });
    const finished = await over(job as Job);
    expect(finished).toMatchObject({
      state: 'done',
      file: { name: expect.stringMatching(/^Bookings - 2026-05-1[67]\.csv$/) },
    });
    const [file] = saved;
    expect(file?.text.charCodeAt(0)).toBe(0xfeff);
    expect(new Blob([file?.text ?? '']).size).toBe(finished.file?.bytes);
    const records = parse(file?.text.slice(1) ?? '') as string[][];
    expect(records).toHaveLength(finished.done + 1);
    expect(finished.done).toBe(finished.total);
    expect(finished.done).toBeGreaterThan(900);
  });

  it('contain the selected rows and columns, byte for byte like the contract’s writer', async () => {
    const rows = [
      { id: 1, zip: '02138', note: '=1+1' },
      { id: 2, zip: null, note: 'a "b", c' },
    ];
    const request: ExportRequest = {
      ...bookings,
      source: { rows },
      columns: [
        { key: 'zip', title: 'ZIP', text: true },
        { key: 'note', title: 'Note' },
      ],
      separator: ';',
    };
    await over(value(await bridge.files.exportCsv(request)) as Job);
    const expected = [
      csvHead(request.columns, request),
      ...[...csvPieces(rows, request.columns, request)].map(({ text }) => text),
    ];
    expect(saved[0]?.text).toBe(expected.join(''));
  });

  it('fail if rows or a column are missing, and can be canceled', async () => {
    await signIn();
    const short = await over(value(await bridge.files.exportCsv({ ...bookings, expected: 9_999_999 })) as Job);
    expect(short).toMatchObject({ state: 'failed', failure: { code: 'export-short', about: { expected: 9_999_999 } } });
    const missing: ExportRequest = {
      ...bookings,
      source: { call: 'booking.transactionCsv', input: {} },
      columns: [{ key: 'nothing', title: 'Nothing' }],
    };
    expect(await over(value(await bridge.files.exportCsv(missing)) as Job)).toMatchObject({
      state: 'failed',
      failure: { code: 'export-columns', about: { columns: 'Nothing' } },
    });
    const job = value(await bridge.files.exportCsv(bookings)) as Job;
    await bridge.files.cancel({ job: job.id });
    expect(await over(job)).toMatchObject({ state: 'cancelled' });
    expect(saved).toEqual([]);
    expect(value(await bridge.files.jobs()).map(({ state }) => state)).toEqual(['cancelled', 'failed', 'failed']);
  });
});

describe('uploads of the browser demo', () => {
  const png = Uint8Array.from(pictureOf());

  it('send a dropped picture and show it', async () => {
    await signIn();
    const file = new File([png], 'pit lane.png', { type: '' });
    const [job] = value(await bridge.files.drop([file], { many: true, folder: 'tracks' }));
    const finished = await over(job as Job);
    expect(finished).toMatchObject({
      state: 'done',
      done: png.length,
      media: { originalName: 'pit lane.png', mimeType: 'image/png', folder: 'tracks', sizeBytes: png.length },
    });
    expect(String(finished.media?.url)).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  });

  it('reject files that are empty, too large, of another type, too large to decode, or too many', async () => {
    await signIn();
    const drop = (files: readonly unknown[], many = true) => bridge.files.drop(files, { many });
    const code = async (file: unknown): Promise<unknown> => {
      const [job] = value(await drop([file]));
      return (await over(job as Job)).failure?.code;
    };
    const large = new File([png], 'a.png');
    Object.defineProperty(large, 'size', { value: 90 * 1_024 * 1_024 });
    expect(await code(large)).toBe('upload-too-big');
    expect(await code(new File([], 'a.png'))).toBe('upload-empty');
    expect(await code(new File([png], 'a.svg'))).toBe('upload-type');
    expect(await code('/etc/passwd')).toBe('upload-not-a-file');
    expect(await code(new File(['<html>'], 'a.jpg'))).toBe('upload-type');
    expect(await code(new File([Uint8Array.from(pictureOf(50_000, 50_000))], 'a.png'))).toBe('upload-dimensions');
    const many = Array.from({ length: 21 }, () => new File([png], 'a.png'));
    expect(await drop(many)).toMatchObject({ ok: false, failure: { code: 'upload-too-many' } });
    const two = [new File([png], 'a.png'), new File([png], 'b.png')];
    expect(await drop(two, false)).toMatchObject({ ok: false, failure: { code: 'upload-too-many' } });
  });

  it('upload the valid files of a drop with an invalid one, and a file dropped twice once', async () => {
    await signIn();
    const good = new File([png], 'good.png');
    const jobs = value(await bridge.files.drop([new File([], 'bad.png'), good, good], { many: true }));
    expect(jobs).toHaveLength(2);
    expect((await Promise.all(jobs.map(over))).map(({ state }) => state)).toEqual(['failed', 'done']);
  });

  it('can be canceled, and retried by the user', async () => {
    await signIn();
    const [job] = value(await bridge.files.drop([new File([png], 'a.png')], { many: false })) as [Job];
    await bridge.files.cancel({ job: job.id });
    expect(await over(job)).toMatchObject({ state: 'cancelled' });
    events = [];
    value(await bridge.files.retry({ job: job.id }));
    expect(await over(job)).toMatchObject({ state: 'done' });
    expect(await bridge.files.retry({ job: 'unknown' })).toMatchObject({ ok: false });
  });
});
