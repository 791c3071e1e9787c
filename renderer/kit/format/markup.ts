/** The words of a text that the server keeps as HTML. It stays text: nothing here is ever read as markup by the page. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const characterOf = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const shown = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return shown ? String.fromCodePoint(code) : entity;
};

/** `<p>Gates at <b>7</b></p>` as "Gates at 7". Paragraphs and items become lines; a lone `<` stays what it is. */
export const markupText = (markup: string): string =>
  markup
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|tr|blockquote)\s*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, characterOf)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
