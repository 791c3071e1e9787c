/**
 * What is wrong with each part. The server's fields are assumptions, so they are read with care: a field it does not
 * send at all says nothing; one that it sends empty is missing.
 */
import { expiry, type Issue, type Weight } from './issue';
import type { PartName, PartState, PartValues } from './part';
import type { When } from './when';

type Found = Omit<Issue, 'part'>;
type Judge<V> = (value: V, when: When) => readonly (Found | undefined)[];

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** A paper: whether it is there, and how long it is good for. */
const paper = (item: string, expires: unknown, when: When, ifEmpty?: Weight): Found | undefined => {
  if (isEmpty(expires)) return ifEmpty && { reason: 'empty', weight: ifEmpty, item };
  const found = expiry(expires, when);
  return found && { ...found, item };
};

const given = (item: string, value: unknown, weight: Weight = 'missing'): Found | undefined =>
  isEmpty(value) ? { reason: 'empty', weight, item } : undefined;

const complete = (value: unknown): Found | undefined =>
  value === false ? { reason: 'incomplete', weight: 'missing' } : undefined;

const judges: { readonly [N in PartName]: Judge<PartValues[N]> } = {
  driver: (driver, when) => [
    complete(driver.isComplete),
    given('license', driver.licenseNumber),
    paper('license', driver.licenseExpires, when),
    paper('medical', driver.medicalExpires, when, 'attention'),
    paper('helmet', driver.helmetExpires, when, 'missing'),
    paper('harness', driver.harnessExpires, when, 'attention'),
    given('emergency', driver.emergencyContactPhone),
  ],
  vehicle: (vehicle, when) => [
    complete(vehicle.isComplete),
    given('number', vehicle.vehicleNumber),
    paper('chassis', vehicle.chassisCertExpires, when),
  ],
  terms: ({ accepted, signingStatus, isMinor, guardianName }) => [
    accepted === false || isEmpty(accepted)
      ? { reason: signingStatus === 'declined' ? 'declined' : 'unsigned', weight: 'missing' }
      : undefined,
    isMinor === true && isEmpty(guardianName) ? { reason: 'guardian', weight: 'missing' } : undefined,
  ],
  team: ({ teamName, scheduledAt }) => [
    given('team', teamName, 'attention'),
    isEmpty(scheduledAt) ? { reason: 'unplanned', weight: 'attention' } : undefined,
  ],
  media: (pictures) => [pictures.length === 0 ? { reason: 'noPictures', weight: 'attention' } : undefined],
  info: (info, when) => [judgeResult(info), paper('inspection', info.validUntil, when)],
  techCard: ({ items }) => {
    const bad = items?.filter(({ result }) => result === 'fail' || result === 'reinspect') ?? [];
    const open = items?.filter(({ result }) => result === 'na' || result === '').length ?? 0;
    return [
      bad.length > 0
        ? {
            reason: 'pointsFailed',
            weight: 'missing',
            count: bad.length,
            words: bad.map(({ section, label }) => `${section}: ${label}`).join('; '),
          }
        : undefined,
      // A card may name points that do not apply to this car; only one with no answer at all is unchecked.
      items && open > 0 && open === items.length ? { reason: 'unchecked', weight: 'attention' } : undefined,
    ];
  },
};

const judgeResult = ({ status, remarks, reinspectionDue }: PartValues['info']): Found | undefined => {
  switch (status) {
    case 'pending':
      return { reason: 'notInspected', weight: 'attention' };
    case 'in_progress':
      return { reason: 'underInspection', weight: 'attention' };
    case 'failed':
      return { reason: 'failed', weight: 'missing', ...(remarks ? { words: remarks } : {}) };
    case 'reinspect':
      return {
        reason: 'reinspect',
        weight: 'missing',
        ...(remarks ? { words: remarks } : {}),
        ...(reinspectionDue ? { day: reinspectionDue } : {}),
      };
    default:
      return undefined;
  }
};

/** Without it nobody may start; a team, pictures and a card come with the inspection itself. */
const absentWeight: Readonly<Record<PartName, Weight>> = {
  driver: 'missing',
  vehicle: 'missing',
  terms: 'missing',
  team: 'attention',
  media: 'attention',
  info: 'attention',
  techCard: 'attention',
};

/** What is wrong with a part; nothing while it is not known. */
export const judge = <N extends PartName>(part: N, state: PartState<PartValues[N]>, when: When): readonly Issue[] => {
  if (state.state === 'none') return [{ part, reason: 'absent', weight: absentWeight[part] }];
  if (state.state !== 'known') return [];
  return judges[part](state.value, when)
    .filter((found) => found !== undefined)
    .map((found) => ({ part, ...found }));
};
