/** The native calls that print without the system's dialog. */
import { z } from 'zod';
import { value } from '../endpoint';
import { nativeCall } from './native-call';

/** A printer of this computer. */
export interface Printer {
  /** How the system knows it. */
  readonly name: string;
  /** How people know it. */
  readonly label: string;
}

const millimeters = z.number().min(10).max(500);

const PrintRequest = z.strictObject({
  printer: z.string().min(1).max(300),
  /** The size of the paper, in millimeters. */
  width: millimeters,
  height: millimeters,
});
export type PrintRequest = Readonly<z.output<typeof PrintRequest>>;

export const printing = {
  printers: nativeCall({ output: value<readonly Printer[]>() }),
  /** Prints what the page would print right now, without margins. Fails as `print-failed`. */
  print: nativeCall({ input: PrintRequest, output: value<null>() }),
};
