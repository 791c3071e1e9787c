/** Chromium sessions for the app's own requests, without cookies and cache. Each has the chosen proxy before it is used. */
import { setTimeout } from 'node:timers/promises';
import type { ProxyChoice } from '@contract/network/proxy';
import { type ProxyConfig, type Session, session } from 'electron';

export interface NetworkSessions {
  /** The session of this name. */
  named(name: string): Promise<Session>;
  /**
   * Applies to every session, also to later ones. Open connections for reads are closed, so that none goes around it, and
   * Chromium forgets the passwords of proxies.
   */
  setProxy(choice: ProxyChoice): Promise<void>;
  /** Makes Chromium forget the passwords of proxies, and the connections that were made with them. */
  clearSignIns(): Promise<void>;
}

/** For reads, pictures and documents, so that one proxy, one sign-in and one set of connections serves them. */
export const readSessionName = 'read';

/** electron-updater takes its session by this name. */
export const updateSessionName = 'electron-updater';
const partitionOf = (name: string): string => (name === updateSessionName ? name : `pitwall-${name}`);

export const proxyConfig = ({ mode, address, bypass }: ProxyChoice): ProxyConfig => {
  if (mode === 'system') return { mode: 'system' };
  if (mode === 'off') return { mode: 'direct' };
  return { mode: 'fixed_servers', proxyRules: address, proxyBypassRules: bypass.join(',') };
};

/** An address that no host has, to see which proxy it would take. */
const anyAddress = 'http://proxy-check.invalid/';
const maxChecks = 100;
const checkInterval = 20;

/** Chromium may apply a proxy only after `setProxy` has resolved: a request right after it would still go around it. */
const applyProxy = async (target: Session, config: ProxyConfig): Promise<void> => {
  await target.setProxy(config);
  const isApplied = async (): Promise<boolean> => {
    const found = await target.resolveProxy(anyAddress);
    const [, host = ''] = (config.proxyRules ?? '').split('://');
    return config.mode === 'direct' ? found === 'DIRECT' : found.toLowerCase().includes(host);
  };
  for (let checks = 0; config.mode !== 'system' && checks < maxChecks && !(await isApplied()); checks += 1)
    await setTimeout(checkInterval);
};

export const createNetworkSessions = (): NetworkSessions => {
  /** Resolve when their proxy is set. */
  const ready = new Map<string, Promise<Session>>();
  const opened: Session[] = [];
  let config: ProxyConfig = { mode: 'system' };
  let applied: Promise<unknown> = Promise.resolve();
  const open = (name: string): Promise<Session> => {
    const created = session.fromPartition(partitionOf(name), { cache: false });
    opened.push(created);
    // Nobody types there, and dictionaries would be downloaded from a foreign server.
    created.setSpellCheckerDictionaryDownloadURL('https://127.0.0.1:9/');
    created.setSpellCheckerEnabled(false);
    const withProxy = applyProxy(created, config).then(() => created);
    ready.set(name, withProxy);
    return withProxy;
  };
  return {
    clearSignIns: async () => {
      await Promise.all(opened.flatMap((each) => [each.clearAuthCache(), each.closeAllConnections()]));
    },
    named: async (name) => {
      const found = await (ready.get(name) ?? open(name));
      await applied;
      return found;
    },
    setProxy: async (choice) => {
      config = proxyConfig(choice);
      const all = Promise.all(opened.map((each) => applyProxy(each, config)));
      applied = all;
      await all;
      await Promise.all(opened.map((each) => each.clearAuthCache()));
      await (await ready.get(readSessionName))?.closeAllConnections();
    },
  };
};
