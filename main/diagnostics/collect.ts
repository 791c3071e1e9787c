/** Collects the facts of Help > Diagnostics. What can't be found out in time is left out. */
import { open, readdir, stat } from 'node:fs/promises';
import { freemem, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { OfflineView, SessionView } from '@contract/bridge';
import type { Diagnostics, FailedCall, HostFact } from '@contract/diagnostics/diagnostics';
import { formatBytes } from '@contract/format-bytes';
import type { NetworkView } from '@contract/network/network-view';
import { connectionText } from '@contract/server/connection-test';
import { app, screen } from 'electron';
import { withTimeout } from '../core/async/timing';
import { systemClock } from '../desktop/system-ports';
import type { Settings } from '../settings/settings';
import type { ConnectionTests } from '../transport/connection-tests';
import { type NetworkSessions, readSessionName } from '../transport/sessions';

const maxBytes = 256 * 1024;

/** The last lines, without a first one that is cut; none if the file can't be read. */
const lastLines = async (path: string, count: number): Promise<readonly string[]> => {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return [];
  try {
    const { size } = await file.stat();
    const start = Math.max(size - maxBytes, 0);
    const bytes = Buffer.alloc(size - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    const lines = bytes.toString('utf8', 0, bytesRead).split(/\r?\n/);
    return lines
      .slice(start > 0 ? 1 : 0)
      .filter((line) => line !== '')
      .slice(-count);
  } catch {
    return [];
  } finally {
    await file.close().catch(() => undefined);
  }
};

export interface CollectPorts {
  readonly settings: Settings;
  readonly sessions: NetworkSessions;
  readonly network: () => NetworkView;
  readonly session: () => Promise<SessionView>;
  readonly offline: () => Promise<OfflineView | undefined>;
  readonly outbox: () => Promise<number>;
  readonly failures: () => readonly FailedCall[];
  readonly connectionTest: ConnectionTests['last'];
  /** The folder of settings, logs and stores. */
  readonly folder: string;
  readonly logFile: string;
  readonly started: Date;
  /** Whether this start is in safe mode, and why. */
  readonly safeMode: string;
}

/** The graphics process may not answer, which is itself worth knowing. */
const graphicsTimeout = 3_000;
const logLines = 300;

type Facts = { -readonly [F in keyof Diagnostics['facts']]: Diagnostics['facts'][F] };

const systemFacts = (): Facts => {
  const displays = screen.getAllDisplays().map(({ size, scaleFactor, rotation }) => {
    return `${size.width}×${size.height} at ${scaleFactor}×${rotation === 0 ? '' : `, ${rotation}°`}`;
  });
  const own = app.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize * 1024, 0);
  return {
    platform: process.platform,
    release: release(),
    architecture: process.arch,
    locale: app.getLocale(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    displays: displays.join(', '),
    memory: `${formatBytes(freemem())} free of ${formatBytes(totalmem())}`,
    appMemory: formatBytes(own),
  };
};

const graphicsFacts = async (): Promise<Facts> => {
  const features = Object.entries(app.getGPUFeatureStatus()).map(([name, state]) => `${name}: ${state}`);
  const read = app.getGPUInfo('basic').catch(() => undefined);
  const info = Object((await withTimeout(systemClock, read, graphicsTimeout, undefined)) ?? {}) as {
    readonly gpuDevice?: readonly {
      readonly vendorId?: number;
      readonly deviceId?: number;
      readonly active?: boolean;
    }[];
  };
  const devices = (info.gpuDevice ?? []).map(({ vendorId = 0, deviceId = 0, active }) => {
    return `${vendorId.toString(16)}:${deviceId.toString(16)}${active ? ' (active)' : ''}`;
  });
  return {
    acceleration: app.getGPUFeatureStatus().gpu_compositing?.startsWith('enabled') ? 'on' : 'off',
    features: features.join(', '),
    ...(devices.length > 0 ? { device: devices.join(', ') } : {}),
  };
};

/** The names of what was set aside: settings files and stores that could not be read. */
const setAside = async (folder: string): Promise<readonly string[]> => {
  const names = async (path: string, mark: RegExp) =>
    (await readdir(path).catch(() => [])).filter((name) => mark.test(name));
  return [
    ...(await names(folder, /\.(corrupt|aside|replaced)-/)),
    ...(await names(join(folder, 'offline'), /\.damaged-/)),
  ];
};

const storageFacts = async (ports: CollectPorts): Promise<Facts> => {
  const [session, view, outbox] = await Promise.all([ports.session(), ports.offline(), ports.outbox()]);
  const aside = await setAside(ports.folder);
  const since = await stat(join(ports.folder, 'offline')).catch(() => undefined);
  const age = since ? `, since ${since.birthtime.toISOString()}` : '';
  return {
    keychain: session.keychain,
    session: session.state === 'signed-in' ? (session.isStored ? 'in the keychain' : 'in memory') : session.state,
    ...(view ? { store: view.storage, copy: `${view.answers} answers, ${formatBytes(view.bytes)}${age}` } : {}),
    outbox: String(outbox),
    settings: ports.settings.current().notice ?? 'ok',
    setAside: aside.length > 0 ? aside.join(', ') : 'none',
  };
};

const policyFacts = ({ settings }: CollectPorts): Facts => {
  const { policy, fixed } = settings.current();
  if (!policy) return { policy: 'none' };
  const names = Object.entries(fixed).flatMap(([name, by]) => (by === 'policy' ? [name] : []));
  return {
    policy: 'in force',
    ...(names.length > 0 ? { fixed: names.join(', ') } : {}),
    ...(policy.mediaHosts.length > 0 ? { mediaHosts: policy.mediaHosts.join(', ') } : {}),
    ...(policy.updateAddress ? { updateAddress: policy.updateAddress } : {}),
  };
};

const originOf = (host: string): readonly string[] =>
  URL.canParse(`https://${host}`) && !host.includes('*') ? [`https://${host}`] : [];

/** The server, the hosts of pictures and updates, each with the proxy that a request takes, and its network if it is known. */
const hostFacts = async ({ settings, sessions, network }: CollectPorts): Promise<readonly HostFact[]> => {
  const { mode, server, policy } = settings.current();
  const view = network();
  const isLive = mode === 'live' && server !== '';
  const down = (view.unreachableHosts ?? []).map(({ host, since }) => ({
    ...{ origin: `https://${host}`, state: 'offline' as const, since },
  }));
  const allowed = [...settings.policy.mediaHosts, ...(isLive ? (settings.memory().mediaHosts[server] ?? []) : [])];
  const all = [
    ...(isLive ? [{ origin: server, state: view.state, since: view.since }] : []),
    ...down,
    ...allowed.flatMap(originOf).map((origin) => ({ origin })),
    ...(policy?.updateAddress ? [{ origin: policy.updateAddress }] : []),
  ].map((known) => ({ ...known, host: new URL(known.origin).host }));
  const each = all.filter(({ host }, at) => all.findIndex((other) => other.host === host) === at);
  const session = await sessions.named(readSessionName);
  return Promise.all(
    each.map(async ({ origin, ...state }) => ({
      ...state,
      proxy: await session.resolveProxy(origin).catch(() => 'unknown'),
    })),
  );
};

export const collect = async (ports: CollectPorts): Promise<Diagnostics> => {
  const { mode, server, proxy } = ports.settings.current();
  const { electron, chrome, node } = process.versions;
  const [graphics, storage, hosts, log] = await Promise.all([
    graphicsFacts(),
    storageFacts(ports),
    hostFacts(ports),
    lastLines(ports.logFile, logLines),
  ]);
  return {
    facts: {
      ...{ version: app.getVersion(), electron: electron ?? '', chromium: chrome ?? '', node },
      ...{ packaged: app.isPackaged ? 'yes' : 'no', started: ports.started.toISOString(), safeMode: ports.safeMode },
      ...systemFacts(),
      ...graphics,
      ...{ mode, server: server === '' ? '' : new URL(server).host, proxyMode: proxy.mode },
      ...storage,
      ...policyFacts(ports),
    },
    hosts,
    connection: connectionText(ports.connectionTest()),
    failures: ports.failures(),
    log,
  };
};
