/** Answers of `app://pitwall/media/<id>`: content of a detected type, with headers that forbid it to run scripts. */
import type { Content } from './content-type';
import type { MediaAnswer } from './download';

const headers = {
  // An SVG that is opened as a page must not run, load or post anything.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Chromium's own viewer never opens a PDF: the page reads its bytes. */
const typeOf = ({ family, mime }: Content): string => (family === 'document' ? 'application/octet-stream' : mime);

export const refuse = (status: number): Response => new Response(null, { status, headers });

export const respondWhole = (content: Content, bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: { ...headers, 'content-type': typeOf(content), 'content-length': String(bytes.byteLength) },
  });

/** Streams a video with the server's own ranges. Calls `onEnd` once, after success and failure alike. */
export const respondStream = (
  content: Content,
  answer: MediaAnswer,
  head: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  maxBytes: number,
  onEnd: () => void,
): Response => {
  let sent = 0;
  let isFirst = head.byteLength > 0;
  const passed = ['content-length', 'content-range', 'accept-ranges'].flatMap((name) => {
    const value = answer.headers[name];
    return value === undefined || answer.headers['content-encoding'] !== undefined ? [] : [[name, value]];
  });
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const next = isFirst ? { done: false, value: head } : await chunks.next();
        isFirst = false;
        if (next.done) {
          onEnd();
          controller.close();
          return;
        }
        const piece: Uint8Array = next.value;
        sent += piece.byteLength;
        if (sent > maxBytes) throw new RangeError('too large');
        controller.enqueue(piece);
      } catch (error) {
        onEnd();
        await chunks.return?.();
        controller.error(error);
      }
    },
    cancel: async () => {
      onEnd();
      await chunks.return?.();
    },
  });
  return new Response(body, {
    status: answer.status,
    headers: { ...headers, 'content-type': typeOf(content), ...Object.fromEntries(passed) },
  });
};
