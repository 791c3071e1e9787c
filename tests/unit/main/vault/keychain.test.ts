import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createKeychain, type Keyring, stateOf } from '../../../../main/vault/keychain';
import { KeychainTimeout } from '../../../../main/vault/keychain-queue';
import { join, parseHead, split } from '../../../../main/vault/pieces';

const name = 'https://api.example.com';

/** Windows' credential store in memory: 2,560 bytes an entry, NUL ends a text, an empty text is refused. */
const windows = (entries = new Map<string, string>()) => {
  let left = Number.POSITIVE_INFINITY;
  const calls: string[] = [];
  const step = async (word: string): Promise<void> => {
    if (left === 0) throw new Error('the power went out');
    left -= 1;
    calls.push(word);
  };
  const keyring: Keyring = {
    getPassword: async (service, account) => {
      await step('get');
      return entries.get(`${service}/${account}`) ?? null;
    },
    setPassword: async (service, account, password) => {
      await step('set');
      if (password === '') throw new Error('Password is required.');
      if (Buffer.byteLength(password) > 2_560) throw new Error('The stub received bad data.');
      entries.set(`${service}/${account}`, password.split('\0')[0] ?? '');
    },
    deletePassword: async (service, account) => {
      await step('delete');
      return entries.delete(`${service}/${account}`);
    },
  };
  return {
    entries,
    keyring,
    calls,
    failAfter: (steps: number) => {
      left = steps;
    },
  };
};
const keychainOf = (store: ReturnType<typeof windows>) => createKeychain({ load: async () => store.keyring });

afterEach(() => {
  vi.useRealTimers();
});

describe('a value in the keychain', () => {
  test('is returned unchanged for any text and length, in entries that fit Windows (row 32)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 1, max: 400 }),
        async (text, times) => {
          const value = text.repeat(times);
          const keychain = keychainOf(windows());
          expect(await keychain.set(name, value)).toBe('ok');
          expect(await keychain.get(name)).toEqual({ state: 'ok', value });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('of 2,561 bytes and of 100 kB is split, and leaves nothing behind when cleared', async () => {
    const store = windows();
    const keychain = keychainOf(store);
    for (const value of ['x'.repeat(2_561), 'y'.repeat(100_000), 'short']) {
      expect(await keychain.set(name, value)).toBe('ok');
      expect(await keychain.get(name)).toEqual({ state: 'ok', value });
    }
    expect(store.entries.size).toBe(1);
    await keychain.set(name, 'z'.repeat(50_000));
    expect(store.entries.size).toBeGreaterThan(20);
    expect(await keychain.clear(name)).toBe('ok');
    expect(store.entries.size).toBe(0);
  });

  test('is the old or the new one, wherever a write is interrupted (REL-23)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_000 }),
        fc.integer({ min: 1, max: 9_000 }),
        fc.nat(25),
        async (before, after, steps) => {
          const store = windows();
          const [old, next] = ['o'.repeat(before), 'n'.repeat(after)];
          await keychainOf(store).set(name, old);
          store.failAfter(steps);
          await keychainOf(store).set(name, next);
          store.failAfter(Number.POSITIVE_INFINITY);
          expect([old, next]).toContain((await keychainOf(store).get(name)).value);
        },
      ),
    );
  });

  test.each([
    ['a piece missing', (entries: Map<string, string>) => entries.delete(`Pitwall/${name} a2`)],
    ['a piece of another write', (entries: Map<string, string>) => entries.set(`Pitwall/${name} a2`, '1.other.2.eA')],
    ['a damaged head', (entries: Map<string, string>) => entries.set(`Pitwall/${name}`, '{"version":')],
    ['a future version', (entries: Map<string, string>) => entries.set(`Pitwall/${name}`, '2.stamp.a.1.eA')],
    ['an absurd number of pieces', (entries: Map<string, string>) => entries.set(`Pitwall/${name}`, '1.s.a.999.eA')],
  ])('with %s counts as none, and its remains are deleted (row 33)', async (_name, damage) => {
    const store = windows();
    const keychain = keychainOf(store);
    await keychain.set(name, 'v'.repeat(6_000));
    await keychain.set(name, 'w'.repeat(6_000));
    await keychain.set(name, 'x'.repeat(6_000));
    damage(store.entries);
    expect((await keychain.get(name)).value).toBeUndefined();
    expect(await keychain.get(name)).toEqual({ state: 'ok' });
    expect([...store.entries.keys()].filter((key) => key === `Pitwall/${name}`)).toEqual([]);
    expect(await keychain.set(name, 'again')).toBe('ok');
    expect((await keychain.get(name)).value).toBe('again');
  });

  test('of another server or another program is not touched (row 35)', async () => {
    const store = windows(new Map([['Other app/token', 'theirs']]));
    const keychain = keychainOf(store);
    await keychain.set(name, 'mine');
    await keychain.set('https://other.example.com', 'also mine');
    await keychain.clear(name);
    expect((await keychain.get('https://other.example.com')).value).toBe('also mine');
    expect(store.entries.get('Other app/token')).toBe('theirs');
  });

  test('that is empty or too long is not stored, and the result says so', async () => {
    const keychain = keychainOf(windows());
    expect(await keychain.set(name, '')).toBe('unavailable');
    expect(await keychain.set(name, 'x'.repeat(1_000_000))).toBe('unavailable');
  });
});

