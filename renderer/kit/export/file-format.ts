/** How a file of a kind is written, unless the user has chosen otherwise. */
import type { ExportRequest } from '@contract/bridge';
import type { StoredExportChoice } from '@contract/settings/export-choices';
import { pageDirection } from '../format/direction';
import { currentLocale } from '../format/locale';

export type FileFormat = Pick<StoredExportChoice, 'separator' | 'forSpreadsheet' | 'format'>;

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

/** CSV for a spreadsheet of this region, or for another program. */
export const fileFormat = (forSpreadsheet: boolean): Pick<FileFormat, 'separator' | 'forSpreadsheet'> => ({
  separator: forSpreadsheet && isCommaRegion() ? ';' : ',',
  forSpreadsheet,
});

/** An Excel file, and CSV for a spreadsheet where there can be none. */
export const excelFormat = (): FileFormat => ({ ...fileFormat(true), format: 'xlsx' });

/** What a request says of a format. */
export const toRequestFormat = ({
  separator,
  forSpreadsheet,
  format,
}: Omit<FileFormat, 'format'> & { readonly format?: FileFormat['format'] | undefined }): Pick<
  ExportRequest,
  'separator' | 'forSpreadsheet' | 'excel'
> => ({
  separator,
  forSpreadsheet,
  ...(format === 'xlsx' ? { excel: { language: currentLocale(), rightToLeft: pageDirection() === 'rtl' } } : {}),
});
