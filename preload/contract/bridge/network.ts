/** The native calls for the state of the network. */
import { value } from '../endpoint';
import type { NetworkView } from '../network/network-view';
import { ProxyAnswer, ProxyCancel } from '../network/proxy-question';
import { nativeCall } from './native-call';

export const network = {
  view: nativeCall({ output: value<NetworkView>(), whileLocked: true }),
  /** Asks the server now. */
  check: nativeCall({ output: value<NetworkView>() }),
  /** Opens the Wi-Fi's sign-in page in the browser. */
  openSignIn: nativeCall({ output: value<null>() }),
  /** Signs in to the proxy that asks. Unlocking may need it. Whether the keychain stores it, if that was asked for. */
  signInToProxy: nativeCall({
    input: ProxyAnswer,
    output: value<{ readonly isStored: boolean }>(),
    whileLocked: true,
  }),
  /** Forgets the names and passwords of proxies, also in the keychain. */
  signOutOfProxy: nativeCall({ output: value<null>() }),
  cancelProxySignIn: nativeCall({ input: ProxyCancel, output: value<null>(), whileLocked: true }),
};