test('is never mistaken for the head of a split value, for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const head = parseHead(text);
      expect(head === undefined || text.startsWith('1.')).toBe(true);
    }),
  );
  const pieces = split('x'.repeat(5_000), 'stamp', 'b');
  const head = parseHead(pieces?.head ?? '');
  expect(head && join(head, pieces?.rest ?? [])).toBe('x'.repeat(5_000));
  expect(head && join(head, [...(pieces?.rest ?? [])].reverse())).toBeUndefined();
});

describe('the state of a keychain', () => {
  test('is locked if an empty one takes no test entry, or does not give it back', async () => {
    const empty = { getPassword: async () => null, deletePassword: async () => false };
    const refusing = { ...empty, setPassword: () => Promise.reject(new Error('a locked collection')) };
    const forgetting = { ...empty, setPassword: async () => undefined };
    for (const keyring of [refusing, forgetting])
      expect(await createKeychain({ load: async () => keyring }).get(name)).toEqual({ state: 'locked' });
  });

  test.each([
    ['Cannot create an item in a locked collection', 'locked'],
    ['User canceled the operation.', 'locked'],
    ['The user name or passphrase you entered is not correct.', 'locked'],
    ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'none'],
    ['The name org.freedesktop.secrets was not provided by any .service files', 'none'],
    ["Cannot find module '../build/Release/keytar.node'", 'none'],
    ['/app/keytar.node: invalid ELF header', 'none'],
    ['Timeout was reached', 'unavailable'],
    ['The stub received bad data.', 'unavailable'],
  ])('%s: %s', (message, state) => {
    expect(stateOf(new Error(message))).toBe(state);
  });

  test('never throws, whatever was thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(['ok', 'none', 'locked', 'unavailable']).toContain(stateOf(thrown));
      }),
      // Objects that cannot be made a text.
      { examples: [[{ toString: false }], [Object.assign(new Error(), { message: Symbol('x') })]] },
    );
    expect(stateOf(new KeychainTimeout())).toBe('unavailable');
  });

  test('is none if the native module is missing, which is not loaded again (row 31)', async () => {
    let loads = 0;
    const keychain = createKeychain({
      load: async () => {
        loads += 1;
        throw new Error("Cannot find module 'keytar'");
      },
    });
    expect(await keychain.get(name)).toEqual({ state: 'none' });
    expect([await keychain.set(name, 'x'), await keychain.clear(name), await keychain.probe()]).toEqual([
      'none',
      'none',
      'none',
    ]);
    expect(loads).toBe(1);
  });
});

test('two processes that test one keychain at the same time both find it usable', async () => {
  const store = windows();
  const keychains = [keychainOf(store), keychainOf(store)];
  expect(await Promise.all(keychains.map((keychain) => keychain.get(name)))).toEqual([
    { state: 'ok' },
    { state: 'ok' },
  ]);
  expect(store.entries.size).toBe(0);
});

describe('a keychain that hangs', () => {
  test('blocks one native call for five seconds and no other, and is used again when it responds (REL-22)', async () => {
    vi.useFakeTimers();
    const store = windows();
    let wake: (() => void) | undefined;
    let started = 0;
    const keychain = createKeychain({
      load: async () => ({
        ...store.keyring,
        getPassword: (service, account) => {
          started += 1;
          return started > 1
            ? store.keyring.getPassword(service, account)
            : new Promise((resolve) => {
                wake = () => resolve(null);
              });
        },
      }),
    });
    const results = Promise.all([keychain.get('a'), keychain.get('b'), keychain.get('c'), keychain.set('d', 'x')]);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(started).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await results).toEqual([
      { state: 'unavailable' },
      { state: 'unavailable' },
      { state: 'unavailable' },
      'unavailable',
    ]);
    expect(started).toBe(1);
    expect(keychain.isHanging()).toBe(true);
    wake?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(keychain.isHanging()).toBe(false);
    expect(await keychain.set('d', 'x')).toBe('ok');
    expect(await keychain.get('d')).toEqual({ state: 'ok', value: 'x' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not assumed if a native call throws at once', async () => {
    vi.useFakeTimers();
    const keychain = createKeychain({
      load: async () => ({
        ...windows().keyring,
        getPassword: () => {
          throw new Error('Account is required.');
        },
      }),
    });
    expect(await keychain.get('')).toEqual({ state: 'unavailable' });
    expect(vi.getTimerCount()).toBe(0);
    await keychain.whenResponsive();
  });

  test('calls never overlap', async () => {
    let [running, most] = [0, 0];
    const store = windows();
    const counted =
      <A extends unknown[], R>(call: (...input: A) => Promise<R>) =>
      async (...input: A): Promise<R> => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        const result = await call(...input);
        running -= 1;
        return result;
      };
    const keychain = createKeychain({
      load: async () => ({
        getPassword: counted(store.keyring.getPassword),
        setPassword: counted(store.keyring.setPassword),
        deletePassword: counted(store.keyring.deletePassword),
      }),
    });
    await Promise.all([keychain.set('a', 'x'.repeat(9_000)), keychain.get('a'), keychain.clear('a'), keychain.probe()]);
    expect(most).toBe(1);
  });
});
