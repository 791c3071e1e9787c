/** The row of a native call: its input and its answer. */
import { z } from 'zod';
import type { Output } from '../endpoint';

export interface NativeCall<I extends z.ZodType = z.ZodType, O = unknown> {
  readonly input: I;
  readonly output: Output<O>;
  /** How large an input may be: a form's, or the rows of a list. */
  readonly size: 'form' | 'rows';
  /** Answered also while the app is locked: the lock screen needs it, and it contains no data of a record. */
  readonly whileLocked: boolean;
}

interface Row<I, O> {
  /** Left out for a call without input. */
  readonly input?: I;
  readonly output: Output<O>;
  readonly size?: NativeCall['size'];
  readonly whileLocked?: boolean;
}

export const nativeCall = <O, I extends z.ZodType = z.ZodUndefined>({
  input,
  output,
  size = 'form',
  whileLocked = false,
}: Row<I, O>): NativeCall<I, O> => ({
  input: input ?? (z.undefined() as z.ZodType as I),
  output,
  size,
  whileLocked,
});
