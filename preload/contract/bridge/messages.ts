/** The native calls for the push messages sent from this computer. */
import { value } from '../endpoint';
import { nativeCall } from './native-call';
import { type SentMessage, SentMessageFields } from './sent-message';

export const messages = {
  /** All messages sent from this computer to this server, newest first; a user who may not send sees only their own. */
  list: nativeCall({ output: value<readonly SentMessage[]>() }),
  keep: nativeCall({ input: SentMessageFields, output: value<null>() }),
};
