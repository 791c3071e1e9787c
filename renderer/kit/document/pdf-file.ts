/** A PDF, drawn page by page in this page by pdf.js. Loaded with the first document; its parser runs in a worker. */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

let isPrepared = false;
/** A worker's address is code to Trusted Types: the policy lets this one through, and nothing else. */
const prepare = (): void => {
  if (isPrepared) return;
  isPrepared = true;
  GlobalWorkerOptions.workerSrc = workerAddress;
  const trusted = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  trusted?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, location.href).href === new URL(workerAddress, location.href).href) return address;
      throw new TypeError('Only the document worker may be loaded.');
    },
  });
};

/** The bytes of a `data:` address: the page may not fetch those. */
const bytesOf = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

export interface PdfFile {
  readonly pages: number;
  /** Draws a page, from 1, that many pixels wide; resolves to its words, for those who do not see it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<string>;
  /** Width by height of a page. */
  ratio(page: number): Promise<number>;
  close(): void;
}

const maxPixels = 16_000_000;

const wordsOf = async (page: PDFPageProxy): Promise<string> => {
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
    return wordsOf(page);
  },
  close: () => void document.loadingTask.destroy(),
});

/** Opens a PDF by an address that the page may load. Rejects where it is none. */
export const openPdf = async (address: string): Promise<PdfFile> => {
  prepare();
  const source = address.startsWith('data:') ? { data: bytesOf(address) } : { url: address };
  const task = getDocument({
    ...source,
    // The policy of the page allows neither: plain code does the same.
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    disableRange: true,
    disableStream: true,
    verbosity: 0,
  });
  return fileOf(await task.promise);
};
