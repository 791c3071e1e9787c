/** The two demo accounts (specification, section 6), and the parts of a page that ask for permissions. */
import { type Ability, allows, type Needs, type Permission } from '@contract/ability';

export const people = ['admin', 'client'] as const;
export type Person = (typeof people)[number];

/** The admin may do everything, the client may only look at two subjects. */
export const pairsOf: Readonly<Record<Person, readonly Permission[]>> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

export interface Part {
  readonly key: string;
  /** Undefined if it needs no permission. */
  readonly needs?: Needs;
  /** How it shows without permission. */
  readonly otherwise: 'hidden' | 'disabled';
}

export const parts: readonly Part[] = [
  { key: 'everybody', otherwise: 'hidden' },
  { key: 'list', needs: ['read', 'ACL'], otherwise: 'hidden' },
  { key: 'signIns', needs: ['read', 'Auth'], otherwise: 'hidden' },
  { key: 'change', needs: ['update', 'ACL'], otherwise: 'disabled' },
  { key: 'bookings', needs: ['read', 'Booking'], otherwise: 'hidden' },
  { key: 'push', needs: ['create', 'Push'], otherwise: 'disabled' },
  { key: 'remove', needs: ['delete', 'Track'], otherwise: 'disabled' },
  { key: 'all', needs: ['manage', 'all'], otherwise: 'hidden' },
];

export type Visibility = 'shown' | Part['otherwise'];

export const visibilityOf = (ability: Ability, { needs, otherwise }: Part): Visibility =>
  allows(ability, needs) ? 'shown' : otherwise;
