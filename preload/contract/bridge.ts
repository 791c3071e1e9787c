/**
 * `window.bridge`: all that the renderer knows of the outside, functions only. The desktop's comes over IPC, the browser
 * demo's lives in the page (`mocks/bridge.ts`).
 */
import type { Permission } from './ability';
import type { MediaNatives } from './bridge/media';
import type { SentMessage, SentMessageFields } from './bridge/sent-message';
import { type CheckProgress, type ServerNatives, serverNatives } from './bridge/servers';
import type { ExportRequest } from './csv/export-request';
import type { Failure, Result } from './failure';
import type { EndpointId, EndpointInput, EndpointOutput } from './table';

export type { CallSource, ExportColumn, ExportRequest } from './csv/export-request';

export type Mode = 'demo' | 'live';

/** How the operating system's keychain answers. `none`: no keychain here; `unavailable`: it hangs or fails. */
export type KeychainState = 'ok' | 'none' | 'locked' | 'unavailable';

/** The person signed in, as the log-in answer describes them; never a token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role?: string;
  readonly mustChangePassword?: boolean;
  readonly more: Readonly<Record<string, unknown>>;
}

/** Where a person was, and what they had typed, when their session ended; kept in main's memory for the same person only. */
export interface ReturnTo {
  readonly path: string;
  /** Form key to its unsent values. */
  readonly drafts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface SessionView {
  readonly state: 'signed-in' | 'signed-out';
  readonly mode: Mode;
  /** The live server's address, or an empty text in the demo. */
  readonly server: string;
  readonly person?: Person;
  readonly ability: readonly Permission[];
  /** Names in the server's ability list that Pitwall does not know; they grant nothing. */
  readonly unknownSubjects?: readonly string[];
  readonly keychain: KeychainState;
  /** Whether the session will be there after a restart. */
  readonly kept: boolean;
  /** Set once, on the sign-in that follows an expired session of the same person. */
  readonly returnTo?: ReturnTo;
}

/** How a person arranged one list: all columns in their order, and the page size. Kept on this computer. */
export interface ListChoice {
  readonly columns?: readonly { readonly key: string; readonly shown: boolean; readonly width?: number }[];
  readonly density?: 'compact' | 'comfortable';
  /** Rows per page; 0 means all. */
  readonly perPage?: number;
}

export interface SettingsView {
  readonly mode: Mode;
  /** The live server's address: https, or http for this computer or if a person or a policy chose it. */
  readonly server: string;
  /** Addresses that the policy allows without encryption. */
  readonly allowHttp?: readonly string[];
  /** Left out until the user chooses; the sample areas then show in the demo only. */
  readonly showSamples?: boolean;
  /** Arrangements by list, named as the area; left out where none is kept. */
  readonly lists?: Readonly<Record<string, ListChoice>>;
  /** What went wrong with the settings file, told once: `reset` means that a copy was kept and defaults apply. */
  readonly notice?: 'reset' | 'not-kept';
  /** Set by command-line switches, so not changeable here. */
  readonly fixed: readonly ('mode' | 'server')[];
}
export type SettingsChange = { readonly [K in 'mode' | 'server' | 'showSamples']?: Required<SettingsView>[K] } & {
  /** The person was warned that the connection is not encrypted, and still chose this server on the local network. */
  readonly acceptsPlain?: boolean;
  /** Replaces the arrangements of the lists named; others stay. */
  readonly lists?: Readonly<Record<string, ListChoice>>;
};

export interface UploadRequest {
  /** What the file is for, sent along: `tracks`. */
  readonly folder?: string;
  readonly many: boolean;
}

/** A piece of work with files that main does in the background. */
export interface Job {
  readonly id: string;
  readonly kind: 'export' | 'upload';
  /** The list's title, or the file's name. */
  readonly title: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'unknown';
  readonly done: number;
  readonly total?: number;
  readonly unit: 'rows' | 'bytes';
  readonly failure?: Failure;
  /** A warning about a finished export: fewer rows than the records count, or the list's own rows were saved. */
  readonly note?: { readonly kind: 'fewer'; readonly expected: number } | { readonly kind: 'own-rows' } | undefined;
  /** The file's name (never its path), and its size. */
  readonly file?: { readonly name: string; readonly bytes: number };
  /** An upload's answer. */
  readonly media?: Readonly<Record<string, unknown>>;
  readonly startedAt: string;
}

/** What the page would print, on which paper. */
export interface PdfRequest {
  /** The file's name as it is suggested, without an ending. */
  readonly name: string;
  readonly paper: 'A4' | 'Letter';
}

/** A file's name (never its path), and its size. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

export interface About {
  readonly version: string;
  readonly electron: string;
  readonly platform: 'darwin' | 'win32' | 'linux' | 'browser';
}

/** Every native call: input to value. `preload/contract/bridge/native-calls.ts` has their schemas. */
export interface Natives {
  readonly session: {
    current(): SessionView;
    signIn(input: { readonly email: string; readonly password: string }): SessionView;
    /** Enters the demo as its admin, in either mode. */
    exploreDemo(): SessionView;
    /** Asks the server what the person may do by now. */
    refresh(): SessionView;
    signOut(): SessionView;
    /** Keeps place and drafts for the person whose session just ended. */
    keep(input: ReturnTo): null;
  };
  readonly settings: {
    read(): SettingsView;
    /** Changing mode or server signs out. */
    change(input: SettingsChange): SettingsView;
    resetDemo(): null;
  };
  readonly files: {
    /** Null when the person closes the dialog. */
    exportCsv(input: ExportRequest): Job | null;
    upload(input: UploadRequest): readonly Job[];
    jobs(): readonly Job[];
    cancel(input: { readonly job: string }): null;
    /** Starts a failed or cancelled upload again, by hand. */
    retry(input: { readonly job: string }): null;
    showInFolder(input: { readonly job: string }): null;
    /** Saves what the page would print right now. Null when the person closes the dialog. */
    savePdf(input: PdfRequest): SavedFile | null;
  };
  readonly media: MediaNatives;
  readonly messages: {
    /** What anybody sent from this computer to this server, newest first; only their own for who may not send. */
    list(): readonly SentMessage[];
    keep(input: SentMessageFields): null;
  };
  readonly app: {
    about(): About;
    showLogs(): null;
    /** Opens the server's own pages at once and other https pages after a native question; else fails as `refused`. */
    openExternal(input: { readonly url: string }): null;
    /** Tells main whether anything unsaved would be lost, so that it asks before closing. */
    unsaved(input: { readonly dirty: boolean }): null;
    /** Paints the window's own frame and background like the page. */
    skin(input: { readonly skin: 'light' | 'dark' | 'contrast' | 'sunlight' }): null;
  };
  readonly servers: ServerNatives;
}

/** What main tells the renderer by itself. */
export type BridgeEvent =
  | { readonly type: 'session'; readonly session: SessionView; readonly why: 'expired' | 'changed' }
  | { readonly type: 'job'; readonly job: Job }
  | ({ readonly type: 'check' } & CheckProgress)
  /** From the last real answer, not from the network card. */
  | { readonly type: 'network'; readonly state: 'online' | 'offline' | 'captive' }
  | { readonly type: 'command'; readonly command: Command };

/** What the native menu asks of the page. */
export type Command = 'settings' | 'search' | 'export' | 'back' | 'forward' | 'shortcuts';

type Native<F> = F extends (...input: infer A) => infer V ? (...input: A) => Promise<Result<V>> : never;
type NativeArea<A> = { readonly [N in keyof A]: Native<A[N]> };

export interface Bridge {
  readonly call: <Id extends EndpointId>(
    id: Id,
    input: EndpointInput<Id>,
    /** Names this call for `cancel`; a fresh text per call. */
    callId: string,
  ) => Promise<Result<EndpointOutput<Id>>>;
  readonly cancel: (callId: string) => void;
  readonly session: NativeArea<Natives['session']>;
  readonly settings: NativeArea<Natives['settings']>;
  readonly files: NativeArea<Natives['files']> & {
    /** Files dropped on or pasted into the window. */
    readonly drop: (files: readonly unknown[], request: UploadRequest) => Promise<Result<readonly Job[]>>;
  };
  readonly media: NativeArea<Natives['media']>;
  readonly messages: NativeArea<Natives['messages']>;
  readonly app: NativeArea<Natives['app']>;
  readonly servers: NativeArea<Natives['servers']>;
  /** Returns the function that ends the subscription. */
  readonly on: (listener: (event: BridgeEvent) => void) => () => void;
}

/** The names of all native calls; IPC channels are `area.name`. The compiler holds it to `Natives`. */
export const natives = {
  session: ['current', 'signIn', 'exploreDemo', 'refresh', 'signOut', 'keep'],
  settings: ['read', 'change', 'resetDemo'],
  files: ['exportCsv', 'upload', 'jobs', 'cancel', 'retry', 'showInFolder', 'savePdf'],
  media: ['resolve', 'allow', 'cancel', 'save'],
  messages: ['list', 'keep'],
  app: ['about', 'showLogs', 'openExternal', 'unsaved', 'skin'],
  servers: serverNatives,
} as const satisfies { readonly [A in keyof Natives]: readonly (keyof Natives[A])[] };

/** The channels beside those of `natives`. */
export const channels = { call: 'call', cancel: 'cancel', drop: 'files.drop', event: 'event' } as const;

/**
 * A dropped or pasted file for main. Only the preload makes one, and the page never sees a path. A file that cannot be
 * used carries the reason, so that it does not stop the others.
 */
export type DroppedFile =
  | { readonly path: string }
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly problem: 'upload-too-big' | 'upload-unreadable' | 'upload-network' };
/** The most bytes of a file without a path. */
export const maxPastedBytes = 100_000_000;
export interface Drop {
  readonly files: readonly DroppedFile[];
  readonly request: UploadRequest;
}
