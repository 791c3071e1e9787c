/** A virtual display whose pixels can be read, to see whether a window has painted. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

/** Xvfb stores the screen in a file in the X window dump format: a header of big-endian words, colors, then pixels. */
const readDump = (file) => {
  const bytes = readFileSync(file);
  const word = (index) => bytes.readUInt32BE(index * 4);
  const [width, height, stride, colors] = [word(4), word(5), word(12), word(19)];
  return { width, height, stride, pixels: bytes.subarray(word(0) + colors * 12) };
};

/** The number of colors on the screen: one for an empty screen, hundreds for a page with text. */
const countColors = ({ width, height, stride, pixels }) => {
  const seen = new Set();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) seen.add(pixels.readUInt32LE(y * stride + x * 4) & 0xffffff);
  }
  return seen.size;
};

const toPng = ({ width, height, stride, pixels }) => {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = y * stride + x * 4;
      rows.set([pixels[from + 2], pixels[from + 1], pixels[from]], y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const chunk = (type, body) => {
    const data = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt32BE(crc32(data), 4);
    return Buffer.concat([frame.subarray(0, 4), data, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Opens a display of 1366 × 768 pixels. */
export const openScreen = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-screen-'));
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1366x768x24', '-fbdir', folder, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended at once')));
    server.stdio[3].once('data', (text) => resolve(String(text).trim()));
  });
  const read = () => readDump(join(folder, 'Xvfb_screen0'));
  return {
    display: `:${number}`,
    colors: () => countColors(read()),
    png: () => toPng(read()),
    /** Resolves with true once the screen has that many colors, or with false once `until()` is true. */
    shows: async (colors, until) => {
      while (!until()) {
        if (countColors(read()) >= colors) return true;
        await pause(200);
      }
      return false;
    },
    close: () => {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
