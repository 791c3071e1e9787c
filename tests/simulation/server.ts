/** A server of the service. What it did is its own record, which the judge compares with what the app says. */
import type { TransportRequest } from '../../main/core/call/transport';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** One thing that the server did. */
export interface Done {
  readonly kind: 'update' | 'create' | 'upload';
  readonly value: string;
  /** The record and its field, of an update. */
  readonly record?: string;
  readonly field?: string;
}

/** A request that reached the server, in order. */
export interface Arrival {
  readonly path: string;
  readonly values: readonly string[];
}

export interface Server {
  readonly address: string;
  readonly done: readonly Done[];
  /** Whether it did something with a value. */
  has(value: string): boolean;
  readonly arrivals: readonly Arrival[];
  /** How many requests had the token of another server. */
  readonly foreignTokens: number;
  record(id: string): Readonly<Record<string, string>>;
  /** All values that a field of a record has had, in order. */
  valuesOf(id: string, field: string): readonly string[];
  /** When a record was answered as it is shown, in passed milliseconds. */
  answeredMs(id: string, shown: Readonly<Record<string, unknown>>): readonly number[];
  /** Somebody else changes a field. */
  change(id: string, field: string, value: string): void;
  isSession(token: string): boolean;
  /** The server ends all sessions. */
  endSessions(): void;
  handle(request: TransportRequest): { readonly status: number; readonly body: unknown };
}

const ok = (body: unknown) => ({ status: 200, body });
const refused = (status: number, msg: string) => ({ status, body: { messages: { error: { msg, code: status } } } });

interface ServerPorts {
  readonly address: string;
  readonly people: readonly Person[];
  readonly recordIds: readonly string[];
  /** The fields that a history changes. */
  readonly fields: readonly string[];
  readonly passedMs: () => number;
  /** Called with what a person sends. */
  readonly onRequest: (person: Person, body: string) => void;
  /** Called with a new value, the one that it replaces and since when that was there, if its session had read that one. */
  readonly onReplace: (value: string, before: string, sinceMs: number) => void;
}

/** What the server shows of a record to one person alone. */
export const personalMark = (address: string, { id }: Pick<Person, 'id'>): string =>
  `seen-${id}-${new URL(address).hostname.replace(/\W.*/, '')}`;

export const createServer = (ports: ServerPorts): Server => {
  const { address, people, recordIds, fields, passedMs, onRequest, onReplace } = ports;
  const done: Done[] = [];
  const values = new Set<string>();
  const note = (one: Done): void => {
    done.push(one);
    values.add(one.value);
  };
  const arrivals: Arrival[] = [];
  const tokens = new Map<string, Person>();
  const records = new Map(
    recordIds.map((id): [string, Record<string, string>] => [
      id,
      { id, name: `Track ${id}`, ...Object.fromEntries(fields.map((field) => [field, `old ${field}`])) },
    ]),
  );
  const answered = new Map<string, number[]>();
  const had = new Map<string, readonly string[]>();
  /** Since when fields have their value, and when sessions read a record last, in passed milliseconds. */
  const changedMs = new Map<string, number>();
  const readMs = new Map<string, number>();
  const { host } = new URL(address);
  let count = 0;
  let foreignTokens = 0;
  const record = (id: string): Record<string, string> => records.get(id) ?? {};
  const valuesOf: Server['valuesOf'] = (id, field) => had.get(`${id} ${field}`) ?? [`old ${field}`];
  const change = (id: string, data: Readonly<Record<string, string>>): void => {
    records.set(id, { ...record(id), ...data, id });
    for (const [name, value] of Object.entries(data)) {
      const key = `${id} ${name}`;
      changedMs.set(key, passedMs());
      had.set(key, [...valuesOf(id, name), value]);
    }
  };
  const versionOf = (id: string, shown: Readonly<Record<string, unknown>>): string =>
    JSON.stringify([id, ...fields.map((name) => shown[name])]);
  /** A record as it is answered to a person. */
  const show = (id: string, person: Person): Record<string, string> => {
    const version = versionOf(id, record(id));
    answered.set(version, [...(answered.get(version) ?? []), passedMs()]);
    return { ...record(id), city: personalMark(address, person) };
  };

  const signIn = (body: Record<string, unknown>) => {
    const person = people.find(({ email, password }) => email === body.email && password === body.password);
    if (!person) return refused(422, 'Wrong email or password.');
    count += 1;
    const token = `token-${person.id}-${count}-${host}`;
    tokens.set(token, person);
    const { id, email } = person;
    const attributes = { id, email, firstName: 'Person', lastName: id, accessToken: token, ability: everything };
    return ok({ data: { id, attributes } });
  };
  const handle: Server['handle'] = ({ path, body: text = '{}', token }) => {
    if (token !== undefined && !token.endsWith(`-${host}`)) foreignTokens += 1;
    if (path === '/') return ok({});
    const body: Record<string, unknown> = JSON.parse(text);
    if (path === '/auth/logIn') return signIn(body);
    const { city: _, ...data } = Object(body.data ?? body) as Record<string, string>;
    const sent = Object.values(data).filter((value) => typeof value === 'string');
    arrivals.push({ path, values: sent });
    const person = tokens.get(token ?? '');
    if (!person) return refused(401, 'Your session has ended.');
    onRequest(person, text);
    if (path === '/auth/user-role') return ok({ data: { attributes: { ability: everything } } });
    const id = path.split('/').at(-1) ?? '';
    if (path.startsWith('/track/detail/')) {
      readMs.set(`${token} ${id}`, passedMs());
      return records.has(id) ? ok({ data: { id, attributes: show(id, person) } }) : refused(404, 'Not found.');
    }
    if (path === '/track/list') {
      const rows = [...records.keys()].map((one) => show(one, person));
      return ok({ data: { attributes: { data: rows, total: rows.length } } });
    }
    if (path.startsWith('/track/update/')) {
      for (const [name, value] of Object.entries(data)) {
        const sinceMs = changedMs.get(`${id} ${name}`) ?? 0;
        if ((readMs.get(`${token} ${id}`) ?? -1) > sinceMs) onReplace(value, record(id)[name] ?? '', sinceMs);
      }
      change(id, data);
      for (const [field, value] of Object.entries(data)) note({ kind: 'update', value, record: id, field });
      return ok({ data: { id, attributes: show(id, person) }, messages: { success: { msg: 'Saved.' } } });
    }
    if (path === '/track/create') {
      count += 1;
      note({ kind: 'create', value: String(data.name) });
      const created = { ...data, id: String(1_000 + count) };
      return ok({ data: { id: created.id, attributes: created }, messages: { success: { msg: 'Added.' } } });
    }
    if (path === '/media/upload') {
      note({ kind: 'upload', value: String(data.file) });
      return ok({ data: { id: '1', attributes: { id: '1', url: 'https://files.example/1' } } });
    }
    return refused(404, 'There is nothing at this address.');
  };
  return {
    address,
    done,
    has: (value) => values.has(value),
    arrivals,
    get foreignTokens() {
      return foreignTokens;
    },
    record,
    valuesOf,
    answeredMs: (id, shown) => answered.get(versionOf(id, shown)) ?? [],
    change: (id, field, value) => change(id, { [field]: value }),
    isSession: (token) => tokens.has(token),
    endSessions: () => tokens.clear(),
    handle,
  };
};

/** Enough for what the people of a history do; an event that is prepared for them is of few calls. */
const everything = [{ action: 'manage', subject: 'Track' }];
