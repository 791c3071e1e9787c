import { expect, it, vi } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { createReadAhead } from '../../../../main/vault/read-ahead';

const server = 'https://api.example.com';
const stored = JSON.stringify({ person: { id: '7' } });

const open = async (session?: string) => {
  const vault = createMemoryVault();
  if (session !== undefined) await vault.set(server, session);
  const get = vi.spyOn(vault, 'get');
  return { vault: createReadAhead(vault), get };
};

it('reads the session once, and says whose it is', async () => {
  const { vault, get } = await open(stored);
  expect(await vault.readAhead(server)).toBe('7');
  expect(await vault.get(server)).toEqual({ state: 'ok', value: stored });
  expect(get).toHaveBeenCalledTimes(1);
  // Whoever asks again gets what the keychain has now.
  await vault.get(server);
  expect(get).toHaveBeenCalledTimes(2);
});

it('gives the entry to whoever asks while it is still read', async () => {
  const { vault, get } = await open(stored);
  const reading = vault.readAhead(server);
  expect(await vault.get(server)).toMatchObject({ value: stored });
  await reading;
  expect(get).toHaveBeenCalledTimes(1);
});

it('keeps no entry that was changed or removed after it was read', async () => {
  const { vault } = await open(stored);
  await vault.readAhead(server);
  await vault.set(server, 'other');
  expect(await vault.get(server)).toMatchObject({ value: 'other' });
  await vault.readAhead(server);
  await vault.clear(server);
  expect(await vault.get(server)).toEqual({ state: 'ok' });
});

it('gives the entry of one server to nobody who asks for another', async () => {
  const { vault } = await open(stored);
  await vault.readAhead(server);
  expect(await vault.get('https://other.example.com')).toEqual({ state: 'ok' });
  expect(await vault.get(server)).toMatchObject({ value: stored });
});

it.each([undefined, '', 'no JSON', '7', 'null', '{"person":{"id":7}}', '{"person":{"id":"7"},"isLocked":true}'])(
  'finds nobody in a session like %j',
  async (session) => {
    const { vault } = await open(session);
    expect(await vault.readAhead(server)).toBeUndefined();
  },
);
