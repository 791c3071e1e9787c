/** All handlers of main in one object, so that a missing one does not compile. */
import type { Drop, Job } from '@contract/bridge';
import type { NativeArea, NativeHandlers } from '@contract/bridge/native-calls';
import type { Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';

type Answer<V> = Result<V> | Promise<Result<V>>;

export type Handlers = {
  readonly [A in Exclude<NativeArea, 'files'>]: NativeHandlers<A>;
} & {
  /** A call of the table, its input parsed and open to screens. The signal is that of `bridge.cancel`. */
  readonly call: (id: EndpointId, input: unknown, signal: AbortSignal) => Answer<unknown>;
  readonly files: NativeHandlers<'files'> & {
    /** Files dropped on or pasted into the window; the preload names their paths, never the page. */
    readonly drop: (input: Drop) => Answer<readonly Job[]>;
  };
};
