/** Copies the link to a screen, for other people and other computers. */
import { formatLink } from '@contract/links/link';
import { addressForOthers } from '@contract/links/screen-address';
import { readAbout } from '../bridge/about';
import { bridge } from '../bridge/bridge';
import { copyText, notifyCopied } from '../feedback/copy-text';
import { notifyFailure } from '../feedback/notify-failure';
import { kitText } from '../format/text';
import { useSession } from '../stores/session';

/** The browser demo has no server and cannot be opened by the system, so its link is the page's own address. */
const copyPageAddress = (address: string): void => {
  const shared = addressForOthers(address);
  if (!notifyFailure(shared) || !shared.ok) return;
  const link = window.location.origin + shared.value;
  copyText(link, link, kitText('copy.linkDone'));
};

/**
 * `address` is the screen's path and search part. Main copies it, because a click in the menu bar is none in the page,
 * which then can't copy.
 */
export const copyLink = async (address: string): Promise<void> => {
  if ((await readAbout())?.platform === 'browser') return copyPageAddress(address);
  const { mode = 'live', server = '' } = useSession.getState().session ?? {};
  const link = formatLink({ mode, server, address });
  if (!notifyFailure(link) || !link.ok) return;
  const copied = await bridge().app.copyLink({ link: link.value });
  notifyCopied(copied.ok, link.value, kitText('copy.linkDone'));
};
