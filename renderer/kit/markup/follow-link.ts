/** What a click on a link in somebody's text does. */
import { bridge } from '../bridge';
import { copyText } from '../copy';
import { tell } from '../tell';

/**
 * Opens a mailbox in the mail program and a secure page in the browser; main asks about a page of another host first.
 * If an address must not be opened, it is copied, and the toast names it.
 */
export const followLink = async (address: string): Promise<void> => {
  const result = await bridge().app.openExternal({ url: address });
  if (!result.ok && result.failure.code === 'not-allowed' && !address.startsWith('mailto:')) copyText(address);
  else tell(result);
};
