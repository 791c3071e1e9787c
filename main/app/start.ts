/** How the app was started: what is refused before anything else happens, and where it keeps its things. */

import { writeSync } from 'node:fs';
import { serverAddress } from '@contract/server-address';
import { app } from 'electron';
import { hostileStart } from './hardening';
import { readSwitches, type Switches } from './switches';
import { text } from './text';

const refuse = (problems: readonly string[]): never => {
  try {
    // At once, since the process ends here.
    writeSync(2, `${[text('switches.intro'), ...problems].join('\n')}\n`);
  } catch {
    // Started without anywhere to write to.
  }
  process.exit(2);
};

/**
 * The switches of this start, checked. Ends the process where they are wrong or would weaken a packaged app, and where
 * Pitwall already runs on the same folder: that one comes to the front. Nothing is read or written before.
 */
export const readStart = (): Switches => {
  const hostile = app.isPackaged && hostileStart((name) => app.commandLine.hasSwitch(name), process.env);
  if (hostile) refuse([text('switches.hostile', { what: hostile })]);
  const { switches, problems } = readSwitches(process.argv.slice(1));
  if (problems.length > 0) refuse(problems);
  if (switches.folder) app.setPath('userData', switches.folder);
  if (!app.requestSingleInstanceLock()) process.exit(0);
  return switches;
};

/** Vite's development server, for hot reload: in an unpackaged run only, and on this computer only. */
export const developmentServer = (): URL | undefined => {
  const given = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  const address = given ? serverAddress(given) : undefined;
  return address?.ok && address.value.startsWith('http:') ? new URL(address.value) : undefined;
};
