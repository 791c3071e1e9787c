/** What the box office's values mean, by its manual. */
import type { Cell } from '../truth/cell.ts';
import { words } from './format.ts';

export const meaning = (sent: unknown, right: Cell): unknown => {
  switch (right.kind) {
    case 'moment':
      return typeof sent === 'string'
        ? new Date(sent.replace(' ', 'T')).toISOString().replace('.000Z', 'Z')
        : undefined;
    case 'number':
      return Number(sent);
    case 'money':
      return String(sent).replace(/^-/, '');
    case 'truth':
      return sent === true || sent === 'True';
    case 'word':
      return Object.entries(words[right.of] ?? {}).find(([, each]) => each === sent)?.[0];
    default:
      return sent;
  }
};
