/** What the amounts of one answer have in common: a server of minor units never sends a fraction. */
import type { EntityFields } from '../entities/field';
import { isRecord, type Values } from '../json/record';
import { valueAt } from './place';
import type { Reader } from './reader';
import { hasFraction } from './values/money';

/** What one answer has in common. */
export interface AnswerFacts {
  readonly hasFraction: () => boolean;
  /** Whether a yes is a cross, beside which nothing at all is a no: how ABAP writes booleans. */
  readonly hasCross: () => boolean;
}

/** Whether any amount of these records has a fraction. */
const anyFraction = (reader: Reader, rows: readonly Values[], depth = 0): boolean =>
  rows.some((row) => {
    const plan = reader.planFor(row);
    const isWithin = (of: EntityFields, name: string, value: unknown): boolean => {
      const list = depth > 1 ? [] : (Array.isArray(value) ? value : [value]).filter(isRecord);
      return list.length > 0 && anyFraction(reader.within(name, of), list, depth + 1);
    };
    return (
      plan.nested.some(({ key, of }) => isWithin(of, key, row[key])) ||
      plan.fields.some(({ name, field, exact, places }) => {
        const others = places.filter(({ unit }) => unit !== 'minor').map((place) => valueAt(row, place));
        const values = [...(exact ? [row[name]] : []), ...others];
        if (field.kind === 'money') return values.some(hasFraction);
        return field.kind === 'records' && field.of !== undefined && isWithin(field.of, name, values[0]);
      })
    );
  });

const anyCross = (reader: Reader, rows: readonly Values[]): boolean =>
  rows.some((row) =>
    reader
      .planFor(row)
      .fields.some(
        ({ name, field, exact, places }) =>
          field.kind === 'flag' &&
          ((exact && row[name] === 'X') || places.some((place) => valueAt(row, place) === 'X')),
      ),
  );

export const answerFacts = (reader: Reader, rows: readonly Values[]): AnswerFacts => {
  let known: boolean | undefined;
  let crosses: boolean | undefined;
  return {
    hasCross: () => {
      crosses ??= anyCross(reader, rows);
      return crosses;
    },
    hasFraction: () => {
      known ??= anyFraction(reader, rows);
      return known;
    },
  };
};
