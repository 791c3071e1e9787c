/** Setup of renderer tests: loads all texts, starts each test with an empty page, and ends it on a render error. */
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { addTexts, loadAllTexts } from '../../renderer/locales';
import { sampleTexts } from '../../renderer/locales/samples';

addTexts(sampleTexts);
beforeAll(loadAllTexts);

// The editor and the charts of the samples measure text, which jsdom has no layout for.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Object.assign(SVGElement.prototype, { getComputedTextLength: () => 0 });
HTMLCanvasElement.prototype.getContext = () => null;
// Without layout, every element is visible.
Element.prototype.checkVisibility ??= () => true;

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
window.addEventListener('error', ({ error }) => renderError.reject(error));

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
// A screen that is still being loaded when the last test ends would be reported as an error of the run.
afterAll(() => vi.dynamicImportSettled());
