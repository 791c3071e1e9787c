/** Assigns tracks to a sub-admin; the tracks and the admin show it immediately. */
import type { Assignment } from '@contract/entities/admin';
import { dateTimeText } from '../seeds/calendar';
import { pairsOfRole } from '../seeds/roles';
import { type AnswersOf, Did } from './context';
import { missing, unacceptable } from './refusal';

const makeAssignments = (): Assignment[] => [];

export const assignment = {
  assign: ({ subAdminId, trackIds, accessFrom, accessUntil, note }, { demo, person, now }) => {
    const admin = demo.admins.get(subAdminId);
    if (!admin) return missing('sub-admin');
    const chosen = trackIds.map((id) => demo.tracks.get(id));
    if (chosen.includes(undefined))
      return unacceptable('One of the tracks no longer exists.', { trackIds: 'Choose again.' });
    if (accessFrom !== undefined && accessUntil !== undefined && accessUntil < accessFrom)
      return unacceptable('The end date must be after the start.', { accessUntil: 'Choose a later date.' });
    const tracks = chosen.flatMap((track) => (track ? [{ id: track.id ?? 0, name: track.name ?? '' }] : []));
    for (const track of demo.tracks.all()) {
      const others = (track.subAdmins ?? []).filter(({ id }) => String(id) !== String(admin.id));
      const assignees = tracks.some(({ id }) => id === track.id)
        ? [{ id: admin.id ?? 0, name: admin.fullName ?? '' }]
        : [];
      if (assignees.length > 0 || others.length !== (track.subAdmins ?? []).length)
        demo.tracks.update(track.id, { subAdmins: [...others, ...assignees] });
    }
    demo.admins.update(admin.id, {
      assignedTracks: tracks,
      assignedTrackCount: tracks.length,
      updatedAt: dateTimeText(now),
    });
    const record = demo.collectionOf(makeAssignments).insert((id) => ({
      id,
      subAdminId: admin.id ?? null,
      subAdminName: admin.fullName ?? null,
      subAdminEmail: admin.email ?? null,
      trackIds: tracks.map((track) => track.id),
      trackName: tracks.map(({ name }) => name).join(', '),
      assignedBy: person?.fullName ?? null,
      assignedAt: dateTimeText(now),
      accessFrom: accessFrom ?? dateTimeText(now).slice(0, 10),
      accessUntil: accessUntil ?? null,
      permissions: pairsOfRole(admin.roleId),
      status: tracks.length > 0 ? 'active' : 'revoked',
      note: note ?? null,
    }));
    return new Did(
      `${admin.fullName ?? 'The sub-admin'} now has ${tracks.length === 1 ? 'one track' : `${tracks.length} tracks`}.`,
      record,
    );
  },
} satisfies AnswersOf<'assignment'>;
