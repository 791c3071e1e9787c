/** What the app knows of itself and its surroundings, for a person who helps. No record, no name, no token, no path. */
import type { FailureCode, FailureKind } from '../failure';
import type { NetworkState } from '../network/network-view';

/** The facts by group, in the order in which they are shown. A host leaves out what it does not know. */
export const factGroups = {
  app: ['version', 'electron', 'chromium', 'node', 'packaged', 'started', 'safeMode'],
  system: ['platform', 'release', 'architecture', 'locale', 'timeZone', 'displays', 'memory', 'appMemory'],
  graphics: ['device', 'acceleration', 'features'],
  server: ['mode', 'server', 'proxyMode'],
  storage: ['keychain', 'session', 'store', 'copy', 'outbox', 'settings', 'setAside'],
  policy: ['policy', 'fixed', 'mediaHosts', 'updateAddress'],
} as const;
export type FactGroup = keyof typeof factGroups;
export type Fact = (typeof factGroups)[FactGroup][number];
export const factGroupNames = Object.keys(factGroups) as FactGroup[];

/** A host that the app talks to. */
export interface HostFact {
  readonly host: string;
  /** Absent while nothing was wrong with a host that is not the server. */
  readonly state?: NetworkState;
  readonly since?: string;
  /** `DIRECT`, or the proxies in their order as Chromium names them: `PROXY proxy.example.com:8080`. */
  readonly proxy: string;
}

/** A call that failed. */
export interface FailedCall {
  readonly time: string;
  /** Its row in the table of calls. */
  readonly call: string;
  readonly kind: FailureKind;
  readonly code: FailureCode;
  readonly status?: number;
  /** The server's or a gateway's own name for the request. */
  readonly requestId?: string;
}

export interface Diagnostics {
  readonly facts: { readonly [F in Fact]?: string };
  readonly hosts: readonly HostFact[];
  /** The steps of the last connection test, as text. */
  readonly connection: readonly string[];
  /** The newest first. */
  readonly failures: readonly FailedCall[];
  /** The last lines of the log, the newest last. */
  readonly log: readonly string[];
}

/** A file of the report, as it will be saved. */
export interface ReportFile {
  readonly name: string;
  readonly content: string;
}

/** The facts as plain text, to be pasted into a message. */
export const diagnosticsText = ({ facts, hosts, connection, failures }: Diagnostics): string => {
  const titled = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`[${title}]`, ...lines].join('\n') : '';
  const groups = factGroupNames.map((group) =>
    titled(
      group,
      factGroups[group].flatMap((fact) => (facts[fact] ? [`${fact}: ${facts[fact]}`] : [])),
    ),
  );
  const network = hosts.map(
    ({ host, state, since, proxy }) => `${host}: ${state && since ? `${state} since ${since}, ` : ''}${proxy}`,
  );
  const failed = failures.map(({ time, call, kind, code, status = '', requestId = '' }) =>
    [time, call, kind, code, status, requestId].filter((part) => part !== '').join(' '),
  );
  const events = [titled('network', network), titled('connection test', connection), titled('failures', failed)];
  return `${[...groups, ...events].filter(Boolean).join('\n\n')}\n`;
};

/** The files of the report. `redact` hides what identifies a person. */
export const reportFiles = (diagnostics: Diagnostics, redact: (text: string) => string): readonly ReportFile[] => {
  const { facts, hosts, connection, failures, log } = diagnostics;
  const files = [
    ['diagnostics.txt', diagnosticsText(diagnostics)],
    ['diagnostics.json', `${JSON.stringify({ facts, hosts, connection, failures }, null, 2)}\n`],
    ['log.txt', log.length > 0 ? `${log.join('\n')}\n` : ''],
  ] as const;
  return files.filter(([, text]) => text !== '').map(([name, text]) => ({ name, content: redact(text) }));
};
