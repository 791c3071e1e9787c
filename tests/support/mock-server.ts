/** The mock server as `npm run build` bundles it: the demo's answers find their parts by folder, which only the bundler can. */
import type { MockServer, MockServerOptions } from '../../mocks/server/start';

interface Built {
  startMockServer(options?: MockServerOptions): Promise<MockServer>;
}
const built = new URL('../../out/mock-server/start.js', import.meta.url).href;

/** Starts it on a port of this computer. The caller closes it. */
export const startMockServer = async (options?: MockServerOptions): Promise<MockServer> =>
  ((await import(built)) as Built).startMockServer(options);
