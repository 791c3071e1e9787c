/** The questions after a check: what was found, what it may mean, and the likeliest meaning. */
import { actions, type Subject, subjects } from '../../ability';
import type { EntityName } from '../../entities/entity-name';
import type { Fields } from '../../entities/field';
import { entityFields } from '../entity-fields';
import { foldName } from '../values/name';
import { type Assignment, keyOf, type Target } from './assignment';
import { nameSimilarity } from './name-similarity';
import type { CallReport, CheckReport, ContentCandidate } from './report';
import { sendVariants, variantText } from './request-trials';
import { noUnexplainedValues, type UnexplainedValues, type UnknownWord } from './unexplained-values';

export interface Choice {
  readonly assignment: Assignment;
  /** A path or word as spelled by the server or the contract. The screen may show its own text instead. */
  readonly label: string;
}

export interface Question {
  readonly key: string;
  readonly target: Target;
  /** The value found: a word, a path, an amount. */
  readonly found: string;
  /** The currency of an amount. */
  readonly currency?: string;
  /** Where it was found: a call, or an entity's field. */
  readonly at: string;
  /** The choices, the likeliest first. */
  readonly choices: readonly Choice[];
  /** Correct unless the administrator knows better. */
  readonly suggested?: Assignment;
}

const question = (
  target: Target,
  found: string,
  at: string,
  choices: readonly Choice[],
  suggested?: Assignment,
): Question => ({ key: keyOf(target), target, found, at, choices, ...(suggested ? { suggested } : {}) });

const likeliest = <T extends string>(found: string, words: readonly T[]): readonly T[] =>
  words.toSorted((one, other) => nameSimilarity(other, found) - nameSimilarity(one, found));

/** The likeliest choice, if it is unique. */
const onlyLikely = <T extends string>(found: string, words: readonly T[]): T | undefined => {
  const [best, next] = likeliest(found, words);
  if (best === undefined || nameSimilarity(best, found) < 0.6) return undefined;
  return next !== undefined && nameSimilarity(next, found) >= nameSimilarity(best, found) ? undefined : best;
};

const wordsOf = (entity: EntityName, field: string): readonly string[] => {
  const { fields }: { readonly fields: Fields } = entityFields[entity];
  return fields[field]?.words ?? [];
};

/** A question about the meaning of a server's word: the canonical words, the likeliest first. */
const aboutMeaning = <T extends string>(
  target: Target,
  word: string,
  at: string,
  means: readonly T[],
  likely: T | undefined,
  made: (one: T) => Assignment,
): Question => {
  const choices = means.map((one) => ({ assignment: made(one), label: one }));
  return question(target, word, at, choices, likely === undefined ? undefined : made(likely));
};

const aboutWord = ({ entity, field, word, call }: UnknownWord): Question => {
  const target = { kind: 'word', entity, field, word } as const;
  const means = wordsOf(entity, field);
  const likely =
    means.find((one) => foldName(word).includes(foldName(one)) && !/^(un|in|not)/.test(foldName(word))) ??
    onlyLikely(word, means);
  const made = (one: string): Assignment => ({ ...target, means: one, call });
  return aboutMeaning(target, word, `${entity}.${field}`, likeliest(word, means), likely, made);
};

const aboutSubject = (word: string): Question => {
  const target = { kind: 'subject', word } as const;
  // The subject `all` is never suggested.
  const single = subjects.filter((one): one is Exclude<Subject, 'all'> => one !== 'all');
  const means: readonly Subject[] = [...likeliest(word, single), 'all'];
  return aboutMeaning(target, word, 'auth.userRole', means, onlyLikely(word, single), (one) => ({
    ...target,
    means: one,
  }));
};

const aboutAction = (word: string): Question => {
  const target = { kind: 'action', word } as const;
  const likely = onlyLikely(
    word,
    actions.filter((one) => one !== 'manage'),
  );
  return aboutMeaning(target, word, 'auth.userRole', likeliest(word, actions), likely, (one) => ({
    ...target,
    means: one,
  }));
};

const totalName = /total|count|found|matches|size|all$/i;

