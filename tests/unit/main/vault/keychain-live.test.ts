import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Home, noKeychain, openHome } from '../../../support/keychain';

const reason = noKeychain();
const name = 'https://api.example.com';

describe.skipIf(reason)(`the real keychain${reason ? ` (skipped: ${reason})` : ''}`, { timeout: 90_000 }, () => {
  let home: Home;
  beforeEach(async () => {
    home = await openHome();
  });
  afterEach(() => home.remove());

  test('unlocked: keeps a value of any length over a restart, and deletes it (rows 32, SEC-28)', async () => {
    const long = 'é"\\\u0000'.repeat(20_000);
    expect(
      await home.run('unlocked', [
        ['get', name],
        ['set', name, 'short'],
        ['set', name, long],
        ['get', name],
      ]),
    ).toEqual([{ state: 'ok' }, 'ok', 'ok', { state: 'ok', value: long }]);
    const next = await home.run('unlocked', [
      ['get', name],
      ['get', 'https://other.example.com'],
      ['clear', name],
      ['get', name],
      ['clear', name],
      ['probe'],
    ]);
    expect(next).toEqual([{ state: 'ok', value: long }, { state: 'ok' }, 'ok', { state: 'ok' }, 'ok', 'ok']);
  });

  test('locked: reports it, deletes nothing, and works once unlocked (row 28, SEC-28)', async () => {
    await home.run('unlocked', [['set', name, 'kept']]);
    const locked = await home.run('locked', [['get', name], ['set', name, 'other'], ['clear', name], ['probe']]);
    expect(locked).toEqual([{ state: 'locked' }, 'locked', 'locked', 'locked']);
    expect(await home.run('unlocked', [['get', name]])).toEqual([{ state: 'ok', value: 'kept' }]);
  });

  test('erasing deletes the entries of every server and person (SEC-63), and says if it could not', async () => {
    await home.run('unlocked', [
      ['set', name, 'x'.repeat(5_000)],
      ['set', 'offline ab12', 'key'],
    ]);
    expect(await home.run('locked', [['erase']], 2_000)).toEqual([false]);
    expect(await home.run('unlocked', [['erase'], ['get', name], ['get', 'offline ab12']])).toEqual([
      true,
      { state: 'ok' },
      { state: 'ok' },
    ]);
  });

  test.each(['none', 'no-bus'] as const)('%s: no keychain is available (rows 26, 27)', async (weather) => {
    const results = await home.run(weather, [['get', name], ['set', name, 'x'], ['clear', name], ['probe']]);
    expect(results).toEqual([{ state: 'none' }, 'none', 'none', 'none']);
  });

  test('hanging: is abandoned after its limit, and files can still be read (row 29, REL-22, SEC-28)', async () => {
    const [storm, again] = await home.run('hanging', [['storm'], ['probe']], 500);
    expect(storm).toMatchObject({ states: ['unavailable', 'unavailable', 'unavailable', 'unavailable'] });
    // One native call hangs for 50 s; were four of them started, the file would wait as long.
    expect((storm as { file: number }).file).toBeLessThan(10_000);
    expect(again).toBe('unavailable');
  });
});
