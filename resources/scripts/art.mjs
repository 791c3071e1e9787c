/**
 * `node resources/scripts/art.mjs`: draws the icons and the installers' pictures from `resources/icon.svg` with Chromium.
 * The results are committed; run it after changing the drawing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './debian.mjs';
import { machineSwitches } from './electron-runtime.mjs';
import { print, ready, root, stop } from './setup.mjs';

await ready(import.meta.url);
const executablePath = await ensureChromium();
if (!executablePath) stop('Chromium is required to draw the pictures.');
const { chromium } = await import('playwright');
const browser = await chromium.launch({ executablePath, args: machineSwitches() });
const page = await browser.newPage();

const svg = readFileSync(join(root, 'resources', 'icon.svg'), 'utf8');
const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
/** The colors of the drawing. */
const [ground, accent] = ['rect', 'circle'].map((tag) => new RegExp(`<${tag}[^>]*fill="(#\\w+)"`).exec(svg)[1]);

/** Draws markup of a given size and returns it as PNG. */
const draw = async (width, height, body, background = 'transparent') => {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>html,body{margin:0;background:${background};overflow:hidden;font-family:"Segoe UI",system-ui,sans-serif}</style>${body}`,
  );
  await page
    .locator('img')
    .first()
    .evaluate((image) => image.decode());
  return page.screenshot({ omitBackground: true });
};

/** The icon; on macOS the drawing takes 824 of 1024 points. */
const icon = (size, margin = 0) => {
  const inner = Math.round(size * (1 - 2 * margin));
  const offset = (size - inner) / 2;
  return draw(
    size,
    size,
    `<img src="${address}" style="position:absolute;left:${offset}px;top:${offset}px;width:${inner}px;height:${inner}px">`,
  );
};

/** The Windows format: a directory with 16 bytes per picture, then the PNG files. */
const ico = (pictures) => {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};

/** The macOS format: each PNG file after its type and length. */
const icns = (pictures) => {
  const chunk = (type, body) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(body.length + 8, 4);
    return Buffer.concat([head, body]);
  };
  return chunk('icns', Buffer.concat(pictures.map(({ type, png }) => chunk(type, png))));
};

/** A PNG as a 24-bit BMP, the only format that NSIS reads. */
const bmp = async (png, width, height) => {
  const pixels = await page.evaluate(
    async ([source, w, h]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, w, h).data];
    },
    [`data:image/png;base64,${png.toString('base64')}`, width, height],
  );
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = 54 + (height - 1 - y) * row + x * 3;
      file.set([pixels[from + 2], pixels[from + 1], pixels[from]], to);
    }
  }
  return file;
};

const save = (path, bytes) => {
  writeFileSync(join(root, 'resources', path), bytes);
  print(`wrote resources/${path} (${Math.ceil(bytes.length / 1024)} kB)`);
};

for (const folder of ['icons', 'installer']) mkdirSync(join(root, 'resources', folder), { recursive: true });

for (const size of [16, 32, 48, 64, 128, 256, 512]) save(`icons/${size}x${size}.png`, await icon(size));

const windows = [];
for (const size of [16, 24, 32, 48, 64, 128, 256]) windows.push({ size, png: await icon(size) });
save('icons/icon.ico', ico(windows));

const mac = [];
const types = {
  icp4: 16,
  icp5: 32,
  icp6: 64,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};
for (const [type, size] of Object.entries(types)) mac.push({ type, png: await icon(size, 100 / 1024) });
save('icons/icon.icns', icns(mac));

const sidebar = await draw(
  164,
  314,
  `<img src="${address}" width="72" style="position:absolute;left:46px;top:84px">
   <div style="position:absolute;inset:172px 0 auto;text-align:center;color:#fff;font-size:20px;font-weight:600">Pitwall</div>
   <div style="position:absolute;inset:auto 0 0;height:6px;background:${accent}"></div>`,
  ground,
);
save('installer/sidebar.bmp', await bmp(sidebar, 164, 314));

const arrow =
  '<svg width="80" height="24" style="position:absolute;left:230px;top:188px" fill="none" stroke="#7f9499" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12h68M62 4l10 8-10 8"/></svg>';
const background = await draw(
  540,
  380,
  `<img src="${address}" width="40" style="position:absolute;left:24px;top:24px">
   <div style="position:absolute;left:78px;top:28px;font-size:22px;font-weight:600;color:${ground}">Pitwall</div>${arrow}`,
  '#f3f6f6',
);
save('installer/background.png', background);

await browser.close();
