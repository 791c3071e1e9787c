/** Makes every read call of the product like main does, to compare the records with the plain server's. */
import type { Page } from '@contract/endpoint';
import { readAnswer } from '@contract/http/read-answer';
import { parseInput, requestOf } from '@contract/http/request';
import { readJson } from '@contract/json/read-json';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { row } from './rows';

export type Row = Readonly<Record<string, unknown>>;

export interface Server {
  readonly url: string;
  readonly profile?: ServerProfile;
}

interface Login {
  readonly accessToken?: unknown;
  readonly id?: unknown;
  readonly ability?: unknown;
}

/** A server's answers to the product's calls. Throws with the call's name if one fails. */
export const createCaller = ({ url, profile = emptyProfile }: Server) => {
  let token = '';
  let raw = '';
  const call = async (id: string, input: Row = {}): Promise<unknown> => {
    const parsed = parseInput(row(id).input, input);
    const request = parsed.ok ? requestOf(row(id), parsed.value, profile) : parsed;
    if (!request.ok) throw new Error(`${id} cannot be asked: ${JSON.stringify(request.failure)}`);
    const response = await fetch(`${url}${request.value.path}`, {
      method: 'POST',
      body: JSON.stringify(request.value.body ?? {}),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    raw = text;
    const type = response.headers.get('content-type') ?? '';
    const read = readAnswer(
      row(id),
      { status: response.status, type, body: readJson(text) ?? text },
      parsed.ok ? parsed.value : {},
      profile,
    );
    if (!read.ok) throw new Error(`${id} failed: ${JSON.stringify(read.failure)} in ${text.slice(0, 200)}`);
    return read.value;
  };
  return {
    rows: async (id: string, input?: Row) => ((await call(id, input)) as Page<Row>).rows,
    record: async (id: string, input?: Row) => (await call(id, input)) as Row,
    signIn: async (email: string): Promise<Login> => {
      const login = (await call('auth.logIn', { email, password: 'pitwall' })) as Login;
      // If a log-in cannot be read, its fields count as missing, and all other calls still run.
      token = String(login.accessToken ?? /demo-access-[0-9a-f-]{36}/.exec(raw)?.[0]);
      return login;
    },
  };
};
type Caller = ReturnType<typeof createCaller>;

/** Records by call. */
export type Walk = ReadonlyMap<string, readonly Row[]>;

/** Details to read with the id of a list's first row. */
const details = {
  'admin.detail': 'admin.list',
  'visitor.detail': 'visitor.list',
  'event.detail': 'event.list',
  'track.detail': 'track.list',
  'inspector.detail': 'inspector.list',
  'trackContact.detail': 'trackContact.list',
  'booking.detail': 'booking.list',
  'booking.ticketDetail': 'booking.ticketList',
  'buyback.bookingDetail': 'buyback.list',
} as const;
const ofEvent = ['schedule', 'classes', 'categories', 'buybacks'];
const parts = ['driverInfo', 'vehicleInfo', 'terms', 'team', 'info', 'techCard'];

/** `idOf` converts one of the demo's ids to this server's. */
export const walk = async (
  { rows, record, signIn }: Caller,
  perPage: number,
  idOf: (id: number) => string | number,
  failed: (id: string, error: unknown) => void,
): Promise<Walk> => {
  const found = new Map<string, readonly Row[]>();
  const note = async (id: string, load: () => Promise<readonly Row[]>): Promise<void> => {
    try {
      found.set(id, await load());
    } catch (error) {
      failed(id, error);
    }
  };
  const list = (id: string, input: Row = {}) => note(id, () => rows(id, input));
  const one = (id: string, input: Row = {}) => note(id, async () => [await record(id, input)]);

  await note('auth.logIn', async () => [{ ...(await signIn('admin@pitwall.example')) }]);
  await one('auth.userRole');
  await one('auth.profile', { id: idOf(1) });
  await one('dashboard.overview');
  for (const id of new Set(Object.values(details))) await list(id, { perPage });
  for (const [id, from] of Object.entries(details)) {
    const first = found.get(from)?.[0]?.id;
    await one(id, { id: first });
  }
  await list('role.list');
  await list('wishlist.list', { perPage });
  await list('location.countryCodes');
  await list('location.states');
  for (const name of ofEvent) await list(`event.${name}`, { eventId: idOf(27) });
  await one('event.latest', { eventId: idOf(27) });
  for (const name of parts) await one(`inspection.${name}`, { userId: idOf(10_012) });
  await list('inspection.media', { userId: idOf(10_012) });
  await list('booking.userEvents', { userId: idOf(10_012) });
  await list('booking.userTracks', { userId: idOf(10_012) });
  await one('track.waiverTemplate', { trackId: idOf(1) });
  await one('docuSign.w9', { trackId: idOf(1) });
  return found;
};

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
