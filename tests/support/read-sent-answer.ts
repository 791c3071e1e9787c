/** Reads what the page's bridge answers, outside of the page. */
import { scheduler } from 'node:timers/promises';
import { readAnswer } from '../../renderer/kit/bridge/read-answer';

// In a page it is global.
Object.assign(globalThis, { scheduler });

export const readSentAnswer: typeof readAnswer = readAnswer;
