/** Set-up of the tests that render: each starts with an empty page. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { addTexts, loadAllTexts, startTexts } from '../../renderer/locales';
import { sampleTexts } from '../../renderer/locales/samples';

// What is drawn speaks at once.
startTexts();
addTexts(sampleTexts);
beforeAll(loadAllTexts);
// A screen is loaded when it is first opened, which a busy machine may take its time for.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
