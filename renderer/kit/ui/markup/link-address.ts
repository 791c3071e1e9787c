/** Addresses that a link in a person's own text may have. */
import { mailLink } from '@contract/text/contact-link';

const maxLength = 2_048;

/**
 * What a person typed or pasted, as the address of a link: `example.com` as `https://example.com/`, a mail address with
 * `mailto:`. Undefined for all that is neither a page over https or http nor one plain mailbox.
 */
export const linkAddress = (text: string): string | undefined => {
  const words = text.trim();
  if (words === '' || words.length > maxLength || /\s/.test(words)) return undefined;
  const mail = mailLink(words.replace(/^mailto:/i, ''));
  if (mail) return mail;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(words) ? words : `https://${words}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, href } = new URL(address);
  const isPage =
    (protocol === 'https:' || protocol === 'http:') && username === '' && /[^.]\.[^.]|^localhost$/.test(hostname);
  return isPage ? href : undefined;
};
