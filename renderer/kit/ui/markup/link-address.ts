/** The addresses that a link in user-written text may have. */
import { mailLink } from '@contract/text/contact-link';

const maxLength = 2_048;

/**
 * Converts typed or pasted text to a link address: `example.com` to `https://example.com/`, an email address to
 * `mailto:`. Undefined if it is neither an http(s) page nor a single plain mailbox.
 */
export const linkAddress = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxLength || /\s/.test(trimmed)) return undefined;
  const mail = mailLink(trimmed.replace(/^mailto:/i, ''));
  if (mail) return mail;
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, href } = new URL(address);
  const isPage =
    (protocol === 'https:' || protocol === 'http:') && username === '' && /[^.]\.[^.]|^localhost$/.test(hostname);
  return isPage ? href : undefined;
};
