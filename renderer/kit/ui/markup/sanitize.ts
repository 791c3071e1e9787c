/**
 * Sanitizes markup: a waiver's text from the server, and text from the kit's own editor. Only text structure remains:
 * no styles, scripts, forms or loaded content, and no links unless requested.
 */
import createPurifier, { type Config } from 'dompurify';
import { linkAddress } from './link-address';

const config = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'q', 'cite'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['dir', 'lang', 'colspan', 'rowspan', 'start', 'reversed'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Parsing longer texts would block the page. */
const maxMarkupLength = 500_000;

const purify = (markup: string, links: boolean): DocumentFragment =>
  createPurifier.sanitize(markup.slice(0, maxMarkupLength), {
    ...config,
    ALLOWED_TAGS: links ? [...config.ALLOWED_TAGS, 'a'] : config.ALLOWED_TAGS,
    ALLOWED_ATTR: links ? [...config.ALLOWED_ATTR, 'href'] : config.ALLOWED_ATTR,
  } as unknown as Config & { RETURN_DOM_FRAGMENT: true });

/** The markup as nodes that are safe to show; empty if nothing may be shown. */
export const sanitize = (markup: string): DocumentFragment => purify(markup, false);

/** The same with links to https pages and mailboxes; other links become plain text. */
export const sanitizeWithLinks = (markup: string): DocumentFragment => {
  const nodes = purify(markup, true);
  for (const link of nodes.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
    else link.replaceWith(...link.childNodes);
  }
  return nodes;
};
