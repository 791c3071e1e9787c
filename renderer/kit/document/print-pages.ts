/** The pages of a document as pictures for paper. */
import type { PdfFile } from './pdf-file';

/** Pages printed from here at most; a longer document is saved and printed by another program. */
export const maxPrinted = 100;

/** Sharp enough on paper: about 190 dots per inch of a Letter page. */
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
