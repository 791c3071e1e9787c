/** The network of a program that a bench starts: Chromium's in Electron's main process, else Node's. */
import { createMemoryVault } from '../../main/core/session/vault';
import { type Networks, networkOf } from '../../main/transport/live';

export const networks = async (): Promise<Networks> => {
  if (!process.versions.electron) return { read: networkOf(fetch), write: networkOf(fetch) };
  await (await import('electron')).app.whenReady();
  const { createNetworkSessions } = await import('../../main/transport/sessions');
  const { createChromium } = await import('../../main/transport/chromium');
  const { createProxySignIn } = await import('../../main/transport/proxy-sign-in');
  return createChromium(createNetworkSessions(), createProxySignIn(createMemoryVault())).networks;
};
