/** Staff. CSV comes as rows. */
import type { Admin } from '@contract/entities/admin';
import { createCollection, type Item } from '../database/collection';
import { dateTimeText } from '../seeds/calendar';
import { roleSeeds } from '../seeds/roles';
import { type AnswersOf, type Context, Did } from './context';
import { chosenOf, inForm } from './csv';
import { missing, Refusal, unacceptable } from './refusal';

/** The fields that a form can change. */
const writable = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phone',
  'roleId',
  'status',
  'profileImage',
  'address',
  'city',
  'state',
  'jobTitle',
  'timezone',
  'language',
  'notes',
];

/** Why the fields cannot be saved; `before` is the stored admin. */
const problem = (data: Item, before: Item, { demo }: Context): Refusal | undefined => {
  const next: Item = { ...before, ...data };
  const fields: Record<string, string> = {};
  if (String(next.firstName ?? '').trim() === '') fields.firstName = 'Type a first name.';
  if (String(next.lastName ?? '').trim() === '') fields.lastName = 'Type a last name.';
  const email = String(next.email ?? '');
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) fields.email = 'Type an email address.';
  const isTaken = demo.admins
    .all()
    .some((admin) => admin.id !== before.id && admin.email?.toLowerCase() === email.toLowerCase());
  if (isTaken) fields.email = 'Another account uses this email.';
  if (!roleSeeds.some(({ id }) => String(id) === String(next.roleId))) fields.roleId = 'Choose a role.';
  const [words] = Object.values(fields);
  return words === undefined ? undefined : unacceptable(words, fields);
};

/** The staff of one track. */
const ofTrack = (demo: Context['demo'], trackId: string | number) =>
  createCollection(() =>
    demo.admins.all().filter(({ assignedTracks }) => assignedTracks?.some(({ id }) => String(id) === String(trackId))),
  );

const roleFields = (roleId: unknown) => {
  const role = roleSeeds.find(({ id }) => String(id) === String(roleId));
  return { roleId: role?.id ?? null, roleName: role?.name ?? null, role: role?.slug ?? 'sub-admin' };
};

const accepted = (data: Item): Item =>
  Object.fromEntries(Object.entries(data).filter(([field]) => writable.includes(field)));

export const admin = {
  list: ({ trackId, roleId, ...query }, { demo }) => {
    if (trackId === undefined) return demo.admins.list(query, { roleId });
    return ofTrack(demo, trackId).list(query, { roleId });
  },
  detail: ({ id }, { demo }) => demo.admins.get(id) ?? missing('admin'),
  create: ({ data }, context) => {
    const { demo, now, person } = context;
    const wrong = problem(data, {}, context);
    if (wrong) return wrong;
    const at = dateTimeText(now);
    const created = demo.admins.insert(
      (id): Admin => ({
        id,
        countryCode: '+1',
        phone: '',
        timezone: 'America/Chicago',
        language: 'en',
        notes: null,
        ...accepted(data),
        ...roleFields(data.roleId),
        fullName: `${String(data.firstName)} ${String(data.lastName)}`,
        status: 'invited',
        assignedTracks: [],
        assignedTrackCount: 0,
        lastLoginAt: null,
        invitedAt: at,
        isEmailVerified: false,
        twoFactorEnabled: false,
        createdAt: at,
        updatedAt: at,
        createdBy: person?.id ?? null,
        isActive: true,
      }),
    );
    return new Did(`${String(created.fullName)} was invited.`, created);
  },
  update: ({ id, data }, context) => {
    const before = context.demo.admins.get(id);
    if (!before) return missing('admin');
    const wrong = problem(data, before, context);
    if (wrong) return wrong;
    const change = accepted(data);
    const next: Item = { ...before, ...change };
    const saved = context.demo.admins.update(id, {
      ...change,
      ...(change.roleId === undefined ? {} : roleFields(change.roleId)),
      fullName: `${String(next.firstName)} ${String(next.lastName)}`,
      isActive: next.status !== 'inactive',
      updatedAt: dateTimeText(context.now),
    });
    return new Did('The changes are saved.', saved);
  },
  remove: ({ id }, { demo, person }) => {
    if (String(id) === String(person?.id)) return new Refusal(422, "You can't delete your own account.");
    return demo.admins.remove(id) ? new Did('The admin was deleted.') : missing('admin');
  },
  csv: ({ trackId, roleId, ids, ...query }, { demo }) => {
    const rows = (trackId === undefined ? demo.admins : ofTrack(demo, trackId)).matching(query, { roleId });
    return inForm('rows', chosenOf(rows, ids), 'admins');
  },
} satisfies AnswersOf<'admin'>;
