/**
 * Which canonical field a path within a record stands for, whatever the objects and lists on it are called: `engine.power`,
 * `quotas[racers].sold` and `signatures.driver.date`. A field fits if the path has all of its words, and the field all words
 * of the path behind the first name.
 */
import type { Kind } from '../entities/field';
import { isMinor, optional } from './name-forms';
import { keyOf } from './words';

/** A name of a field, in words. */
export interface NamedField {
  readonly field: string;
  readonly kind: Kind;
  readonly words: readonly string[];
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Words that name a value as such, or the usual one of several. */
const plain = setOf(
  'value answer amount number count quantity size text total content result response data main default general primary option',
);
/** Words that belong to whatever they stand in: the `status` of a `shipment` is not that of the record. */
const generic = setOf(
  'name number code id type status state date time datetime day at on by from to start end open close expires amount total value price cost count quantity note description phone email address city country zip image url max capacity min sold left remaining available created updated active required text version first last full',
);
/** What an object with such a word holds is not the record's own now. */
const other = setOf(
  'previous old new former original next other alternate alternative before after transfer guardian parent refund swap',
);
const minorWords = setOf('in minor unit cent ct penny pence');

const isOptional = (word: string, { kind, field }: NamedField): boolean =>
  optional.some(
    ({ kinds, words, except, unit }) =>
      unit !== 'minor' && kinds.includes(kind) && !except?.test(field) && words.includes(word),
  );

const coreOf = (named: NamedField): readonly string[] => {
  const core = named.words.filter((word) => !isOptional(word, named));
  return core.length > 0 ? core : named.words;
};

export interface WithinMatch {
  readonly field: string;
  readonly kind: Kind;
  readonly isMinor: boolean;
}

/** The fields that a path may stand for, at most one of each kind. `path` has the words of each name on it. */
export const createWithin = (
  all: readonly NamedField[],
): ((path: readonly (readonly string[])[]) => readonly WithinMatch[]) => {
  const whole = new Map([...all].reverse().map(({ field, words }) => [keyOf(words), field]));
  const cores = all.map((named) => {
    const core = coreOf(named);
    // What is the name of another field is not a form of this one.
    return { ...named, core: [undefined, named.field].includes(whole.get(keyOf(core))) ? core : named.words };
  });
  return (path) => {
    const every = new Set(path.flat());
    const behind = path.slice(1).filter((words) => !words.every((word) => plain.has(word)));
    const leaf = new Set(path.at(-1));
    const first = new Set(path[0]);
    const minor = isMinor([...every]);
    const fits = cores.filter((named) => {
      const { core, words, kind } = named;
      if (!core.every((word) => every.has(word))) return false;
      if (minor && kind !== 'money') return false;
      const isExplained = (word: string): boolean =>
        core.includes(word) ||
        words.includes(word) ||
        first.has(word) ||
        isOptional(word, named) ||
        (minor && minorWords.has(word));
      if (!behind.flat().every(isExplained)) return false;
      // A usual word does not make a text the object's own name: `billing.state` is not `billing`.
      const isBare =
        ['text', 'word'].includes(kind) &&
        behind.some((one) => one.every((word) => isOptional(word, named) && !core.includes(word)));
      if (isBare) return false;
      if ([...every].some((word) => other.has(word) && !core.includes(word))) return false;
      // The main one of several `phones` is the phone.
      if (behind.length === 0 && core.every((word) => first.has(word))) return true;
      return core.some((word) => !generic.has(word)) || (core.length > 1 && core.every((word) => leaf.has(word)));
    });
    const longest = Math.max(...fits.map(({ core }) => core.length));
    const best = new Map(
      fits
        .filter(({ core }) => core.length === longest)
        .map(({ field, kind }) => [field, { field, kind, isMinor: minor }]),
    );
    const found = [...best.values()];
    return new Set(found.map(({ kind }) => kind)).size === found.length ? found : [];
  };
};

/** Keeps what was found for a path. */
export const remembered = <T>(search: (path: readonly string[]) => readonly T[]) => {
  const known = new Map<string, readonly T[]>();
  return (...path: readonly string[]): readonly T[] => {
    const text = path.join('\n');
    const before = known.get(text);
    if (before) return before;
    const matches = search(path);
    if (known.size < 10_000) known.set(text, matches);
    return matches;
  };
};
