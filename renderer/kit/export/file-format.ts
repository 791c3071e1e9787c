/** How a file of a kind is written, unless the user has chosen otherwise. */
import type { ExportRequest } from '@contract/bridge';

export type FileFormat = Pick<ExportRequest, 'separator' | 'forSpreadsheet'>;

/** The system may report a language that is no tag: "en-US@posix". */
const isLanguageTag = (language: string): boolean => {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
};

/** Whether numbers have a decimal comma in the region of this computer, so that its spreadsheets separate cells by semicolons. */
const isCommaRegion = (): boolean =>
  new Intl.NumberFormat(navigator.languages.filter(isLanguageTag))
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');

/** A file for a spreadsheet of this region, or for another program. */
export const fileFormat = (forSpreadsheet: boolean): FileFormat => ({
  separator: forSpreadsheet && isCommaRegion() ? ';' : ',',
  forSpreadsheet,
});
