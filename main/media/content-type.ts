/** Detects a fetched file's type by its content alone, because a server's names and headers may be wrong. */
import { detectType } from '../core/upload/detect-type';
import { imageSizeOf } from '../core/upload/image-size';

export interface Content {
  readonly family: 'image' | 'video' | 'document';
  readonly mime: string;
  /** The ending that a saved file gets. */
  readonly extension: string;
}

/** Kinds that Chromium draws or plays, and PDF. Everything else, above all HTML, is refused. */
const kinds: Readonly<Record<string, Content>> = {
  'image/jpeg': { family: 'image', mime: 'image/jpeg', extension: '.jpg' },
  'image/png': { family: 'image', mime: 'image/png', extension: '.png' },
  'image/apng': { family: 'image', mime: 'image/png', extension: '.png' },
  'image/gif': { family: 'image', mime: 'image/gif', extension: '.gif' },
  'image/webp': { family: 'image', mime: 'image/webp', extension: '.webp' },
  'image/avif': { family: 'image', mime: 'image/avif', extension: '.avif' },
  'video/mp4': { family: 'video', mime: 'video/mp4', extension: '.mp4' },
  'video/x-m4v': { family: 'video', mime: 'video/mp4', extension: '.m4v' },
  'video/quicktime': { family: 'video', mime: 'video/mp4', extension: '.mov' },
  'video/webm': { family: 'video', mime: 'video/webm', extension: '.webm' },
  'application/pdf': { family: 'document', mime: 'application/pdf', extension: '.pdf' },
};
const svg: Content = { family: 'image', mime: 'image/svg+xml', extension: '.svg' };

/** The root element after a declaration, comments and a document type; an HTML page never matches. */
const svgStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,4096}-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,4096}-->\s*)*<svg[\s>]/i;

/** Bytes needed to detect the type and a picture's size. */
export const headLength = 262_144;

/** The type of content by its first bytes; undefined for content that is not shown. */
export const contentOf = async (head: Uint8Array): Promise<Content | undefined> => {
  const start = new TextDecoder().decode(head.subarray(0, 8_192));
  if (svgStart.test(start)) return svg;
  const mime = (await detectType(head).catch(() => undefined))?.mime;
  return mime === undefined ? undefined : kinds[mime];
};

/** Limits of a picture's longer side and its pixels: a larger one would fill the page's memory when decoded. */
const maxSide = 20_000;
const maxPixels = 100_000_000;

/** Whether a picture is small enough to decode. Without a size in its header it is not; SVG always is. */
export const isDrawable = ({ mime }: Content, head: Uint8Array): boolean => {
  if (mime === svg.mime) return true;
  const size = imageSizeOf(head, mime);
  return size !== undefined && Math.max(size.width, size.height) <= maxSide && size.width * size.height <= maxPixels;
};
