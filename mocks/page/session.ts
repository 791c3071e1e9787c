/** The browser demo's session: in this page's memory only, so that a reload is a new start. */
import type { BridgeEvent, Person, ReturnTo, SessionView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { readPermissions } from '@contract/reading/permissions';
import { rowOf } from '@contract/table';
import type { Wire } from './wire';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const words = (input: unknown): string => (typeof input === 'string' ? input : '');

/** The person in a log-in's answer or a profile; undefined where there is no id. */
const personOf = (record: Fields): Person | undefined => {
  const { id, email, role, mustChangePassword, accessToken, refreshToken, tokenType, expiresIn, ability, ...more } =
    record;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const name = `${words(record.firstName)} ${words(record.lastName)}`.trim();
  return {
    id: String(id),
    name: name === '' ? words(email) : name,
    email: words(email),
    ...(typeof role === 'string' ? { role } : {}),
    mustChangePassword: mustChangePassword === true,
    more,
  };
};

export interface PageSession {
  readonly view: () => SessionView;
  readonly token: () => string | undefined;
  readonly signIn: (email: string, password: string) => Promise<Result<SessionView>>;
  readonly refresh: () => Promise<Result<SessionView>>;
  readonly signOut: () => SessionView;
  readonly keep: (place: ReturnTo) => void;
  /** The server no longer knows this token: ends the session once, however many calls say so. */
  readonly reject: (token: string) => void;
  /** What the answer to a call about the own account changed. */
  readonly learn: (id: string, value: unknown) => void;
}

const nobody: SessionView = {
  state: 'signed-out',
  mode: 'demo',
  server: '',
  ability: [],
  keychain: 'none',
  kept: false,
};

/** `makeWay` is called before another person is signed in, and at a sign-out: nothing of the last one's work may be left. */
export const createSession = (wire: Wire, emit: (event: BridgeEvent) => void, makeWay: () => void): PageSession => {
  let view = nobody;
  let token: string | undefined;
  let last: string | undefined;
  let kept: { readonly person: string; readonly place: ReturnTo } | undefined;

  const end = (): void => {
    view = nobody;
    token = undefined;
  };
  const become = (person: Person): void => {
    view = { ...view, person };
    emit({ type: 'session', session: view, why: 'changed' });
  };

  const reject = (refused: string): void => {
    if (token !== refused) return;
    end();
    emit({ type: 'session', session: view, why: 'expired' });
  };

  return {
    view: () => view,
    token: () => token,
    reject,
    refresh: async () => {
      const row = rowOf('auth.userRole');
      const used = token;
      if (!row || used === undefined) return fail('signed-out', 'not-signed-in');
      const result = await wire(row, {}, { token: used });
      if (!result.ok) {
        if (result.failure.kind === 'signed-out') reject(used);
        return result;
      }
      if (token !== used) return fail('cancelled', 'cancelled');
      view = { ...view, ability: readPermissions(isRecord(result.value) ? result.value.ability : undefined) };
      emit({ type: 'session', session: view, why: 'changed' });
      return ok(view);
    },
    signIn: async (email, password) => {
      const row = rowOf('auth.logIn');
      if (!row) return fail('unexpected', 'unexpected');
      const result = await wire(row, { email, password }, {});
      if (!result.ok) return result;
      const record = isRecord(result.value) ? result.value : {};
      const person = personOf(record);
      if (!person || typeof record.accessToken !== 'string') return fail('unexpected', 'bad-answer');
      if (last !== undefined && last !== person.id) makeWay();
      token = record.accessToken;
      last = person.id;
      view = { ...nobody, state: 'signed-in', person, ability: readPermissions(record.ability) };
      const place = kept?.person === person.id ? kept.place : undefined;
      kept = undefined;
      emit({ type: 'session', session: view, why: 'changed' });
      return ok(place ? { ...view, returnTo: place } : view);
    },
    signOut: () => {
      makeWay();
      end();
      kept = undefined;
      last = undefined;
      emit({ type: 'session', session: view, why: 'changed' });
      return view;
    },
    keep: (place) => {
      if (last !== undefined) kept = { person: last, place };
    },
    learn: (id, value) => {
      const { person } = view;
      if (!person) return;
      const record = isRecord(value) && isRecord(value.record) ? value.record : undefined;
      if (id === 'auth.resetPassword' || id === 'auth.changePassword') become({ ...person, mustChangePassword: false });
      if (id === 'auth.profileUpdate' && record && String(record.id) === person.id)
        become({ ...person, ...personOf(record) });
    },
  };
};
