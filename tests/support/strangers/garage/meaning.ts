/** What the garage's values mean, by the people who wrote it. */
import type { Cell } from '../truth/cell.ts';
import { decimal } from '../truth/view.ts';
import { words } from './format.ts';

export const meaning = (sent: unknown, right: Cell): unknown => {
  switch (right.kind) {
    case 'moment': {
      const seconds = Number(sent);
      return Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString().replace('.000Z', 'Z') : undefined;
    }
    case 'number':
      return Number(sent);
    case 'money':
      return decimal(Number(sent));
    case 'truth':
      return sent === true;
    case 'word':
      return Object.entries(words[right.of] ?? {}).find(([, each]) => each === sent)?.[0];
    default:
      return sent;
  }
};
