/** Evaluates how the app was started: refuses invalid starts first, then sets the folder of its files. */
import { serverAddress } from '@contract/server/server-address';
import { app } from 'electron';
import { policyFor } from '../settings/policy';
import { findForbiddenSwitch } from './hardening';
import { text } from './native-text';
import { parseSwitches, type Switches } from './switches';

/** The switches of this start, or the sentences that explain why the app must not start with them. */
export type Start = { readonly switches: Switches } | { readonly problems: readonly string[] };

/**
 * Checks the switches. If Pitwall already runs on the same folder, its window comes to the front and this process ends.
 * Nothing is read or written before this check.
 */
export const parseStart = (): Start => {
  const words = process.argv.slice(1);
  const hostile = app.isPackaged ? findForbiddenSwitch(words, process.env) : undefined;
  if (hostile !== undefined) return { problems: [text('switches.hostile', { what: hostile })] };
  const { switches, problems } = parseSwitches(words, (policy) => policyFor(policy).allowHttp);
  if (problems.length > 0) return { problems };
  if (switches.folder) app.setPath('userData', switches.folder);
  if (!app.requestSingleInstanceLock()) process.exit(0);
  return { switches };
};

/** The mode and server that the switches set in place of the stored settings. */
export const modeOf = ({ demo, server }: Switches): { readonly mode?: 'demo' | 'live'; readonly server?: string } => {
  if (server !== undefined) return { mode: 'live', server };
  return demo ? { mode: 'demo' } : {};
};

/** Vite's development server, for hot reload: in an unpackaged run only, and on this computer only. */
export const developmentServer = (): URL | undefined => {
  const rendererUrl = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  const address = rendererUrl ? serverAddress(rendererUrl) : undefined;
  return address?.ok && address.value.startsWith('http:') ? new URL(address.value) : undefined;
};
