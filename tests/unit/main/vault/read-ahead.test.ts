import { expect, it, vi } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { keyName, ownerHash } from '../../../../main/store/store-key';
import { createReadAhead } from '../../../../main/vault/read-ahead';

const server = 'https://api.example.com';
const hash = ownerHash({ mode: 'live', server, personId: '7' });
const stored = JSON.stringify({ person: { id: '7' } });

const open = async (session: string | undefined, key: string | undefined = 'key') => {
  const vault = createMemoryVault();
  if (session !== undefined) await vault.set(server, session);
  if (key !== undefined) await vault.set(keyName(hash), key);
  const get = vi.spyOn(vault, 'get');
  return { vault: createReadAhead(vault), get };
};

it('reads the session and the key of its store once, and names the folder of the store', async () => {
  const { vault, get } = await open(stored);
  expect(await vault.readAhead(server)).toBe(hash);
  expect(get.mock.calls.flat()).toEqual([server, keyName(hash)]);
  expect(await vault.get(server)).toEqual({ state: 'ok', value: stored });
  expect(await vault.get(keyName(hash))).toEqual({ state: 'ok', value: 'key' });
  expect(get).toHaveBeenCalledTimes(2);
  // Whoever asks again gets what the keychain has now.
  await vault.get(server);
  expect(get).toHaveBeenCalledTimes(3);
});

it('gives an entry to whoever asks while it is still read', async () => {
  const { vault, get } = await open(stored);
  const reading = vault.readAhead(server);
  expect(await vault.get(server)).toMatchObject({ value: stored });
  await reading;
  expect(get).toHaveBeenCalledTimes(2);
});

it('keeps no entry that was changed or removed after it was read', async () => {
  const { vault } = await open(stored);
  await vault.readAhead(server);
  await vault.set(server, 'other');
  await vault.clear(keyName(hash));
  expect(await vault.get(server)).toMatchObject({ value: 'other' });
  expect(await vault.get(keyName(hash))).toEqual({ state: 'ok' });
});

it.each([undefined, '', 'no JSON', '7', 'null', '{"person":{"id":7}}'])(
  'reads nothing further after a session like %j',
  async (session) => {
    const { vault, get } = await open(session);
    expect(await vault.readAhead(server)).toBeUndefined();
    expect(get).toHaveBeenCalledTimes(1);
  },
);

it('names no folder without a key', async () => {
  const vault = createMemoryVault();
  await vault.set(server, stored);
  expect(await createReadAhead(vault).readAhead(server)).toBeUndefined();
});
