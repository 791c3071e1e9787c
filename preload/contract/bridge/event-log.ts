/** The native calls for the log of an event, which is never sent to the server. */
import { z } from 'zod';
import { value } from '../endpoint';
import { idText } from '../entities/id';
import { type LogEntry, LogInput } from '../event-log/entry';
import { limits } from '../limits';
import { nativeCall } from './native-call';

const event = z.string().regex(idText);

export const eventLog = {
  /**
   * The entries of an event, the rain checks that count at it, and where its own were honored, in no order. Each text is a JSON
   * list of entries, because a log may be long, and Electron would copy each field of each entry at once.
   */
  list: nativeCall({ input: z.strictObject({ event }), output: value<readonly string[]>() }),
  /** Stores all entries or none, and returns them with their time and origin. They come as an event, too. */
  add: nativeCall({
    input: z.strictObject({ event, entries: z.array(LogInput).min(1).max(limits.logEntries) }),
    output: value<readonly LogEntry[]>(),
    // An entry list has a row for each racer.
    size: 'rows',
  }),
  /** The name of this computer in its entries. */
  computer: nativeCall({ output: value<string>() }),
  /** Removes the log of an event from this computer. Its rain checks stay: they count at other events. */
  remove: nativeCall({ input: z.strictObject({ event }), output: value<null>() }),
};
