/**
 * Every native call, by area. The types of `window.bridge`, the channels, what the preload exposes, main's handlers and
 * the check of inputs are derived from these rows.
 */
import { z } from 'zod';
import { value } from '../endpoint';
import type { Result } from '../failure';
import { ViewFile } from '../list/view-file';
import type { NetworkView } from '../network/network-view';
import { ProxyAnswer, ProxyCancel } from '../network/proxy-question';
import { SettingsChange, type SettingsView } from '../settings';
import { type SentMessage, SentMessageFields } from '../settings/sent-message';
import type { UpdatesView } from '../updates/updates-view';
import { app } from './app';
import { diagnostics } from './diagnostics';
import { eventLog } from './event-log';
import { exports } from './exports';
import { files, type SavedFile } from './files';
import { handover } from './handover';
import { journal } from './journal';
import { media } from './media';
import { type NativeCall, nativeCall } from './native-call';
import { notes } from './notes';
import { offline } from './offline';
import { outbox } from './outbox';
import { printing } from './printing';
import { servers } from './servers';
import { session } from './session';
import { windows } from './windows';

/** The native calls for the state of the network. */
const network = {
  view: nativeCall({ output: value<NetworkView>(), whileLocked: true }),
  /** Asks the server now. */
  check: nativeCall({ output: value<NetworkView>() }),
  /** Opens the Wi-Fi's sign-in page in the browser. */
  openSignIn: nativeCall({ output: value<null>() }),
  /** Signs in to the proxy that asks. Unlocking may need it. Whether the keychain stores it, if that was asked for. */
  signInToProxy: nativeCall({
    input: ProxyAnswer,
    output: value<{ readonly isStored: boolean }>(),
    whileLocked: true,
  }),
  /** Forgets the names and passwords of proxies, also in the keychain. */
  signOutOfProxy: nativeCall({ output: value<null>() }),
  cancelProxySignIn: nativeCall({ input: ProxyCancel, output: value<null>(), whileLocked: true }),
};

/** The native calls of Settings > Updates. Each answers with the view as it is then; later ones come as events. */
const view = { output: value<UpdatesView>() };

const updates = {
  view: nativeCall(view),
  check: nativeCall(view),
  /** Fails as `not-allowed` unless a newer version is offered that the app may install. */
  download: nativeCall(view),
  cancel: nativeCall(view),
  /** The person has read the news. */
  seen: nativeCall(view),
  /** Quits the app, which installs the update if nothing waits. Fails as `not-allowed` if none is ready. */
  quit: nativeCall({ output: value<null>() }),
};

/** The native calls that save and open files of saved views. */
const views = {
  /** Asks for a file and writes it; null if the person closes the dialog. */
  save: nativeCall({ input: z.strictObject({ file: ViewFile }), output: value<SavedFile | null>() }),
  /** Asks for a file and reads it, changing nothing; null if the person closes the dialog. Fails as `view-file`. */
  open: nativeCall({ output: value<ViewFile | null>() }),
};

/** The native calls of the settings. */
const settings = {
  read: nativeCall({ output: value<SettingsView>() }),
  /** Changing mode or server signs out. */
  change: nativeCall({ input: SettingsChange, output: value<SettingsView>() }),
  resetDemo: nativeCall({ output: value<null>() }),
};

/** The native calls for the push messages sent from this computer. */
const messages = {
  /** All messages sent from this computer to this server, newest first; a user who may not send sees only their own. */
  list: nativeCall({ output: value<readonly SentMessage[]>() }),
  keep: nativeCall({ input: SentMessageFields, output: value<null>() }),
};

export const nativeCalls = {
  session,
  settings,
  files,
  exports,
  media,
  messages,
  app,
  servers,
  network,
  notes,
  eventLog,
  offline,
  outbox,
  journal,
  handover,
  printing,
  views,
  diagnostics,
  updates,
  windows,
} as const;
export type NativeCalls = typeof nativeCalls;
export type NativeArea = keyof NativeCalls;

type InputOf<C, Side extends 'input' | 'output'> =
  C extends NativeCall<infer I> ? (Side extends 'input' ? z.input<I> : z.output<I>) : never;
type ArgumentsOf<Input> = [Input] extends [undefined] ? readonly [] : readonly [input: Input];
type AnswerOf<C> = C extends NativeCall<z.ZodType, infer O> ? Result<O> : never;

/** An area's calls as the page makes them. */
export type NativeBridge<A extends NativeArea> = {
  readonly [N in keyof NativeCalls[A]]: (
    ...input: ArgumentsOf<InputOf<NativeCalls[A][N], 'input'>>
  ) => Promise<AnswerOf<NativeCalls[A][N]>>;
};

/** An area's calls as a host answers them, their inputs checked. */
export type NativeHandlers<A extends NativeArea> = {
  readonly [N in keyof NativeCalls[A]]: (
    ...input: ArgumentsOf<InputOf<NativeCalls[A][N], 'output'>>
  ) => AnswerOf<NativeCalls[A][N]> | Promise<AnswerOf<NativeCalls[A][N]>>;
};

/** The rows by channel: `session.signIn`. */
export const nativeChannels: ReadonlyMap<string, NativeCall> = new Map(
  Object.entries(nativeCalls).flatMap(([area, calls]) =>
    Object.entries<NativeCall>(calls).map(([name, call]) => [`${area}.${name}`, call] as const),
  ),
);

/** The names of the calls by area. */
export const nativeNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(nativeCalls).map(([area, calls]) => [area, Object.keys(calls)]),
);
