/** Changes that a call made to the user's own account, so that the app shows them without a new sign-in. */
import type { Person } from '@contract/bridge';
import { isRecord } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import { toPerson } from './person';
import type { StoredSession } from './stored-session';

const profileCall: EndpointId = 'auth.profileUpdate';

/** The person after a successful call with this response; undefined if it changed nothing about them. */
export const personAfter = (
  id: string,
  value: unknown,
  { person, tokens }: Pick<StoredSession, 'person' | 'tokens'>,
): Person | undefined => {
  // A call of the page that renews the tokens has set a password.
  if (rowOf(id)?.renewsTokens) {
    const { mustChangePassword, ...rest } = person;
    return mustChangePassword ? rest : undefined;
  }
  const record = id === profileCall && isRecord(value) ? value.record : undefined;
  if (!isRecord(record)) return undefined;
  const { id: changedId, name, email, more } = toPerson(record, person.email, Object.values(tokens));
  if (changedId !== person.id) return undefined;
  // A record without a name is named by its email.
  return { ...person, name: name === email ? person.name : name, email, more: { ...person.more, ...more } };
};
