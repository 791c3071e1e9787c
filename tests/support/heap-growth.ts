/** What grows from one heap snapshot of a process to the next: kinds of objects, and elements that no document holds. */

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** How many there are of each kind, by its name. */
export type Census = ReadonlyMap<string, number>;

/** Texts, code and V8's own tables differ with what it has compiled or optimized. */
const counted: ReadonlySet<unknown> = new Set(['object', 'closure', 'native', 'regexp']);

/** What Chromium and V8 keep for themselves: rules that were parsed, files that were loaded, code that was optimized. */
const own = /^(blink::|system \/)/;

/** A detached element has this mark. */
const detached = 2;

export const censusOf = (heap: string): Census => {
  const { snapshot, nodes, strings } = JSON.parse(heap) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const at = (field: string): number => fields.indexOf(field);
  const names = types[at('type')] as readonly string[];
  const census = new Map<string, number>();
  const add = (kind: string): void => void census.set(kind, (census.get(kind) ?? 0) + 1);
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = names[nodes[node + at('type')] ?? 0];
    if (!counted.has(type)) continue;
    if (nodes[node + at('detachedness')] === detached) add('detached elements');
    const name = strings[nodes[node + at('name')] ?? 0] ?? '';
    if (!own.test(name)) add(`${type} ${name.slice(0, 80)}`);
  }
  return census;
};

interface Growth {
  readonly kind: string;
  /** How many there were after each round. */
  readonly counts: readonly number[];
}

/** How many more there were after the round that added the fewest: what came only once, or levels off, is no leak. */
const leastGrowth = ({ counts }: Growth): number =>
  Math.min(...counts.slice(1).map((count, round) => count - (counts[round] ?? 0)));

const growthOf = (rounds: readonly Census[]): readonly Growth[] =>
  [...(rounds.at(-1)?.keys() ?? [])]
    .map((kind) => ({ kind, counts: rounds.map((census) => census.get(kind) ?? 0) }))
    .filter((growth) => leastGrowth(growth) >= 2)
    .sort((one, other) => (other.counts.at(-1) ?? 0) - (one.counts.at(-1) ?? 0));

/** Kinds that may grow, by how many in a round, and why. */
export type Allowed = Readonly<Record<string, readonly [each: number, why: string]>>;

/** The kinds that became more in every round than they may. */
export const leaksIn = (rounds: readonly Census[], allowed: Allowed): readonly Growth[] =>
  growthOf(rounds).filter((growth) => leastGrowth(growth) > (allowed[growth.kind]?.[0] ?? 0));

/** The names of the figures that became more in every round. */
export const growingIn = (rounds: readonly Readonly<Record<string, number>>[]): readonly string[] =>
  Object.keys(rounds[0] ?? {}).flatMap((figure) => {
    const counts = rounds.map((one) => one[figure] ?? 0);
    const grows = counts.every((count, round) => round === 0 || count > (counts[round - 1] ?? 0));
    return grows ? [`${figure}: ${counts.join(', ')}`] : [];
  });
