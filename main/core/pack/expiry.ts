/** When the data of an event is removed from this computer. */
import type { PackRequest } from '@contract/bridge';
import { wallParts } from '@contract/time/wall-parts';
import { timestampOf } from '@contract/time/zone';

const day = 24 * 60 * 60 * 1000;
const keptAfterEvent = 7 * day;

const dayText = /^\d{4}-\d{2}-\d{2}$/;

/** The end of the event's last day or its end time, in its zone; the last place on earth counts if the zone is not known. */
const endOf = ({ endDate = '', timezone = '' }: PackRequest['event']): number | undefined => {
  const inZone = (wall: string): number => timestampOf(wall, timezone) ?? Date.parse(`${wall}-12:00`);
  if (dayText.test(endDate)) return inZone(`${endDate}T00:00:00`) + day;
  const wall = wallParts(endDate);
  return wall ? inZone(wall.join('T')) : Date.parse(endDate);
};

/** 7 days after the event. For an event without an end, or of which the 7 days are over: 7 days from now. */
export const expiryOf = (event: PackRequest['event'], now: number): number => {
  const expiry = (endOf(event) ?? Number.NaN) + keptAfterEvent;
  return expiry > now ? expiry : now + keptAfterEvent;
};
