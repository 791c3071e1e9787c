/** An ability list as a table: subjects down, actions across. */
import { abilityOf, type actions, type Permission, subjects } from '@contract/ability';

/** `given`: listed itself. `implied`: by "manage", or by "everything". */
export type Cell = 'given' | 'implied' | 'none';

export interface Matrix {
  /** The known actions, then those only the server has. */
  readonly actions: readonly string[];
  readonly rows: readonly { readonly subject: string; readonly cells: readonly Cell[] }[];
}

const knownActions: readonly string[] = [
  'read',
  'create',
  'update',
  'delete',
  'manage',
] satisfies (typeof actions)[number][];
/** "Everything" has its own row only if it is listed; in other rows it shows as implied. */
const subjectNames: readonly string[] = subjects.filter((subject) => subject !== 'all');

const union = (known: readonly string[], found: readonly string[]): readonly string[] => [
  ...new Set([...known, ...found]),
];

export const matrixOf = (pairs: readonly Permission[]): Matrix => {
  const ability = abilityOf(pairs);
  const exact = new Set(pairs.map(({ action, subject }) => `${action} ${subject}`));
  const found = pairs.map(({ subject }) => subject);
  const rows = union(found.includes('all') ? ['all', ...subjectNames] : subjectNames, found);
  const columns = union(
    knownActions,
    pairs.map(({ action }) => action),
  );
  const cellOf = (action: string, subject: string): Cell => {
    if (exact.has(`${action} ${subject}`)) return 'given';
    return ability.can(action, subject) ? 'implied' : 'none';
  };
  return {
    actions: columns,
    rows: rows.map((subject) => ({ subject, cells: columns.map((action) => cellOf(action, subject)) })),
  };
};

const isPair = (one: unknown): one is Permission =>
  typeof one === 'object' &&
  one !== null &&
  'action' in one &&
  'subject' in one &&
  typeof one.action === 'string' &&
  typeof one.subject === 'string';

/** A role's pairs in the server's format; undefined if the value has none. */
export const pairsIn = (value: unknown): readonly Permission[] | undefined =>
  Array.isArray(value) && value.every(isPair) ? value : undefined;
