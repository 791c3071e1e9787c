/** What main must answer. One object holds it all, so that a forgotten call does not compile. */
import type { Drop, Job, Natives } from '@contract/bridge';
import type { Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';

type Answer<V> = Result<V> | Promise<Result<V>>;
type Handler<F> = F extends (...input: infer I) => infer V ? (...input: I) => Answer<V> : never;
type Area<A> = { readonly [N in keyof A]: Handler<A[N]> };

export interface Handlers {
  /** A call of the table, its input parsed and open to screens. The signal is that of `bridge.cancel`. */
  readonly call: (id: EndpointId, input: unknown, signal: AbortSignal) => Answer<unknown>;
  readonly session: Area<Natives['session']>;
  readonly settings: Area<Natives['settings']>;
  readonly files: Area<Natives['files']> & {
    /** Files dropped on or pasted into the window; the preload names their paths, never the page. */
    readonly drop: (input: Drop) => Answer<readonly Job[]>;
  };
  readonly media: Area<Natives['media']>;
  readonly messages: Area<Natives['messages']>;
  readonly app: Area<Natives['app']>;
  readonly servers: Area<Natives['servers']>;
}
