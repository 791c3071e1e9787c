/**
 * Markup of the server that is shown as markup: a waiver's text, and nothing else. What is left is a document's text
 * structure: no address, no style, no script, no form, nothing that loads or can be clicked.
 */
import createPurifier, { type Config } from 'dompurify';

const config = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'q', 'cite'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['dir', 'lang', 'colspan', 'rowspan', 'start', 'reversed'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** Longer texts are no waiver, and reading them would hold the page up. */
const longestMarkup = 500_000;

/** The markup as nodes that are safe to show; empty where nothing of it may be shown. */
export const sanitize = (markup: string): DocumentFragment =>
  createPurifier.sanitize(markup.slice(0, longestMarkup), config as unknown as Config & { RETURN_DOM_FRAGMENT: true });
