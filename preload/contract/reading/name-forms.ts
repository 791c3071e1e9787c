/** The usual words of names of each kind, such as the `at` of a time, with and without which a name means the same. */
import type { Kind } from '../entities/field';
import type { Unit } from './values/money';
import { keyOf } from './words';

/** Words that a name of a kind may have or not, in the order in which they are left out. One word always stays. */
export const optional: readonly {
  readonly kinds: readonly Kind[];
  readonly words: readonly string[];
  /** Fields whose names have such a word for another reason. */
  readonly except?: RegExp;
  readonly unit?: Unit;
}[] = [
  {
    kinds: ['dateTime', 'date', 'time'],
    words: ['at', 'on', 'for', 'date', 'time', 'datetime', 'timestamp', 'ts', 'utc', 'gmt', 'day'],
  },
  { kinds: ['money'], words: ['set', 'amount', 'value', 'price', 'cost', 'total', 'sum'] },
  {
    kinds: ['money'],
    unit: 'minor',
    words: ['in', 'minor', 'unit', 'cent', 'ct', 'penny', 'pence', 'amount', 'value', 'price', 'cost', 'total', 'sum'],
  },
  { kinds: ['flag'], words: ['is', 'has', 'was', 'flag', 'active', 'enabled', 'default', 'work', 'business'] },
  { kinds: ['url', 'urls'], words: ['url', 'uri', 'href', 'src', 'link', 'path', 'file', 'image'] },
  // The state where a track is located is not a status.
  { kinds: ['word', 'text'], words: ['status', 'state'], except: /^state(Code)?$|(Code|Number)$/ },
  { kinds: ['text'], words: ['code'], except: /^(?!(state|currency|gender|.*Rating)$)/ },
  { kinds: ['word'], words: ['code'] },
  { kinds: ['texts', 'records'], words: ['list'] },
  { kinds: ['text'], words: ['name'], except: /(Code|Number)$/ },
  // Beside the code of a state stands what people read.
  { kinds: ['word', 'text'], words: ['html', 'text', 'display', 'name'], except: /(Code|Number|Name)$|^name$/ },
  { kinds: ['text', 'word'], words: ['description'], except: /(Name|Title|Code|Number)$/ },
  {
    kinds: ['text'],
    words: ['default', 'primary', 'main', 'work', 'business', 'private'],
    except: /^(?!.*(email|phone|address)).*$/i,
  },
  { kinds: ['number'], words: ['total', 'count', 'number', 'quantity', 'people', 'person', 'attendance'] },
];
/** `maxEntries` is the capacity, and `entriesLeft` what is left of it. */
const places: readonly string[] = ['seat', 'place', 'spot', 'slot', 'entry', 'unit'];
export const isOfPlaces = (word: string): boolean =>
  ['sold', 'left', 'remaining', 'available', 'taken', 'max', 'capacity'].includes(word);
export const isMinor = (words: readonly string[]): boolean =>
  words.some((word) => ['minor', 'cent', 'ct', 'penny', 'pence'].includes(word));

const without = (words: readonly string[], drop: readonly string[]): readonly string[] =>
  drop.reduce(
    (rest, word) => (rest.length > 1 ? rest.filter((one, _, { length }) => one !== word || length < 2) : rest),
    words,
  );

/** `status` for both words of a state, so that `payState` is `payStatus`. */
export const formOf = (words: readonly string[], kind: Kind, drop: readonly string[]): string => {
  const more = kind === 'number' && words.some(isOfPlaces) ? places : [];
  const rest = without([...new Set(words)], [...drop, ...more]).map(stemOf);
  // The code of a state is that of a place.
  if (kind === 'number') return keyOf(rest.map((one) => (one === 'max' ? 'capacity' : one)));
  const isStatus = kind === 'word' && !words.includes('code');
  return keyOf(isStatus ? rest.map((one) => (one === 'stat' ? 'status' : one)) : rest);
};

/** A verb without its ending, because a column says `SIGN_DTTM` for `signedAt`. */
const stemOf = (word: string): string =>
  word.length < 5
    ? word.replace(/e$/, '')
    : word.replace(/([^aeiouls])\1(?=(ed|ing)$)/, '$1').replace(/(ed|ing|e)$/, '');

/** A name of a field, and how far it is from the field's own. */
export interface Entry {
  readonly field: string;
  readonly kind: Kind;
  readonly rank: number;
  readonly unit?: Unit;
}

export const spelled = 0;
/** What another record says; the later a name is among those of that record, the further. */
export const ofRelated = 60;
export const stripped = 100;
export const listed = 200;
/** The cost of each step away from the words of a listed name. */
export const step = 10_000;

/** The entries with the lowest ranks, each field once; none if two of the same kind have the name. */
export const closest = (entries: readonly Entry[]): readonly Entry[] => {
  const bandOf = ({ rank }: Entry): number => {
    const within = rank % (step / 2);
    return Math.floor(rank / (step / 2)) * 10 + (within >= listed ? 2 : within >= stripped ? 1 : 0);
  };
  const lowest = Math.min(...entries.map(bandOf));
  const best = new Map<string, Entry>();
  for (const one of entries.filter((entry) => bandOf(entry) === lowest)) {
    const before = best.get(one.field);
    if (!before || one.rank < before.rank) best.set(one.field, one);
  }
  const found = [...best.values()];
  return new Set(found.map(({ kind }) => kind)).size === found.length ? found : [];
};
