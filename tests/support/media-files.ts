/** The files of the tests' media server: pictures, documents, and videos with and without ranges. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { picture } from './upload-files';

/** Pages of one line of text each. */
export const pdf = (pages: number): Buffer => {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((at) => `${4 + at * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((at) => {
      const drawn = `BT /F1 24 Tf 72 720 Td (Sheet ${at + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

const video = (name: string): Promise<Buffer> => readFile(new URL(`./videos/${name}`, import.meta.url));

const contentOf = async (path: string): Promise<Buffer> => {
  if (path.endsWith('.pdf')) return pdf(3);
  if (/\.(?:webm|mp4)$/.test(path)) return video(path.endsWith('.webm') ? 'lap.webm' : 'lap.mp4');
  return picture(64);
};

/** Answers a request for a file. Files whose names start with `ranges` support range requests. */
export const sendFile = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const content = await contentOf(path);
  const type = { 'content-type': 'application/octet-stream' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined || !path.startsWith('/files/ranges')) {
    response.writeHead(200, { ...type, 'content-length': content.length });
    response.end(content);
    return;
  }
  const [start, end] = [Number(from), to === '' ? content.length - 1 : Number(to)];
  const part = content.subarray(start, end + 1);
  response.writeHead(206, {
    ...type,
    'accept-ranges': 'bytes',
    'content-range': `bytes ${start}-${end}/${content.length}`,
    'content-length': part.length,
  });
  response.end(part);
};
