/** The log file: one line per entry, with secrets removed on writing. */
import { join } from 'node:path';
import electronLog from 'electron-log/node';
import { createRedactor } from './redact';

export interface Log {
  info(...values: readonly unknown[]): void;
  warn(...values: readonly unknown[]): void;
  error(...values: readonly unknown[]): void;
  /** Hides these texts in later entries: the tokens in use. */
  hide(secrets: () => readonly string[]): void;
  /** Forgets the tokens that it hides, so that they are not in memory while the app is locked. */
  forget(): void;
  /** A text for somebody else, without secrets and people. */
  redact(text: string, people: readonly string[]): string;
  /** Absolute path of the file written to. */
  readonly file: string;
}

/** At this size the file is renamed to `pitwall.old.log`, and a new one is started. */
export const rotateAt = 5 * 1024 * 1024;

/** Creates a log in a folder. If the folder is not writable, entries are lost without an error. */
export const createLog = (folder: string, print: boolean): Log => {
  const file = join(folder, 'pitwall.log');
  let secrets: () => readonly string[] = () => [];
  const redactor = createRedactor(undefined, () => secrets());
  const sink = electronLog.create({ logId: file });
  sink.transports.file.resolvePathFn = () => file;
  sink.transports.file.maxSize = rotateAt;
  sink.transports.file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' };
  sink.transports.console.level = print ? 'warn' : false;
  sink.hooks.push((message) => ({ ...message, data: [redactor.line(...message.data)] }));
  return {
    info: (...values) => sink.info(...values),
    warn: (...values) => sink.warn(...values),
    error: (...values) => sink.error(...values),
    hide: (from) => {
      secrets = from;
    },
    forget: redactor.forget,
    redact: redactor.text,
    file,
  };
};
