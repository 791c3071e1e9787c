/** What the settings say of scanners. Apart from the other settings so that the page loads no schemas. */

/** The keyboards that a scanner may imitate. `auto`: as the computer's own, and by its keys' places if that makes no sense. */
export const scannerLayouts = ['auto', 'us', 'gb', 'de', 'fr', 'es', 'it'] as const;
export type ScannerLayout = (typeof scannerLayouts)[number];

/**
 * `auto`: Enter, Tab or a line feed ends a code, and a pause where only codes are scanned. `none`: a pause, everywhere.
 * Otherwise the name of another key that ends a code as well: `F8`, `ArrowDown`, `Ctrl+C`.
 */
export const scannerEndPattern = /^(?:auto|none|[A-Z][A-Za-z0-9]{1,11}|Ctrl\+[A-Z@[\]\\^_])$/;
