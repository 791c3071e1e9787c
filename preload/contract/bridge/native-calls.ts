/**
 * Every native call, by area. The types of `window.bridge`, the channels, what the preload exposes, main's handlers and
 * the check of inputs are derived from these rows.
 */
import type { z } from 'zod';
import type { Result } from '../failure';
import { app } from './app';
import { diagnostics } from './diagnostics';
import { exports } from './exports';
import { files } from './files';
import { handover } from './handover';
import { media } from './media';
import { messages } from './messages';
import type { NativeCall } from './native-call';
import { network } from './network';
import { notes } from './notes';
import { offline } from './offline';
import { outbox } from './outbox';
import { servers } from './servers';
import { session } from './session';
import { settings } from './settings';
import { updates } from './updates';
import { views } from './views';

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
  offline,
  outbox,
  handover,
  views,
  diagnostics,
  updates,
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
