/** Every reading call on every dialect gives the same records as the plain server, field by field. */
import { existsSync, readFileSync } from 'node:fs';
import { entityFields } from '@contract/reading/entity-fields';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dialect } from '../../../../mocks/server/dialects/dialect';
import { type DialectName, dialectNames, dialects } from '../../../../mocks/server/dialects/index';
import { type MockServer, startMockServer } from '../../../../mocks/server/start';
import { createCaller, isFilled, type Row, type Walk, walk } from '../../../support/dialect-calls';
import { row } from '../../../support/rows';
import { may } from '../../../unit/mocks/client';

const profileFile = (name: DialectName) => new URL(`../../../support/dialect-profiles/${name}.json`, import.meta.url);
const withProfile = dialectNames.filter((name) => existsSync(profileFile(name)));
/** Its input names are its own, so requests do not work without a profile. */
const withoutProfile = dialectNames.filter((name) => name !== 'cents');

const profileOf = (name: DialectName): ServerProfile => {
  const read = readServerProfile(JSON.parse(readFileSync(profileFile(name), 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};

const idIn = (name: DialectName) => {
  const { writing }: Dialect = dialects[name];
  return (id: number) => (writing.id?.(id) ?? id) as string | number;
};

const text = (value: unknown): string => String(value).replaceAll(/\s+/g, ' ').trim();

type Kind = 'id' | 'money' | 'dateTime' | 'date' | 'other';
const kindOf = (id: string, field: string): Kind | undefined => {
  const { entity } = row(id).output;
  const fields: Readonly<Record<string, { readonly kind: string }>> = entity ? entityFields[entity].fields : {};
  const kind = fields[field]?.kind;
  if (kind === undefined) return undefined;
  return kind === 'id' || kind === 'money' || kind === 'dateTime' || kind === 'date' ? kind : 'other';
};

const isSame = (kind: Kind, plain: unknown, other: unknown, idOf: (id: number) => string | number): boolean => {
  if (kind === 'id') return text(other) === text(typeof plain === 'number' ? idOf(plain) : plain);
  if (kind === 'money') return Number(other) === Number(plain);
  if (kind === 'dateTime') return Date.parse(text(other)) === Date.parse(text(plain));
  return kind === 'other' || text(other) === text(plain);
};

interface Compared {
  readonly cells: number;
  /** Calls with their empty fields, and how often they are empty. */
  readonly missing: ReadonlyMap<string, number>;
  /** Ids, money, moments and days that differ, by kind. */
  readonly wrong: readonly (readonly [Kind, string])[];
}

const compare = (plain: Walk, other: Walk, name: DialectName): Compared => {
  const idOf = idIn(name);
  const { requests }: Dialect = dialects[name];
  const isNarrowed = requests.ignores?.includes('narrowing') === true;
  let cells = 0;
  const missing = new Map<string, number>();
  const wrong: (readonly [Kind, string])[] = [];
  for (const [id, records] of plain) {
    const theirs = other.get(id) ?? [];
    const byId = new Map(records.map((record) => [text(idOf(Number(record.id))), record]));
    const pairs = theirs.slice(0, 50).flatMap((record, at): (readonly [Row | undefined, Row])[] => {
      const mine = byId.get(text(record.id));
      // Rows without a readable id are compared by position; rows of other records are ignored.
      return mine ? [[mine, record]] : isFilled(record.id) && isNarrowed ? [] : [[records[at], record]];
    });
    for (const [mine = {}, record] of theirs.length === 0 ? [[records[0], {}] as const] : pairs) {
      for (const [field, value] of Object.entries(mine)) {
        const kind = kindOf(id, field);
        if (kind === undefined || !isFilled(value)) continue;
        cells += 1;
        const at = `${id} ${field}`;
        if (!isFilled(record[field])) missing.set(at, (missing.get(at) ?? 0) + 1);
        else if (!isSame(kind, value, record[field], idOf))
          wrong.push([kind, `${at}: ${text(value)} became ${text(record[field])}`]);
      }
    }
  }
  return { cells, missing, wrong };
};

describe('a server of another dialect', () => {
  let plain: Walk;
  const servers: MockServer[] = [];
  const start = async (dialect?: DialectName) => {
    const server = await startMockServer({ rows: 300, now: () => may, ...(dialect ? { dialect } : {}) });
    servers.push(server);
    return server;
  };
  const failures: string[] = [];
  const walked = async (name: DialectName, profile?: ServerProfile) => {
    const { url } = await start(name);
    const idOf = idIn(name);
    const caller = createCaller({ url, ...(profile ? { profile } : {}) });
    const other = await walk(caller, 50, idOf, (id, error) => failures.push(`${id}: ${String(error).slice(0, 200)}`));
    const compared = compare(plain, other, name);
    const lost = [...compared.missing.values()].reduce((sum, count) => sum + count, 0);
    return { ...compared, rate: 1 - lost / compared.cells };
  };

  beforeAll(async () => {
    const { url } = await start();
    const failed = (id: string, error: unknown): never => {
      throw new Error(`${id}: ${String(error)}`);
    };
    plain = await walk(createCaller({ url }), 10_000, (id) => id, failed);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it.each(withoutProfile)(
    '%s is read without a profile: 95 of 100 fields are filled, and all ids are right',
    async (name) => {
      const { cells, rate, missing, wrong } = await walked(name);
      expect(failures.splice(0)).toEqual([]);
      expect(cells).toBeGreaterThan(10_000);
      expect(rate, `${name} misses ${[...missing.keys()].join(', ')}`).toBeGreaterThanOrEqual(0.95);
      const isKnown = withProfile.includes(name);
      // Only a profile can set the zone of moments without one and the unit of whole amounts.
      const unexpected = wrong.filter(([kind]) => !isKnown || kind === 'id' || kind === 'date');
      expect(unexpected.slice(0, 20)).toEqual([]);
    },
  );

  it.each(withProfile)('%s is read completely with its profile, with all amounts and moments correct', async (name) => {
    const { cells, rate, missing, wrong } = await walked(name, profileOf(name));
    expect(failures.splice(0)).toEqual([]);
    expect(cells).toBeGreaterThan(5_000);
    expect(rate, `${name} misses ${[...missing.keys()].join(', ')}`).toBeGreaterThanOrEqual(0.99);
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
