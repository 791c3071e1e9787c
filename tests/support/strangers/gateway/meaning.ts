/** What the gateway's values mean, by its manual: the way back from `format.ts` and `words.ts`. */
import { asJson } from '../host.ts';
import type { Cell } from '../truth/cell.ts';
import { words } from './words.ts';

const texts = (sent: unknown): readonly string[] =>
  Array.isArray(sent)
    ? sent.map((each) => String(asJson(each).Text ?? asJson(each).FullName ?? asJson(each).DefectText))
    : [];

const compact = /^(\d{4})(\d\d)(\d\d)(?: (\d\d)(\d\d)(\d\d))?$/;

export const meaning = (sent: unknown, right: Cell): unknown => {
  const text = String(sent);
  const instant = /^\/Date\((-?\d+)(?:\+0000)?\)\/$/.exec(text)?.[1];
  const iso = instant === undefined ? undefined : new Date(Number(instant)).toISOString().replace('.000Z', 'Z');
  const [, year, month, day, hour, minute, second] = compact.exec(text) ?? [];
  switch (right.kind) {
    case 'moment':
      return iso ?? (hour === undefined ? undefined : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    case 'day':
      return iso?.slice(0, 10) ?? (year === undefined ? undefined : `${year}-${month}-${day}`);
    case 'money':
      return text.replace(/-$/, '');
    case 'number':
      return Number(sent);
    case 'truth':
      return sent === true || sent === 'X';
    case 'word':
      return Object.entries(words[right.of] ?? {}).find(([, [, each]]) => each === sent)?.[0];
    case 'list':
      return texts(sent);
    default: {
      const time = /^PT(\d\d)H(\d\d)M00S$/.exec(text);
      return time ? `${time[1]}:${time[2]}` : sent;
    }
  }
};
