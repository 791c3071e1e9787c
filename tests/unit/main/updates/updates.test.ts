import type { UpdateMemory } from '@contract/settings/update-memory';
import type { UpdateState } from '@contract/updates/updates-view';
import { describe, expect, test } from 'vitest';
import type { UpdateSource } from '../../../../main/updates/update-address';
import type { UpdateEngine } from '../../../../main/updates/update-engine';
import { UpdateError } from '../../../../main/updates/update-problem';
import { createUpdates, type UpdateWaits } from '../../../../main/updates/updates';

const source: UpdateSource = {
  address: 'https://updates.example.com/pitwall',
  installer: 'app-image',
  source: { host: 'updates.example.com', by: 'policy' },
};
const newer = { version: '1.1.0', notes: 'Faster lists', isNewer: true };
const none: UpdateWaits = { changes: 0, jobs: 0 };

/** Updates with an engine whose steps a test decides. */
const create = ({
  from = source,
  memory = {},
  isMetered = false,
  ...steps
}: Partial<UpdateEngine> & { from?: UpdateSource; memory?: UpdateMemory; isMetered?: boolean } = {}) => {
  const states: UpdateState['name'][] = [];
  const log: string[] = [];
  let [kept, waits, opened] = [memory, none, 0];
  const updates = createUpdates({
    version: '1.0.0',
    source: from,
    openEngine: async () => {
      opened += 1;
      return {
        check: async () => newer,
        download: async () => undefined,
        install: async () => void log.push(`install ${JSON.stringify(kept.installing)}`),
        ...steps,
      };
    },
    memory: {
      get: () => kept,
      set: (next) => {
        kept = next;
      },
      write: async () => void log.push('write'),
    },
    now: () => 1_000,
    waitsFor: () => waits,
    mayCheckAutomatically: () => !isMetered,
    changed: ({ state }) => void states.push(state.name),
    note: () => undefined,
  });
  return {
    updates,
    states,
    log,
    state: () => updates.view().state,
    kept: () => kept,
    opened: () => opened,
    setWaits: (next: UpdateWaits) => {
      waits = next;
      updates.workChanged();
    },
  };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const ready = async (options: Parameters<typeof create>[0] = {}) => {
  const made = create(options);
  await made.updates.check();
  made.updates.download();
  await settled();
  expect(made.state().name).toBe('ready');
  return made;
};

describe('checking', () => {
  test('offers a newer version, and downloads nothing until a person agrees', async () => {
    let downloads = 0;
    const { updates, state, states } = create({
      download: async () => {
        downloads += 1;
      },
    });
    expect(state()).toEqual({ name: 'unchecked' });
    await updates.check();
    expect(states).toEqual(['checking', 'available']);
    expect(state()).toMatchObject({ release: { version: '1.1.0', notes: 'Faster lists' }, isManual: false });
    expect(downloads).toBe(0);
    expect(updates.download()).toBe(true);
    await settled();
    expect(downloads).toBe(1);
  });

  test.each([
    ['1.0.0', { name: 'current', at: 1_000 }],
    ['0.9.0', { name: 'current', at: 1_000, older: '0.9.0' }],
  ])('never downloads %s, which is not newer', async (version, expected) => {
    const { updates, state } = create({ check: async () => ({ version, notes: '', isNewer: false }) });
    await updates.check();
    expect(state()).toEqual(expected);
    expect(updates.download()).toBe(false);
  });

  test('without an address loads nothing and stays off', async () => {
    const { updates, state, opened } = create({ from: { off: 'no-address' } });
    await updates.check();
    expect(updates.download()).toBe(false);
    expect([state(), opened()]).toEqual([{ name: 'off', why: 'no-address' }, 0]);
  });

  test('tells of a version that an administrator installs, and does not download it', async () => {
    const { updates, state } = create({ from: { ...source, installer: 'manual' } });
    await updates.check();
    expect(state()).toMatchObject({ name: 'available', isManual: true });
    expect(updates.download()).toBe(false);
  });

  test('does nothing unasked on a metered connection', async () => {
    const { updates, state } = create({ isMetered: true });
    await updates.check(true);
    expect(state().name).toBe('unchecked');
    await updates.check();
    expect(state().name).toBe('available');
  });

  test('keeps an offer when a later check of its own fails, and says why one that was asked for failed', async () => {
    let isDown = false;
    const { updates, state } = create({
      check: async () => {
        if (isDown) throw new Error('net::ERR_CONNECTION_REFUSED');
        return newer;
      },
    });
    await updates.check(true);
    isDown = true;
    await updates.check(true);
    expect(state().name).toBe('available');
    await updates.check();
    expect(state()).toEqual({ name: 'failed', at: 1_000, problem: 'unreachable' });
  });

  test('downloads again on its own what a person agreed to before a restart', async () => {
    const { updates, state } = create({ memory: { lastRun: '1.0.0', downloaded: '1.1.0' } });
    await updates.check(true);
    await settled();
    expect(state().name).toBe('ready');
  });
});

describe('downloading', () => {
  test('shows the percentage once per change, and can be cancelled', async () => {
    const { updates, states, state } = create({
      download: (onPercent, signal) =>
        new Promise((_resolve, reject) => {
          for (const percent of [1, 1, 2]) onPercent(percent);
          signal.addEventListener('abort', () => reject(new Error('cancelled')));
        }),
    });
    await updates.check();
    updates.download();
    await settled();
    expect(state()).toMatchObject({ name: 'downloading', percent: 2 });
    expect(states.filter((name) => name === 'downloading')).toHaveLength(3);
    await updates.check();
    expect(state().name).toBe('downloading');
    updates.cancel();
    await settled();
    expect(state().name).toBe('available');
  });

  test.each([
    [Object.assign(new Error('x'), { code: 'ERR_CHECKSUM_MISMATCH' }), 'checksum'],
    [Object.assign(new Error('x'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' }), 'signature'],
    [new Error('Could not get code signature for running application'), 'signature'],
    [new Error('net::ERR_BLOCKED_BY_CLIENT'), 'elsewhere'],
    [new Error('net::ERR_CONTENT_LENGTH_MISMATCH'), 'unreachable'],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'disk'],
    [new UpdateError('stalled'), 'stalled'],
  ])('%s is told as %s, can be tried again, and installs nothing', async (error, problem) => {
    const { updates, state, log } = create({ download: () => Promise.reject(error) });
    await updates.check();
    updates.download();
    await settled();
    expect(state()).toMatchObject({ name: 'failed', problem, release: { version: '1.1.0' } });
    await updates.installAtQuit(none);
    expect(log).toEqual([]);
    expect(updates.download()).toBe(true);
  });
});

describe('installing', () => {
  test('happens when the app quits, after the version is stored', async () => {
    const { updates, log, kept } = await ready();
    await updates.installAtQuit(none);
    expect(log).toEqual(['write', 'install {"version":"1.1.0","notes":"Faster lists"}']);
    expect(kept().downloaded).toBeUndefined();
  });

  test.each([
    { changes: 1, jobs: 0 },
    { changes: 0, jobs: 2 },
  ])('waits for %o', async (waits) => {
    const { updates, log, kept } = await ready();
    await updates.installAtQuit(waits);
    expect(log).toEqual([]);
    expect(kept()).toEqual({ lastRun: '1.0.0', downloaded: '1.1.0' });
  });

  test('tells what it waits for as that changes', async () => {
    const { updates, states, setWaits } = await ready();
    const before = states.length;
    setWaits({ changes: 2, jobs: 0 });
    setWaits({ changes: 2, jobs: 0 });
    expect(states.slice(before)).toEqual(['ready']);
    expect(updates.view().waitsFor).toEqual({ changes: 2, jobs: 0 });
  });

  test('lets the app quit if the installer fails, and the next start tells it', async () => {
    const { updates, kept } = await ready({ install: () => Promise.reject(new Error('x')) });
    await updates.installAtQuit(none);
    const next = create({ memory: kept() });
    expect(next.updates.view().news).toEqual({ kind: 'not-installed', other: '1.1.0', notes: '' });
  });
});

describe('news of a start', () => {
  test.each([
    [{}, undefined],
    [{ lastRun: '1.0.0' }, undefined],
    [{ lastRun: '0.9.0' }, { kind: 'updated', other: '0.9.0', notes: '' }],
    [
      { lastRun: '0.9.0', installing: { version: '1.0.0', notes: 'New' } },
      { kind: 'updated', other: '0.9.0', notes: 'New' },
    ],
    [{ lastRun: '1.2.0' }, { kind: 'older', other: '1.2.0', notes: '' }],
    [
      { lastRun: '1.0.0', installing: { version: '1.1.0', notes: 'New' } },
      { kind: 'not-installed', other: '1.1.0', notes: '' },
    ],
  ] as const)('after %o is %o, until it was seen', (memory, news) => {
    const { updates, kept } = create({ memory });
    expect(updates.view().news).toEqual(news);
    updates.seen();
    expect(updates.view().news).toBeUndefined();
    expect(create({ memory: kept() }).updates.view().news).toBeUndefined();
    expect(kept()).toEqual({ lastRun: '1.0.0' });
  });
});
