/** Set-up of renderer tests: all texts are loaded, each test starts with an empty page, and a render error ends it at once. */
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { addTexts, loadAllTexts, startTexts } from '../../renderer/locales';
import { sampleTexts } from '../../renderer/locales/samples';

startTexts();
addTexts(sampleTexts);
beforeAll(loadAllTexts);

let renderError = Promise.withResolvers<never>();
beforeEach(() => {
  renderError = Promise.withResolvers();
  renderError.promise.catch(() => undefined);
});

// React reports an error of a component here, also where an error page replaces it: waiting for more is in vain.
const report = console.error;
console.error = (...args: readonly unknown[]) => {
  report(...args);
  const error = args.find((arg) => arg instanceof Error);
  if (error && args.some((arg) => /The above error occurred|error boundary/.test(String(arg))))
    renderError.reject(error);
};

const { asyncWrapper } = getConfig();
configure({
  // A busy machine may take its time to load a screen.
  asyncUtilTimeout: 10_000,
  asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), renderError.promise])),
});
afterEach(cleanup);
