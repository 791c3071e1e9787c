/** Copies the link to a screen, for other people and other computers. */
import { formatLink } from '@contract/links/link';
import { addressForOthers } from '@contract/links/screen-address';
import { readAbout } from '../bridge/about';
import { copyText } from '../feedback/copy-text';
import { notifyFailure } from '../feedback/notify-failure';
import { kitText } from '../format/text';
import { useSession } from '../stores/session';

/** The browser demo has no server and cannot be opened by the system, so its link is the page's own address. */
const linkTo = async (address: string) => {
  const { mode = 'live', server = '' } = useSession.getState().session ?? {};
  if ((await readAbout())?.platform !== 'browser') return formatLink({ mode, server, address });
  const shared = addressForOthers(address);
  return shared.ok ? { ...shared, value: window.location.origin + shared.value } : shared;
};

/** `address` is the screen's path and search part. */
export const copyLink = async (address: string): Promise<void> => {
  const link = await linkTo(address);
  if (notifyFailure(link) && link.ok) copyText(link.value, link.value, kitText('copy.linkDone'));
};
