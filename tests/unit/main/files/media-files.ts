/** Small files of each kind, made byte by byte: real headers, and sizes that can be chosen. */
const bytes = (...parts: (string | number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const u16 = (value: number): number[] => [value >>> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const le16 = (value: number): number[] => u16(value).reverse();
const le24 = (value: number): number[] => [value & 255, (value >>> 8) & 255, value >>> 16];
const box = (type: string, ...content: (string | number[] | Uint8Array)[]): Buffer => {
  const body = bytes(...content);
  return bytes(u32(body.length + 8), type, body);
};

export const png = (width = 8, height = 8, rest: Uint8Array = Buffer.alloc(0)): Buffer =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    u32(13),
    'IHDR',
    u32(width),
    u32(height),
    [8, 6, 0, 0, 0],
    u32(0),
    u32(0),
    'IDAT',
    u32(0),
    u32(0),
    'IEND',
    u32(0xae426082),
    rest,
  );

/** With a table, a comment and a profile of 70,000 bytes before the frame, as cameras write them. */
export const jpeg = (width = 8, height = 8): Buffer =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0],
    u16(16),
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xfe],
    u16(8),
    'photo.',
    [0xff, 0xe2],
    u16(65_000),
    Buffer.alloc(64_998, 0xc0),
    [0xff, 0xe2],
    u16(5_002),
    Buffer.alloc(5_000, 0xff),
    [0xff, 0xc4],
    u16(4),
    [0, 0],
    [0xff, 0xff, 0xc2],
    u16(17),
    [8],
    u16(height),
    u16(width),
    [3],
    Buffer.alloc(20),
    [0xff, 0xd9],
  );

export const gif = (width = 8, height = 8): Buffer => bytes('GIF89a', le16(width), le16(height), [0, 0, 0, 0x3b]);

const riff = (chunk: string, content: Uint8Array): Buffer =>
  bytes('RIFF', [...u32(content.length + 12)].reverse(), 'WEBP', chunk, [...u32(content.length)].reverse(), content);
export const webpExtended = (width = 8, height = 8): Buffer =>
  riff('VP8X', bytes([0, 0, 0, 0], le24(width - 1), le24(height - 1), Buffer.alloc(8)));
export const webpLossless = (width = 8, height = 8): Buffer =>
  riff('VP8L', bytes([0x2f], [...u32(((width - 1) | ((height - 1) << 14)) >>> 0)].reverse(), Buffer.alloc(8)));
export const webpLossy = (width = 8, height = 8): Buffer =>
  riff('VP8 ', bytes([0, 0, 0, 0x9d, 0x01, 0x2a], le16(width), le16(height), Buffer.alloc(8)));

/** A thumbnail's size stands before the picture's own. */
const heif = (brand: string, width: number, height: number): Buffer =>
  bytes(
    box('ftyp', brand, u32(0), 'mif1', brand),
    box(
      'meta',
      u32(0),
      box('hdlr', Buffer.alloc(24)),
      box('iprp', box('ipco', box('ispe', u32(0), u32(4), u32(3)), box('ispe', u32(0), u32(width), u32(height)))),
    ),
    box('mdat', Buffer.alloc(16)),
  );
export const heic = (width = 8, height = 8): Buffer => heif('heic', width, height);
export const avif = (width = 8, height = 8): Buffer => heif('avif', width, height);

export const pdf = (): Buffer => bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const mp4 = (): Buffer =>
  bytes(box('ftyp', 'isom', u32(512), 'isomiso2avc1mp41'), box('mdat', Buffer.alloc(64)));
export const mov = (): Buffer => bytes(box('ftyp', 'qt  ', u32(512), 'qt  '), box('mdat', Buffer.alloc(64)));
export const exe = (): Buffer => bytes('MZ', Buffer.alloc(200));
