/** Reads the texts of a PDF's pages. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

export const pagesOf = async (file: Uint8Array): Promise<readonly PdfPage[]> => {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0, useWasm: false }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    pages.push({ width, height, text });
  }
  await pdf.loadingTask.destroy();
  return pages;
};
