/** Gives jsdom the streams that browsers have and msw needs. */
import * as streams from 'node:stream/web';

for (const [name, value] of Object.entries(streams))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
