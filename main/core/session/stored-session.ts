/** A session as stored in the keychain: one versioned JSON value, so that its parts never come from two sessions. */
import type { Permission } from '@contract/ability';
import type { Person } from '@contract/bridge';
import { Pair as PairSchema } from '@contract/reading/permissions';
import { z } from 'zod';
import { isToken } from '../call/secrets';
import type { Tokens } from '../call/session-port';

export interface StoredSession {
  readonly tokens: Tokens;
  readonly person: Person;
  readonly ability: readonly Permission[];
  /** The app was locked: whoever starts it must unlock it first. */
  readonly isLocked?: true;
  /** A slow hash of the password, if the user chose to unlock without a network. */
  readonly passwordHash?: string;
}

const token = z.string().refine(isToken);
const schema = z.object({
  version: z.literal(1),
  tokens: z.object({ access: token, refresh: token.optional() }),
  person: z.object({
    id: z.string().min(1),
    name: z.string(),
    email: z.string(),
    role: z.string().optional(),
    mustChangePassword: z.boolean().optional(),
    more: z.record(z.string(), z.unknown()),
  }),
  ability: z.array(PairSchema),
  isLocked: z.literal(true).optional(),
  passwordHash: z.string().max(500).optional(),
});

/** The most characters of a person's further fields; a picture in them would fill the keychain. */
const maxMoreLength = 8_000;

export const serializeSession = ({ tokens, person, ability, isLocked, passwordHash }: StoredSession): string => {
  const more = JSON.stringify(person.more).length <= maxMoreLength ? person.more : {};
  return JSON.stringify({ version: 1, tokens, person: { ...person, more }, ability, isLocked, passwordHash });
};

/** Undefined for anything that this version did not write. */
export const parseStoredSession = (text: string): StoredSession | undefined => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) return undefined;
  const { tokens, person, ability, isLocked, passwordHash } = parsed.data;
  const { role, mustChangePassword, ...rest } = person;
  return {
    tokens: { access: tokens.access, ...(tokens.refresh === undefined ? {} : { refresh: tokens.refresh }) },
    person: {
      ...rest,
      ...(role === undefined ? {} : { role }),
      ...(mustChangePassword === undefined ? {} : { mustChangePassword }),
    },
    ability,
    ...(isLocked === undefined ? {} : { isLocked }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
  };
};
