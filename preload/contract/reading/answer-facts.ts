/** What the amounts of one answer have in common: a server of minor units never sends a fraction. */
import { isRecord, type Values } from '../json/record';
import { createChildren } from './lookup';
import type { Reader } from './reader';
import { hasFraction } from './values/money';

/** What one answer has in common. */
export interface AnswerFacts {
  readonly hasFraction: () => boolean;
}

/** Whether any amount of these records has a fraction. */
const anyFraction = (reader: Reader, rows: readonly Values[], depth = 0): boolean =>
  rows.some((row) => {
    const plan = reader.planFor(row);
    const isInner = plan.nested.some(({ key, of }) => {
      const value = row[key];
      const list = depth > 1 ? [] : (Array.isArray(value) ? value : [value]).filter(isRecord);
      return list.length > 0 && anyFraction(reader.within(key, of), list, depth + 1);
    });
    return (
      isInner ||
      plan.fields.some(({ name, field, exact, lookups }) => {
        if (field.kind === 'records' && field.of && depth < 2) {
          const value = exact ? row[name] : lookups[0]?.find(row, createChildren())?.value;
          const list = Array.isArray(value) ? value.filter(isRecord) : [];
          return list.length > 0 && anyFraction(reader.within(name, field.of), list, depth + 1);
        }
        if (field.kind !== 'money') return false;
        if (exact && hasFraction(row[name])) return true;
        return lookups.some((lookup) => hasFraction(lookup.find(row, createChildren())?.value));
      })
    );
  });

export const answerFacts = (reader: Reader, rows: readonly Values[]): AnswerFacts => {
  let known: boolean | undefined;
  return {
    hasFraction: () => {
      known ??= anyFraction(reader, rows);
      return known;
    },
  };
};
