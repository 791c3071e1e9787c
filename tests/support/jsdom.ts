/**
 * Setup of renderer tests. Files share a process, its packages and jsdom's window; each has the app's modules to itself, with all
 * texts, starts each test with an empty page, and ends it on a render error.
 */
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
Reflect.deleteProperty(window, 'bridge');
history.replaceState(null, '', '/');
for (const element of [document.documentElement, document.body])
  for (const { name } of [...element.attributes]) element.removeAttribute(name);

const { changeLanguage, loadSampleTexts } = await import('../../renderer/locales');
await Promise.all([changeLanguage('en'), loadSampleTexts()]);

// Functions of browsers that Fluent and the charts need and jsdom lacks: no media query matches, no element
// changes its size, nothing can be measured, and without layout every element is visible.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom draws by one interval for all files: begun while a test has timers of its own, no frame would ever come again.
const [startTimeout, endTimeout] = [setTimeout, clearTimeout];
globalThis.requestAnimationFrame = (run) => Number(startTimeout(() => run(performance.now()), 16));
globalThis.cancelAnimationFrame = (handle) => endTimeout(handle);
globalThis.requestIdleCallback ??= (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })));
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle);
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.checkVisibility ??= () => true;
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
document.body.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Object.assign(SVGElement.prototype, { getComputedTextLength: () => 0 });
HTMLCanvasElement.prototype.getContext = () => null;

let renderError = Promise.withResolvers<never>();
beforeEach(() => {
  renderError = Promise.withResolvers();
  renderError.promise.catch(() => undefined);
});

// React reports render errors here even if an error boundary handles them, so that a test need not wait in vain.
const report = console.error;
console.error = (...args: readonly unknown[]) => {
  report(...args);
  const error = args.find((arg) => arg instanceof Error);
  if (error && args.some((arg) => /The above error occurred|error boundary/.test(String(arg))))
    renderError.reject(error);
};

// An error outside every error boundary arrives here instead.
const onError = ({ error }: ErrorEvent): void => renderError.reject(error);
window.addEventListener('error', onError);

// What has just appeared hears its stores only after its effects, which React runs in an immediate of their own.
const nextImmediate = setImmediate;
const afterEffects = (): Promise<void> => new Promise((resolve) => nextImmediate(() => resolve()));

const { asyncWrapper } = getConfig();
configure({
  // A busy machine may need long to load a screen.
  asyncUtilTimeout: 30_000,
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const result = await Promise.race([wait(), renderError.promise]);
      await afterEffects();
      return result;
    }),
});
afterEach(cleanup);
afterAll(async () => {
  // A screen that is still being loaded when the last test ends would be reported as an error of the run.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  console.error = report;
  window.removeEventListener('error', onError);
  configure({ asyncWrapper, defaultHidden: false });
});
