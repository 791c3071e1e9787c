import { beforeEach, expect, it, vi } from 'vitest';
import { createNetworkSessions, proxyConfig, updateSessionName } from '../../../../main/transport/sessions';

const electron = vi.hoisted(() => ({ calls: [] as string[], wait: Promise.resolve(), lateChecks: 0 }));
const applied = vi.hoisted(() => new Map<string, string>());
vi.mock('electron', () => ({
  session: {
    fromPartition: (name: string) => ({
      name,
      setProxy: async ({ mode, proxyRules = '' }: { mode: string; proxyRules?: string }) => {
        await electron.wait;
        electron.calls.push(`${name} ${mode} ${proxyRules}`.trim());
        applied.set(name, mode === 'fixed_servers' ? `PROXY ${proxyRules.replace(/^.*:\/\//, '')}` : 'DIRECT');
      },
      resolveProxy: async () => {
        if (electron.lateChecks === 0) return applied.get(name) ?? 'DIRECT';
        electron.lateChecks -= 1;
        return 'DIRECT';
      },
      clearAuthCache: async () => {
        electron.calls.push(`${name} forgot passwords`);
      },
      setSpellCheckerEnabled: () => undefined,
      setSpellCheckerDictionaryDownloadURL: () => undefined,
      closeAllConnections: async () => {
        electron.calls.push(`${name} closed`);
      },
    }),
  },
}));

beforeEach(() => {
  electron.calls.length = 0;
  electron.wait = Promise.resolve();
});

const manual = { mode: 'manual', address: 'http://proxy.example:8080', bypass: ['a.example', '*.b.example'] } as const;

it('gives Chromium the chosen proxy and the hosts without one', () => {
  expect(proxyConfig({ ...manual, mode: 'system' })).toEqual({ mode: 'system' });
  expect(proxyConfig({ ...manual, mode: 'off' })).toEqual({ mode: 'direct' });
  expect(proxyConfig(manual)).toEqual({
    mode: 'fixed_servers',
    proxyRules: 'http://proxy.example:8080',
    proxyBypassRules: 'a.example,*.b.example',
  });
});

it('gives the proxy to the session of electron-updater, which takes it by its own name', async () => {
  const sessions = createNetworkSessions();
  await sessions.named(updateSessionName);
  await sessions.setProxy(manual);
  expect(electron.calls).toEqual([
    'electron-updater system',
    'electron-updater fixed_servers http://proxy.example:8080',
    'electron-updater forgot passwords',
  ]);
});

it('lends no session before its proxy is set, also if the proxy changes meanwhile', async () => {
  const sessions = createNetworkSessions();
  const gate = Promise.withResolvers<void>();
  electron.wait = gate.promise;
  let isLent = false;
  const lent = sessions.named('read').then(() => {
    isLent = true;
  });
  const changed = sessions.setProxy(manual);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isLent).toBe(false);
  gate.resolve();
  await Promise.all([lent, changed]);
  expect(electron.calls).toEqual([
    'pitwall-read system',
    'pitwall-read fixed_servers http://proxy.example:8080',
    'pitwall-read forgot passwords',
    'pitwall-read closed',
  ]);
});

it('applies the proxy to later sessions too, and closes only the connections that would be reused', async () => {
  const sessions = createNetworkSessions();
  await sessions.named('change-0');
  await sessions.setProxy({ ...manual, mode: 'off' });
  await sessions.named('read');
  expect(electron.calls).toEqual([
    'pitwall-change-0 system',
    'pitwall-change-0 direct',
    'pitwall-change-0 forgot passwords',
    'pitwall-read direct',
  ]);
});

it('lends no session while Chromium would still go around the proxy', async () => {
  const sessions = createNetworkSessions();
  await sessions.setProxy(manual);
  electron.lateChecks = 3;
  const lent = await sessions.named('late');
  expect(electron.lateChecks).toBe(0);
  expect(await lent.resolveProxy('https://api.example.com')).toBe('PROXY proxy.example:8080');
});
