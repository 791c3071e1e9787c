/** What a click on a link in somebody's text does. */
import { bridge } from '../bridge';
import { copyText } from '../copy';
import { tell } from '../tell';

/** Mailboxes open in the mail program. The app opens no foreign page: such an address is copied, and the toast names it. */
export const followLink = (address: string): void => {
  if (address.startsWith('mailto:')) void bridge().app.openExternal({ url: address }).then(tell);
  else copyText(address);
};
