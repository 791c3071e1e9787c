/** `npm run demo [-- --port 4173]`: the browser demo, with no Electron at all. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { serveDemo } from './demo-server.mjs';
import { isMain, ready, stop } from './setup.mjs';

const usualPort = 4173;

/** Builds the demo where it is stale and serves it: at the port asked for, else at the usual one, else at any free one. */
export const openDemo = async (port) => {
  await ensureBuilt(['demo']);
  const taken = (error) => error.code === 'EADDRINUSE';
  try {
    return await serveDemo(port ?? usualPort);
  } catch (error) {
    if (port !== undefined) stop(taken(error) ? `port ${port} is taken: choose another.` : error.message);
    if (!taken(error)) stop(error.message);
    return serveDemo(0);
  }
};

if (isMain(import.meta.url)) {
  await ready(import.meta.url);
  const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: true });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536))
    stop(`"${values.port}" is no port.`);
  const { address } = await openDemo(port);
  console.log(address);
}