/** Whether a path is a likely candidate. */
const isLikely = ({ part, path, fields }: ContentCandidate, places: readonly ContentCandidate[]): boolean =>
  part === 'total'
    ? totalName.test(path.split('.').at(-1) ?? '')
    : fields > 0 || places.filter((one) => one.part === part).length === 1;

/** One question for all calls with the part at the same path, and one for each other call. */
const aboutParts = (calls: readonly CallReport[]): readonly Question[] => {
  const open = calls.flatMap((call) => {
    const parts = [...new Set((call.places ?? []).map(({ part }) => part))];
    return parts.map((part) => ({ call, part, places: (call.places ?? []).filter((one) => one.part === part) }));
  });
  const likelyOf = ({ places }: (typeof open)[number]): ContentCandidate | undefined =>
    places.find((one) => isLikely(one, places));
  const groups = Map.groupBy(open, (one) => `${one.part} ${likelyOf(one)?.path ?? one.call.id}`);
  return [...groups.values()].flatMap(([one, ...others]) => {
    if (!one) return [];
    const { part, call, places } = one;
    const target =
      others.length > 0 ? ({ kind: 'part', part } as const) : ({ kind: 'part', part, call: call.id } as const);
    const likely = likelyOf(one);
    const choices = places.map(({ path, count }) => ({ assignment: { ...target, path }, label: `${path} (${count})` }));
    const at = others.length > 0 ? [call.id, ...others.map((other) => other.call.id)].slice(0, 3).join(', ') : call.id;
    return [question(target, '', at, choices, likely && { ...target, path: likely.path })];
  });
};

const aboutAsking = ({ asking = [] }: CheckReport): readonly Question[] =>
  asking.map(({ aspect, call, send }) => {
    const target = { kind: 'send', aspect } as const;
    const variants = send
      ? [send, ...sendVariants[aspect].filter((one) => variantText(one) !== variantText(send))]
      : sendVariants[aspect];
    const choices = variants.map((one) => ({ assignment: { ...target, send: one }, label: variantText(one) }));
    return question(target, '', call, choices, send && { ...target, send });
  });

const aboutMoney = ({ amount, hasFraction }: UnexplainedValues): readonly Question[] => {
  if (!amount) return [];
  const target = { kind: 'money' } as const;
  const choices = (['minor', 'major'] as const).map((unit) => ({ assignment: { ...target, unit }, label: unit }));
  // A server that counts cents sends no fractions; if one came, whole numbers are major units.
  const suggested = hasFraction ? ({ ...target, unit: 'major' } as const) : undefined;
  const moneyQuestion = question(target, amount.value, `${amount.call} ${amount.field}`, choices, suggested);
  return [{ ...moneyQuestion, currency: amount.currency ?? '' }];
};

const aboutZone = ({ moment, zones }: UnexplainedValues): readonly Question[] => {
  if (!moment) return [];
  const target = { kind: 'zone' } as const;
  const choices = ['UTC', ...zones.filter((zone) => zone !== 'UTC')].map((zone) => ({
    assignment: { ...target, zone },
    label: zone,
  }));
  return [question(target, moment.value, `${moment.call} ${moment.field}`, choices)];
};

const aboutHost = (host: string): Question => {
  const target = { kind: 'host', host } as const;
  return question(target, host, '', [{ assignment: target, label: host }]);
};

/** All questions after a check, except fields, which are listed with their call. `known` are hosts that are already allowed. */
export const questionsOf = (
  report: CheckReport,
  seen: UnexplainedValues | undefined,
  known: readonly string[],
): readonly Question[] => {
  const all = seen ?? noUnexplainedValues;
  const own = /^https?:\/\/([^/]+)/.exec(report.server)?.[1];
  return [
    ...aboutParts(report.calls),
    ...aboutAsking(report),
    ...aboutMoney(all),
    ...aboutZone(all),
    ...all.subjects.map(aboutSubject),
    ...all.actions.map(aboutAction),
    ...all.words.map(aboutWord),
    ...all.hosts.filter((host) => host !== own && !known.includes(host)).map(aboutHost),
  ];
};
