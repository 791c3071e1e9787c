/** The native calls for the state of the network. */
import { value } from '../endpoint';
import type { NetworkView } from '../network/network-view';
import { nativeCall } from './native-call';

export const network = {
  view: nativeCall({ output: value<NetworkView>() }),
  /** Asks the server now. */
  check: nativeCall({ output: value<NetworkView>() }),
  /** Opens the Wi-Fi's sign-in page in the browser. */
  openSignIn: nativeCall({ output: value<null>() }),
};
