/**
 * Pictures and documents as files with addresses, like on real servers. The demo's own pictures are drawings inside
 * their addresses; a dialect sends `/files/<number>.png` (or .pdf) instead, and this module serves the bytes.
 *
 * On its own host (127.0.0.1) the server sends a file only to requests with the bearer token. As `localhost`
 * the same server acts as another host of files: it refuses requests with a token.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import type { Reply } from './reply';

const hashOf = (text: string): number => {
  let hash = 7;
  for (let at = 0; at < text.length; at += 7) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash % 10_000;
};

/** The path of the file for one of the demo's own addresses; undefined for any other text. */
export const fileOf = (address: string): string | undefined => {
  if (address.startsWith('data:image/')) return `/files/${hashOf(address)}.png`;
  return /^https:\/\/documents\.example\.com\/\S+\.pdf$/.test(address) ? `/files/${hashOf(address)}.pdf` : undefined;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A PNG with stripes in a color that depends on the number. */
const pngOf = (number: number): Buffer => {
  const [width, height] = [160, 120];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = (x + y) % 24 < 12 ? 255 : 160;
      rows.set([(number * 47) % light, (number * 91) % light, (number * 13) % light], y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PDF with one page and one line of text. */
const pdfOf = (number: number): Buffer => {
  const drawn = `BT /F1 24 Tf 72 720 Td (Document ${number}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

const refused = (status: number): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(status === 401 ? 'Sign in first.' : 'Tokens of other servers are not wanted here.'),
});

/** The answer to a request for a file; undefined for any other path. */
export const fileReply = (path: string, headers: IncomingHttpHeaders): Reply | undefined => {
  const [, digits = '', type] = /^\/files\/(\d{1,6})\.(png|pdf)$/.exec(path) ?? [];
  if (type === undefined) return undefined;
  const isElsewhere = headers.host?.startsWith('localhost') === true;
  const hasToken = headers.authorization?.startsWith('Bearer ') === true;
  if (isElsewhere === hasToken) return refused(isElsewhere ? 400 : 401);
  const body = type === 'png' ? pngOf(Number(digits)) : pdfOf(Number(digits));
  return { status: 200, headers: { 'content-type': type === 'png' ? 'image/png' : 'application/pdf' }, body };
};
