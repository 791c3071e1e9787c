/** The sample keys. The sample API cannot save them, so they last until the app closes. */
import { createResettableStore } from '../../kit/stores/resettable-store';

export const rights = ['full', 'write', 'read'] as const;
export type Rights = (typeof rights)[number];

export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly rights: Rights;
  readonly value: string;
  /** Moments. */
  readonly createdAt: string;
  /** Undefined if never used. */
  readonly usedAt: string | undefined;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 32;

/** A sample key: a prefix and random letters. */
const createValue = (): string => {
  const chance = crypto.getRandomValues(new Uint8Array(length));
  return `sample_${[...chance].map((byte) => letters[byte % letters.length]).join('')}`;
};

/** The prefix and the last four characters. */
export const maskValue = (value: string): string =>
  `${value.slice(0, value.indexOf('_') + 1)}${'•'.repeat(16)}${value.slice(-4)}`;

const hour = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

const first = (): readonly ApiKey[] => [
  { id: 1, name: 'Timing tower', rights: 'write', value: createValue(), createdAt: ago(24 * 210), usedAt: ago(2) },
  {
    id: 2,
    name: 'Ticket printer, gate A',
    rights: 'read',
    value: createValue(),
    createdAt: ago(24 * 96),
    usedAt: ago(31),
  },
  { id: 3, name: 'Accounting', rights: 'full', value: createValue(), createdAt: ago(24 * 12), usedAt: undefined },
];

interface Keys {
  readonly keys: readonly ApiKey[];
  /** The new key, which is shown once. */
  readonly shown: number | undefined;
}
export const useKeys = createResettableStore<Keys>(() => ({ keys: first(), shown: undefined }));

export const createKey = (name: string, given: Rights): void =>
  useKeys.setState(({ keys }) => {
    const id = Math.max(0, ...keys.map((key) => key.id)) + 1;
    const key: ApiKey = {
      id,
      name,
      rights: given,
      value: createValue(),
      createdAt: new Date().toISOString(),
      usedAt: undefined,
    };
    return { keys: [key, ...keys], shown: id };
  });

export const revokeKey = (id: number): void =>
  useKeys.setState(({ keys, shown }) => ({
    keys: keys.filter((key) => key.id !== id),
    shown: shown === id ? undefined : shown,
  }));

export const hideKey = (): void => useKeys.setState({ shown: undefined });
