/** Diagnostics of the running app. */
import { okValue } from '@contract/failure';
import { app } from 'electron';
import type { Log } from '../app/logging/log';
import type { FailureLog } from '../core/call/failure-log';
import type { Offline } from '../core/offline';
import type { TokenStore } from '../core/session/token-store';
import { fileDialogs } from '../desktop/native-dialogs';
import { exportFolder } from '../files/remembered-folder';
import type { Handlers } from '../ipc/handlers';
import type { ConnectionTests } from '../transport/connection-tests';
import { type CollectPorts, collect } from './collect';
import { createDiagnosticsHandlers, namesOf } from './handlers';

interface DiagnosedParts extends Pick<CollectPorts, 'settings' | 'sessions'> {
  readonly tokens: Pick<TokenStore, 'current'>;
  readonly log: Pick<Log, 'file' | 'redact'>;
  readonly offline: Pick<Offline, 'handlers'>;
  readonly network: { readonly view: CollectPorts['network'] };
  readonly failures: Pick<FailureLog, 'list'>;
  readonly connectionTests: Pick<ConnectionTests, 'last'>;
  readonly session: { readonly current: CollectPorts['session'] };
}

export const createDiagnostics = (parts: DiagnosedParts): Handlers['diagnostics'] => {
  const { settings, sessions, tokens, log, offline, network, failures, connectionTests, session } = parts;
  return createDiagnosticsHandlers({
    collect: () =>
      collect({
        ...{ settings, sessions, safeMode: settings.current().safeMode ?? 'off' },
        network: network.view,
        failures: failures.list,
        connectionTest: connectionTests.last,
        session: session.current,
        offline: async () => okValue(await offline.handlers.offline.view()),
        outbox: async () => okValue(await offline.handlers.outbox.list())?.length ?? 0,
        folder: app.getPath('userData'),
        logFile: log.file,
        started: new Date(performance.timeOrigin),
      }),
    redact: (words) => log.redact(words, namesOf(tokens.current()?.person)),
    dialogs: fileDialogs,
    folder: exportFolder(settings, app.getPath('downloads')),
    now: () => new Date(),
  });
};
