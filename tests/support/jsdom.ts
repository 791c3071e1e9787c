/** Setup of renderer tests: loads all texts, starts each test with an empty page, and ends it on a render error. */
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { addTexts, loadAllTexts, startTexts } from '../../renderer/locales';
import { sampleTexts } from '../../renderer/locales/samples';

startTexts();
addTexts(sampleTexts);
beforeAll(loadAllTexts);

// The editor of the samples measures text, which jsdom has no layout for.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
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

const { asyncWrapper } = getConfig();
configure({
  // A busy machine may need long to load a screen.
  asyncUtilTimeout: 30_000,
  asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), renderError.promise])),
});
afterEach(cleanup);
// A screen that is still being loaded when the last test ends would be reported as an error of the run.
afterAll(() => vi.dynamicImportSettled());
