/** Opens a link in user-written text. */
import { bridge } from '../../bridge/bridge';
import { copyText } from '../../feedback/copy-text';
import { notifyFailure } from '../../feedback/notify-failure';

/**
 * Opens a mailbox in the mail program and a secure page in the browser; main asks about a page of another host first.
 * If an address must not be opened, it is copied, and the toast names it.
 */
export const followLink = async (address: string): Promise<void> => {
  const result = await bridge().app.openExternal({ url: address });
  if (!result.ok && result.failure.code === 'not-allowed' && !address.startsWith('mailto:')) copyText(address);
  else notifyFailure(result);
};
