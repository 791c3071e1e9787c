/**
 * `npm run screenshots [-- route ...]`: takes pictures of every route of the browser demo (or of the named ones and those below
 * them), in two sizes, light, dark, high contrast, sunlight and right to left, in `out/screenshots/`; `--only=1366x768-light,1366x768-rtl`
 * for some of these sets. A full run also updates the README's pictures; `--readme` updates only those.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './debian.mjs';
import { serveDemo } from './demo-server.mjs';
import { machineSwitches } from './electron-runtime.mjs';
import { print, ready, root, stop } from './setup.mjs';

const sizes = { '1366x768': { width: 1366, height: 768 }, '1920x1080': { width: 1920, height: 1080 } };
/** Each README picture with its set and route. */
const readme = {
  'racers.webp': ['1366x768-light', '/desk?tab=racers'],
  'bookings.webp': ['1366x768-light', '/bookings'],
  'offline.webp': ['1366x768-light', '/offline'],
  'booking-dark.webp': ['1366x768-dark', '/bookings/:id'],
  'sign-in-rtl.webp': ['1366x768-rtl', '/login'],
};
const readmeLimit = 150_000;

await ready(import.meta.url);
const given = process.argv.slice(2);
const forReadme = given.includes('--readme');
const requested = forReadme
  ? Object.values(readme).map(([, route]) => route)
  : given.filter((name) => !name.startsWith('--'));
const only = forReadme
  ? Object.values(readme).map(([set]) => set)
  : given
      .find((name) => name.startsWith('--only='))
      ?.slice('--only='.length)
      .split(',');
await ensureBuilt(['demo']);
const executablePath = await ensureChromium();
if (!executablePath) stop('Chromium is required to take screenshots.');
const { chromium } = await import('playwright');
const { goTo, waitForIdle } = await import('../../tests/support/navigate.ts');
const { appearances, storedAppearance } = await import('../../tests/support/appearance.ts');
const { readSiteMap } = await import('../../tests/support/site-map.ts');
const { createCrawl } = await import('../../tests/support/crawl.ts');
const siteMap = await readSiteMap();
const server = await serveDemo(0);
const browser = await chromium.launch({ executablePath, args: machineSwitches() });
const folder = join(root, 'out', 'screenshots');
const fileOf = (set, route) =>
  join(folder, set, `${route === '/' ? 'home' : route.slice(1).replaceAll(':', '').replaceAll('/', '-')}.png`);

const problems = [];
const take = async (page, set, route) => {
  // Moves the pointer away, so that nothing is hovered.
  await page.mouse.move(0, 0);
  await waitForIdle(page);
  await page.evaluate(() => document.fonts.ready);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  if (wide) problems.push(`${set} ${route} is wider than the window`);
  mkdirSync(join(folder, set), { recursive: true });
  await page.screenshot({ path: fileOf(set, route), animations: 'disabled' });
};

const wanted = (route) =>
  requested.length === 0 ||
  requested.some((one) => route === one || (/^[/?]/.test(route.slice(one.length)) && route.startsWith(one)));

/** Whether a route must be visited to find the links to a wanted one. */
const onTheWay = (route) =>
  route !== '/' && requested.some((one) => one.startsWith(route.split('/:')[0])) && !route.includes('/:');

/** Bookings from the copy. There is no route `/offline`: it names the picture. */
const takeOffline = async (page, set) => {
  await goTo(page, '/desk');
  await page.getByRole('button', { name: 'Prepare for this event' }).click();
  await page.getByRole('button', { name: 'Ready for no network' }).waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Work on this event' }).click();
  await goTo(page, '/settings');
  await page.getByRole('combobox', { name: 'Network' }).selectOption('offline');
  await page.getByText("Can't reach the server.").waitFor();
  await goTo(page, '/bookings');
  await page.getByText(/You're viewing a copy/).waitFor();
  await take(page, set, '/offline');
};

const takeAll = async (set, viewport, look) => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: server.address });
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedAppearance(look));
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`${set}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${set} ${page.url()}: ${message.text()}`);
  });

  for (const route of siteMap.open.filter(wanted)) {
    await page.goto(route);
    await take(page, set, route);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the demo' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await waitForIdle(page);
  const crawl = createCrawl([...siteMap.product, ...siteMap.samples]);
  for (const route of crawl.routes.filter((one) => wanted(one) || onTheWay(one))) {
    const address = crawl.addressOf(route);
    if (address === undefined) {
      problems.push(`${set}: nothing leads to ${route}`);
      continue;
    }
    await goTo(page, address);
    await crawl.note(page);
    if (wanted(route)) await take(page, set, route);
  }
  if (set === '1366x768-light' && (given.length === 0 || forReadme)) await takeOffline(page, set);
  await context.close();
};

/** Converts a picture to WebP, a third of the size. */
const toWebp = async (page, png) => {
  const source = `data:image/png;base64,${png.toString('base64')}`;
  const address = await page.evaluate(async (picture) => {
    const image = Object.assign(new Image(), { src: picture });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.92);
  }, source);
  return Buffer.from(address.split(',')[1], 'base64');
};

const renewReadme = async () => {
  mkdirSync(join(root, 'resources', 'screenshots'), { recursive: true });
  const page = await browser.newPage();
  for (const [name, [set, route]] of Object.entries(readme)) {
    const picture = await toWebp(page, readFileSync(fileOf(set, route)));
    writeFileSync(join(root, 'resources', 'screenshots', name), picture);
    if (picture.length > readmeLimit) problems.push(`${name} is over ${readmeLimit / 1000} kB`);
  }
};

try {
  rmSync(folder, { recursive: true, force: true });
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const look of appearances) {
      const set = `${size}-${look}`;
      if (only && !only.includes(set)) continue;
      print(set);
      await takeAll(set, viewport, look);
    }
  }
  if (given.length === 0 || forReadme) await renewReadme();
} finally {
  await browser.close();
  await server.close();
}

print(`the pictures are in ${folder}`);
for (const problem of new Set(problems)) console.error(`  ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
