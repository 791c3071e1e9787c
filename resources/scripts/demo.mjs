/** `npm run demo [-- --port 4173]`: serves the browser demo, without Electron. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { serveDemo } from './demo-server.mjs';
import { isMain, ready, stop } from './setup.mjs';

const defaultPort = 4173;

/** Builds the demo if it is stale and serves it on the given port, or on the default one, or on any free one. */
export const openDemo = async (port) => {
  await ensureBuilt(['demo']);
  const taken = (error) => error.code === 'EADDRINUSE';
  try {
    return await serveDemo(port ?? defaultPort);
  } catch (error) {
    if (port !== undefined) stop(taken(error) ? `port ${port} is already in use. Choose another one.` : error.message);
    if (!taken(error)) stop(error.message);
    return serveDemo(0);
  }
};

if (isMain(import.meta.url)) {
  await ready(import.meta.url);
  const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: true });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536))
    stop(`"${values.port}" isn't a port. Use a number from 0 to 65535.`);
  const { address } = await openDemo(port);
  console.log(address);
}
