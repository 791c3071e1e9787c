/**
 * `window.bridge`: the functions through which the renderer reaches everything outside the page. They use IPC on the
 * desktop and run in the page in the browser demo (`mocks/bridge.ts`).
 */

import type { PageCommand } from '../commands/table';
import type { LogEntry } from '../event-log/entry';
import type { Result } from '../failure';
import type { NetworkView } from '../network/network-view';
import type { ConnectionTest } from '../server/connection-test';
import type { SettingsView } from '../settings';
import type { EndpointId, EndpointInput, EndpointOutput } from '../table';
import type { UpdatesView } from '../updates/updates-view';
import type { Job, TableFile, UploadRequest } from './files';
import type { NativeArea, NativeBridge } from './native-calls';
import type { OfflineView } from './offline';
import type { OutboxEntry } from './outbox';
import type { CheckProgress } from './servers';
import type { SessionView } from './session';

export type { Changes, ChangesReason } from '../csv/changes';
export type { CallSource, ComparedExport, ExportColumn, ExportRequest } from '../csv/export-request';
export type { ListChoice } from '../list/list-choice';
export type { Mode, SettingsChange, SettingsView } from '../settings';
export type { About } from './app';
export type { DroppedFile } from './dropped-file';
export type { RecentExport } from './exports';
export type {
  DayFile,
  DayFilesRequest,
  DayFolder,
  DayFolderRequest,
  Drop,
  Job,
  PdfRequest,
  SavedFile,
  TableFile,
  UploadRequest,
} from './files';
export type { HandoverReport } from './handover';
export type { LocalNote, NoteInput } from './notes';
export type { OfflineView, PackPart, PackRequest, PackView } from './offline';
export type { OutboxEntry, OutboxField } from './outbox';
export type { KeychainState, LockView, Person, ResumeState, SavedResumeState, SessionView } from './session';

/** What main sends to the renderer without a call. With `isToldElsewhere`, another window tells the person of it. */
export type BridgeEvent = { readonly isToldElsewhere?: true } & (
  | { readonly type: 'session'; readonly session: SessionView; readonly reason: 'expired' | 'locked' | 'changed' }
  | { readonly type: 'job'; readonly job: Job }
  | ({ readonly type: 'check' } & CheckProgress)
  /** A step of "Test connection" began or ended. */
  | { readonly type: 'connection'; readonly test: ConnectionTest }
  /** Judged by real answers, not by the network card. */
  | { readonly type: 'network'; readonly network: NetworkView }
  | { readonly type: 'offline'; readonly view: OfflineView }
  | { readonly type: 'outbox'; readonly entries: readonly OutboxEntry[] }
  /** A change to a record was saved, or waits, and can be undone for a minute; `title` is the record's name. */
  | { readonly type: 'saved'; readonly id: string; readonly title: string; readonly isQueued: boolean }
  /** Entries that were added to the log of an event, on this computer or from a file. */
  | { readonly type: 'log'; readonly entries: readonly LogEntry[] }
  /** A command of the menu bar, which the page runs. */
  | { readonly type: 'command'; readonly command: PageCommand }
  /** An area of the menu bar, by the path that the page gave it. */
  | { readonly type: 'area'; readonly path: string }
  | { readonly type: 'updates'; readonly view: UpdatesView }
  /** Another window changed the settings. */
  | { readonly type: 'settings'; readonly settings: SettingsView }
  /** Another window changed the notes. */
  | { readonly type: 'notes' }
  /** A link has arrived; the page takes it. */
  | { readonly type: 'link' }
);

type Call<Sent = never> = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  /** Names this call for `cancel`; a fresh text per call. */
  callId: string,
) => Promise<Result<EndpointOutput<Id>> | Sent>;

export type Bridge = {
  readonly [A in Exclude<NativeArea, 'files'>]: NativeBridge<A>;
} & {
  readonly call: Call;
  readonly cancel: (callId: string) => void;
  readonly files: NativeBridge<'files'> & {
    /** Files dropped on or pasted into the window. */
    readonly drop: (files: readonly unknown[], request: UploadRequest) => Promise<Result<readonly Job[]>>;
    /** Reads a CSV or Excel file dropped on the window. */
    readonly dropTable: (file: unknown) => Promise<Result<TableFile>>;
  };
  /** Returns the function that ends the subscription. */
  readonly on: (listener: (event: BridgeEvent) => void) => () => void;
};

/** The answer of a call as main sends it: the value is JSON, and a list's rows are JSON texts of some rows each. */
export interface SentAnswer extends Omit<Extract<Result<unknown>, { readonly ok: true }>, 'value'> {
  readonly json: string;
  readonly rows?: readonly string[];
}

/** `window.bridge` as the page finds it: in the browser demo, its calls answer values at once. */
export type WindowBridge = Omit<Bridge, 'call'> & { readonly call: Call<SentAnswer> };

/** The channels in addition to those of the native calls (`area.name`). */
export const channels = {
  ...{ call: 'call', cancel: 'cancel', event: 'event', drawn: 'drawn' },
  ...{ drop: 'files.drop', dropTable: 'files.dropTable' },
} as const;

/** Main starts the page's process with this switch, whose value is the channels of all native calls with commas between them. */
export const nativeCallsSwitch = '--native-calls=';
