/** The built mock server: the demo's answers use `import.meta.glob`, which only the bundler supports. */
import type { Dialect } from '../../mocks/server/dialects/dialect';
import { type DialectName, dialects } from '../../mocks/server/dialects/index';
import type { MockServer, MockServerOptions } from '../../mocks/server/start';

interface Built {
  startMockServer(options?: MockServerOptions): Promise<MockServer>;
}
const built = new URL('../../out/mock-server/start.js', import.meta.url).href;

/** Starts it on a port of this computer. The caller closes it. */
export const startMockServer = async (options?: MockServerOptions): Promise<MockServer> =>
  ((await import(built)) as Built).startMockServer(options);

/** A dialect's form of one of the demo's ids. */
export const dialectIds = (name: DialectName): ((id: number) => string) => {
  const { writing }: Dialect = dialects[name];
  return (id) => String(writing.id?.(id) ?? id);
};
