/** Renders the pages of a document as pictures for printing. */
import type { PdfFile } from './pdf-file';

/** The most pages to print. A person saves a longer document and prints it with another program. */
export const maxPrinted = 100;

/** About 190 dots per inch of a Letter page, which is sharp enough on paper. */
const printWidth = 1_600;

export const picturesOf = async (file: PdfFile): Promise<readonly string[]> => {
  const addresses: string[] = [];
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= Math.min(file.pages, maxPrinted); number += 1) {
    await file.draw(number, canvas, printWidth);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) addresses.push(URL.createObjectURL(blob));
  }
  return addresses;
};
