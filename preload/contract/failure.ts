/** Failures are values: nothing is thrown across a boundary (an error loses its class and code crossing IPC). */

/** What a screen does about a failure. */
export type FailureKind =
  | 'signed-out' // the session ended: to /login, once
  | 'refused' // 403, or an ability that is missing
  | 'rejected' // the server rejected it, with its own message
  | 'network' // no answer; nothing was changed
  | 'timeout' // the deadline passed, and nothing was changed
  | 'unknown-outcome' // a write whose answer was lost: it may have been done
  | 'invalid' // the input was refused before anything was sent
  | 'cancelled' // a person or a newer call stopped it
  | 'busy' // too many calls at once
  | 'queued' // not sent yet: it is in the outbox and will be sent, or waits there for a person
  | 'file' // reading or writing a file on this computer
  | 'unexpected'; // our own fault

/** Why, from a fixed list; each has a text in `renderer/locales/en/failures.json` (a test holds them together). */
export const failureCodes = [
  'signed-out',
  'wrong-password',
  'locked',
  'unlock-wait',
  'unlock-password',
  'not-allowed',
  'blocked',
  'rejected',
  'not-found',
  'offline',
  'unreachable',
  'tls',
  'proxy',
  'proxy-sign-in',
  'deadline',
  'not-sent',
  'html-answer',
  'not-served',
  'not-offered',
  'bad-answer',
  'unknown-charset',
  'too-large',
  'too-many-rows',
  'too-many-windows',
  'incomplete-list',
  'incomplete-pages',
  'pictures-hidden',
  'pictures-unreachable',
  'server-error',
  'rate-limited',
  'server-size',
  'server-type',
  'server-address-length',
  'server-upload-length',
  'server-full',
  'redirected',
  'unknown-outcome',
  'bad-request',
  'busy',
  'cancelled',
  'not-signed-in',
  'disk-full',
  'no-permission',
  'read-only',
  'missing-folder',
  'is-folder',
  'not-a-file',
  'missing-file',
  'name-too-long',
  'file-busy',
  'file-failed',
  'folder-silent',
  'export-short',
  'export-more',
  'export-empty',
  'export-ignored',
  'export-unmatched',
  'export-running',
  'export-address',
  'export-columns',
  'export-too-large',
  'export-unchanged',
  'export-not-compared',
  'export-excel-rows',
  'file-not-opened',
  'print-failed',
  'upload-too-big',
  'upload-empty',
  'upload-type',
  'upload-dimensions',
  'upload-not-a-file',
  'upload-changed',
  'upload-too-many',
  'upload-network',
  'upload-unreadable',
  'server-address',
  'proxy-address',
  'proxy-bypass',
  'bad-profile',
  'link-format',
  'link-length',
  'link-page',
  'link-several',
  'link-text',
  'queued',
  'drafted',
  'not-shown',
  'not-included',
  'not-in-copy',
  'notes-full',
  'handover-passphrase',
  'handover-file',
  'view-file',
  'table-file',
  'unexpected',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  readonly kind: FailureKind;
  readonly code: FailureCode;
  /** The server's own message as text, at most 500 characters; left out if it has no readable one. */
  readonly message?: string;
  readonly status?: number;
  /** The server's messages about single form fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for the placeholders of the code's text: a limit, a file's name. */
  readonly about?: Readonly<Record<string, string | number>>;
}

/** Whether a call got no answer of the server, and nothing was changed. */
export const isUnanswered = ({ kind }: Pick<Failure, 'kind'>): boolean => kind === 'network' || kind === 'timeout';

/** What a gateway answers in place of the server. */
export const gatewayStatuses: ReadonlySet<number | undefined> = new Set([502, 503, 504]);

/** Whether a call failed before the server could say anything about it. */
export const isNetworkFailure = (failure: Failure): boolean =>
  isUnanswered(failure) || (failure.kind === 'rejected' && gatewayStatuses.has(failure.status));

/** Whether neither the server nor the copy on this computer answered a read. */
export const isNotAvailable = (failure: Failure): boolean =>
  isNetworkFailure(failure) || failure.code === 'not-in-copy';

/** Whether the server answered that a change is done, but the record does not show it. */
export const isUnproven = ({ code }: Failure): boolean => code === 'not-shown' || code === 'not-included';

/** What an answer from the copy on this computer says of itself. */
export interface CopyNote {
  /** When the server gave the answer; of several, the oldest. */
  readonly asOf: string;
  /** It is a record's row in a list, which may lack details. */
  readonly isPartial?: true;
}

export type Result<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Set if the server could not be reached and the copy on this computer answered. */
      readonly copy?: CopyNote;
    }
  | { readonly ok: false; readonly failure: Failure };

interface Queued {
  readonly ok: false;
  readonly failure: Failure & { readonly kind: 'queued' };
}

/** Whether a change was put in the outbox instead of sent: to be sent later, or as a draft. */
export const isQueued = (result: Result<unknown>): result is Queued => !result.ok && result.failure.kind === 'queued';

/** The value of a success; undefined for a failure. */
export const okValue = <T>(result: Result<T>): T | undefined => (result.ok ? result.value : undefined);

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const fail = (
  kind: FailureKind,
  code: FailureCode,
  more: Omit<Failure, 'kind' | 'code'> = {},
): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { kind, code, ...more },
});
