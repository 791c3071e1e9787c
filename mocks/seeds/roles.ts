/** The role master with each role's abilities. As specified, an admin manages all, and a client reads ACL and Auth. */
import { type Action, type Permission, type Subject, subjects } from '@contract/ability';
import type { Role } from '@contract/entities/role';
import { dateTimeText, day as oneDay } from './calendar';

type Rights = Partial<Readonly<Record<Action, readonly Subject[]>>>;

const pairsOf = (rights: Rights): readonly Permission[] =>
  Object.entries(rights).flatMap(([action, of]) => of.map((subject) => ({ action, subject })));

export interface RoleSeed {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly pairs: readonly Permission[];
}

const seed = (id: number, name: string, description: string, rights: Rights): RoleSeed => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  description,
  pairs: [...pairsOf(rights), { action: 'read', subject: 'Auth' }],
});

const notForAdmins: readonly Subject[] = ['all', 'Auth', 'ACL', 'Role', 'Dashboard'];

export const roleSeeds: readonly RoleSeed[] = [
  seed(1, 'Super Admin', 'Everything, including other admins', { manage: ['all'] }),
  seed(2, 'Admin', 'Everything but roles', {
    manage: subjects.filter((subject) => !notForAdmins.includes(subject)),
    read: ['Role', 'Dashboard'],
  }),
  seed(3, 'Sub Admin', 'The assigned tracks: their events, bookings and people', {
    read: [
      'Dashboard',
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
    ],
    update: ['Track'],
    create: ['Media'],
  }),
  seed(4, 'Track Manager', 'Tracks, contacts and events', {
    manage: ['Track', 'TrackContact', 'Event', 'Media'],
    read: ['Dashboard', 'Booking', 'Ticket', 'W9'],
  }),
  seed(5, 'Tech Inspector', 'Inspections and the people they concern', {
    manage: ['Inspection'],
    read: ['Inspector', 'Visitor', 'Event'],
    create: ['Media'],
  }),
  seed(6, 'Box Office', 'Bookings and tickets at the gate', {
    read: ['Booking', 'Ticket', 'Buyback', 'Visitor', 'Event', 'Wishlist', 'Dashboard'],
  }),
  seed(7, 'Finance', 'Money in and out', {
    read: ['Dashboard', 'Booking', 'Ticket', 'Transaction', 'Buyback', 'W9', 'Track', 'Event'],
  }),
  seed(8, 'Read Only', 'The access control page alone', { read: ['ACL'] }),
];

export const pairsOfRole = (roleId: unknown): readonly Permission[] =>
  roleSeeds.find(({ id }) => String(id) === String(roleId))?.pairs ?? [{ action: 'read', subject: 'Auth' }];

export const makeRoles = (today: number, userCount: (roleId: number) => number): Role[] =>
  roleSeeds.map(({ id, name, slug, description, pairs }) => ({
    id,
    name,
    slug,
    description,
    permissions: pairs,
    userCount: userCount(id),
    isSystem: id <= 2,
    level: id * 10,
    status: 'active',
    sortOrder: id,
    createdAt: dateTimeText((today - 800) * oneDay),
    updatedAt: dateTimeText((today - 90 + id) * oneDay),
    createdBy: 1,
    isActive: true,
  }));
