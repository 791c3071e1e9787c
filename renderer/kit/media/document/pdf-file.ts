/** Draws PDFs with pdf.js. Loaded with the first document; the parser runs in a worker. */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';
import { allowWorker } from '../../ui/own-worker';

const prepare = (): void => {
  GlobalWorkerOptions.workerSrc = workerAddress;
  allowWorker(workerAddress);
};

/** The bytes of a `data:` address, which the page's policy does not allow to fetch. */
const bytesOf = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

export interface PdfFile {
  readonly pages: number;
  /** Draws a page (from 1) with this width in pixels; resolves to its text for screen readers. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<string>;
  /** The width of a page divided by its height. */
  ratio(page: number): Promise<number>;
  close(): void;
}

const maxPixels = 16_000_000;

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
};

const fileOf = (document: PDFDocumentProxy): PdfFile => ({
  pages: document.numPages,
  ratio: async (number) => {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
    return width / height;
  },
  draw: async (number, canvas, width) => {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const limit = Math.sqrt(maxPixels / (natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(width / natural.width, limit) });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return textOf(page);
  },
  close: () => void document.loadingTask.destroy(),
});

/** Opens a PDF by an address that the page may load. Rejects if the file is not a PDF. */
export const openPdf = async (address: string): Promise<PdfFile> => {
  prepare();
  const source = address.startsWith('data:') ? { data: bytesOf(address) } : { url: address };
  const task = getDocument({
    ...source,
    // The page's policy forbids both; pdf.js falls back to plain JavaScript.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    disableRange: true,
    disableStream: true,
    verbosity: 0,
  });
  return fileOf(await task.promise);
};
