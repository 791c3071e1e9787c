/** Who may work at an event, as far as this computer knows: inspectors, and the contacts and sub-admins of its track. */
import { isRecord } from '@contract/json/record';
import { useMemo } from 'react';
import { contactOf } from '../../../event/contact';
import type { EventPerson } from '../../../event/log/event-people';
import type { Values } from '../../../kit/area/field';
import { nameOf } from '../../../kit/format/naming';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { addedPerson } from './roll-rows';

const noRows: readonly Values[] = [];

/** Each name once; a typed name is the same person. */
export const staffOf = (...lists: readonly (readonly Values[])[]): readonly EventPerson[] => {
  const staff = new Map<string, EventPerson>();
  for (const row of lists.flat()) {
    const name = toTrimmedText(row.fullName) || nameOf(['firstName', 'lastName'], row);
    const person = addedPerson(name.slice(0, 200));
    if (name !== '' && !staff.has(person.key)) staff.set(person.key, { ...person, phone: contactOf(row).phone });
  }
  return [...staff.values()];
};

const isOfTrack =
  (trackId: unknown) =>
  ({ assignedTracks }: Values): boolean =>
    Array.isArray(assignedTracks) && assignedTracks.some((track) => isRecord(track) && String(track.id) === trackId);

/** Lists that may not be read, or can't be now, are left out: names can be typed. */
export const useKnownStaff = (trackId: string | number | undefined, isStaff: boolean): readonly EventPerson[] => {
  const canReadInspectors = useCan(['read', 'Inspector']) && isStaff;
  const canReadContacts = useCan(['read', 'TrackContact']) && isStaff && trackId !== undefined;
  const canReadAdmins = useCan(['read', 'Admin']) && isStaff && trackId !== undefined;
  const inspectors = useAllRows('inspector.list', {}, { enabled: canReadInspectors }).value?.rows ?? noRows;
  const contacts =
    useAllRows('trackContact.list', trackId === undefined ? {} : { trackId }, { enabled: canReadContacts }).value
      ?.rows ?? noRows;
  const admins = useAllRows('admin.list', {}, { enabled: canReadAdmins }).value?.rows ?? noRows;
  return useMemo(
    () => (isStaff ? staffOf(inspectors, contacts, admins.filter(isOfTrack(String(trackId)))) : []),
    [isStaff, inspectors, contacts, admins, trackId],
  );
};
