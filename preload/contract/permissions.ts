/** The specification's pairs of action and subject, as data: main's first module needs no more of them. */

/** The subjects that rows and screens name. The specification names only Auth, ACL and all; the others are our mapping. */
export const subjects = [
  'all',
  'Auth',
  'ACL',
  'Admin',
  'Role',
  'Visitor',
  'Wishlist',
  'Event',
  'Track',
  'TrackContact',
  'Inspector',
  'Inspection',
  'Booking',
  'Ticket',
  'Buyback',
  'Transaction',
  'Push',
  'Media',
  'W9',
  'Dashboard',
] as const;
export type Subject = (typeof subjects)[number];

export const actions = ['manage', 'read', 'create', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

/** The permission that a call or screen needs. */
export type Needs = readonly [action: Action, subject: Subject];

/** One pair as the server stores it. Both words are open sets, because the server may know more of them. */
export interface Permission {
  readonly action: string;
  readonly subject: string;
}

/** The default when no list is stored (specification, section 6). */
export const defaultPermissions: readonly Permission[] = [{ action: 'read', subject: 'Auth' }];
