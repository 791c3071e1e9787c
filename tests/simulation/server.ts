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
}

/** A request that reached the server, in order. */
export interface Arrival {
  readonly path: string;
  readonly values: readonly string[];
}

export interface Server {
  readonly address: string;
  readonly done: readonly Done[];
  readonly arrivals: readonly Arrival[];
  /** How many requests had the token of another server. */
  readonly foreignTokens: number;
  record(id: string): Readonly<Record<string, string>>;
  /** All states that a record had. */
  versions(id: string): readonly Readonly<Record<string, string>>[];
  /** Somebody else changes a field. */
  change(id: string, field: string, value: string): void;
  /** The server ends all sessions. */
  endSessions(): void;
  handle(request: TransportRequest): { readonly status: number; readonly body: unknown };
}

const ok = (body: unknown) => ({ status: 200, body });
const refused = (status: number, msg: string) => ({ status, body: { messages: { error: { msg, code: status } } } });

export const createServer = (address: string, people: readonly Person[], recordIds: readonly string[]): Server => {
  const done: Done[] = [];
  const arrivals: Arrival[] = [];
  const tokens = new Map<string, Person>();
  const records = new Map(
    recordIds.map((id) => [
      id,
      { id, name: `Track ${id}`, description: 'old', hours: 'old', phone: 'old' } as Record<string, string>,
    ]),
  );
  const versions = new Map<string, Record<string, string>[]>();
  const { host } = new URL(address);
  let count = 0;
  let foreignTokens = 0;
  const record = (id: string): Record<string, string> => records.get(id) ?? {};
  const note = (id: string): void => {
    versions.set(id, [...(versions.get(id) ?? []), record(id)]);
  };
  for (const id of recordIds) note(id);

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
    const data = Object(body.data ?? body) as Record<string, string>;
    const values = Object.values(data).filter((value) => typeof value === 'string');
    arrivals.push({ path, values });
    const person = tokens.get(token ?? '');
    if (!person) return refused(401, 'Your session has ended.');
    if (path === '/auth/user-role') return ok({ data: { attributes: { ability: everything } } });
    const id = path.split('/').at(-1) ?? '';
    if (path.startsWith('/track/detail/'))
      return records.has(id) ? ok({ data: { id, attributes: { ...record(id) } } }) : refused(404, 'Not found.');
    if (path.startsWith('/track/update/')) {
      records.set(id, { ...record(id), ...data, id });
      note(id);
      for (const value of values) done.push({ kind: 'update', value });
      return ok({ data: { id, attributes: record(id) }, messages: { success: { msg: 'Saved.' } } });
    }
    if (path === '/track/create') {
      count += 1;
      done.push({ kind: 'create', value: String(data.name) });
      const created = { ...data, id: String(1_000 + count) };
      return ok({ data: { id: created.id, attributes: created }, messages: { success: { msg: 'Added.' } } });
    }
    if (path === '/media/upload') {
      done.push({ kind: 'upload', value: String(data.file) });
      return ok({ data: { id: '1', attributes: { id: '1', url: 'https://files.example/1' } } });
    }
    return refused(404, 'There is nothing at this address.');
  };
  return {
    address,
    done,
    arrivals,
    get foreignTokens() {
      return foreignTokens;
    },
    record,
    versions: (id) => versions.get(id) ?? [],
    change: (id, field, value) => {
      records.set(id, { ...record(id), [field]: value });
      note(id);
    },
    endSessions: () => tokens.clear(),
    handle,
  };
};

const everything = [{ action: 'manage', subject: 'all' }];
