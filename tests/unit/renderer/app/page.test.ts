/** The page before any script: its loading screen, and nothing that the content security policy refuses (SEC-07). */
import { afterEach, expect, it, vi } from 'vitest';
import { unregisterServiceWorkers } from '../../../../renderer/app/start';
import html from '../../../../renderer/index.html?raw';
import logo from '../../../../resources/icon.svg?raw';

const page = new DOMParser().parseFromString(html, 'text/html');
const drawing = (svg: Element | null) =>
  [...(svg?.children ?? [])].map(
    (shape) => `${shape.tagName} ${[...shape.attributes].map(({ name, value }) => `${name}=${value}`).join(' ')}`,
  );

afterEach(() => vi.unstubAllGlobals());

it('shows the logo and "Loading..." until the app has started', () => {
  const element = page.querySelector('#root');
  expect(element?.textContent).toContain('Loading...');
  expect(element?.querySelector('svg')).not.toBeNull();
});

it('draws the same logo as the app icon', () => {
  const icon = new DOMParser().parseFromString(logo, 'image/svg+xml').documentElement;
  expect(drawing(page.querySelector('#root svg'))).toEqual(drawing(icon));
});

it('contains no script or style of its own', () => {
  expect([...page.querySelectorAll('script')].filter((script) => script.textContent.trim() !== '')).toEqual([]);
  expect([...page.querySelectorAll('style, [style]')]).toEqual([]);
  const handlers = [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
  expect(handlers.filter(({ name }) => name.startsWith('on'))).toEqual([]);
});

it('unregisters service workers, and starts where they are not allowed', async () => {
  await unregisterServiceWorkers();
  const removed: string[] = [];
  const worker = (name: string) => ({ unregister: async () => removed.push(name) > 0 });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [worker('one'), worker('two')] },
  });
  await unregisterServiceWorkers();
  expect(removed).toEqual(['one', 'two']);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('not allowed')) } });
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
