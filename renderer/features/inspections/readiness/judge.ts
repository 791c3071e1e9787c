/**
 * What is wrong with each part. The server's fields are assumptions, so they are read with care: a field it does not
 * send at all says nothing; one that it sends empty is missing; one that nobody understands is no yes. The two that the
 * start hangs on, a signed waiver and a passed inspection, must be said.
 */
import { readFlag } from '../../../kit/format/flag';
import { readDay } from '../../../kit/format/moment';
import { plain } from '../../../kit/format/plain';
import { expiry, type Issue, type Weight } from './issue';
import type { PartName, PartState, PartValues } from './part';
import type { When } from './when';
import { readWord } from './word';

type Found = Omit<Issue, 'part'>;
type Judge<V> = (value: V, when: When) => readonly (Found | undefined)[];

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

const longest = 80;

/** What the server says, where it says something, is neither yes nor no. */
const unclear = (item: string, value: unknown): Found => {
  const words = plain(value).trim().slice(0, longest);
  return { reason: 'unclear', weight: 'unknown', item, ...(words === '' ? {} : { words }) };
};

/** A paper: whether it is there, and how long it is good for. */
const paper = (item: string, expires: unknown, when: When, ifEmpty?: Weight): Found | undefined => {
  if (isEmpty(expires)) return ifEmpty && { reason: 'empty', weight: ifEmpty, item };
  if (expires === undefined) return undefined;
  if (readDay(plain(expires).slice(0, 10)) === undefined) return unclear(item, expires);
  const found = expiry(expires, when);
  return found && { ...found, item };
};

const given = (item: string, value: unknown, weight: Weight = 'missing'): Found | undefined =>
  isEmpty(value) ? { reason: 'empty', weight, item } : undefined;

const complete = (value: unknown): Found | undefined => {
  if (value === undefined || readFlag(value) === true) return undefined;
  return readFlag(value) === false || isEmpty(value)
    ? { reason: 'incomplete', weight: 'missing' }
    : unclear('form', value);
};

const openSignings: readonly string[] = ['not_sent', 'sent', 'viewed', 'expired'];

/** A yes beside a waiver that was declined is no plain yes; without a yes or no, the signing says it. */
const signed = ({ accepted, signingStatus }: PartValues['terms']): Found | undefined => {
  const flag = readFlag(accepted);
  const signing = readWord(signingStatus);
  const declined = signing === 'declined';
  if (flag === true) return declined ? unclear('waiver', signingStatus) : undefined;
  if (flag === false || isEmpty(accepted)) return { reason: declined ? 'declined' : 'unsigned', weight: 'missing' };
  if (accepted !== undefined) return unclear('waiver', accepted);
  if (declined) return { reason: 'declined', weight: 'missing' };
  if (openSignings.includes(signing) || isEmpty(signingStatus)) return { reason: 'unsigned', weight: 'missing' };
  return signing === 'signed' ? undefined : unclear('waiver', signingStatus);
};

/** Whoever is a minor, or may be one, needs a guardian's name. */
const guarded = ({ isMinor, guardianName }: PartValues['terms']): Found | undefined => {
  if (isMinor === undefined || readFlag(isMinor) === false) return undefined;
  if (typeof guardianName === 'string' && !isEmpty(guardianName)) return undefined;
  return readFlag(isMinor) === true ? { reason: 'guardian', weight: 'missing' } : unclear('age', isMinor);
};

const openResults: readonly string[] = ['na', ''];
const results: readonly string[] = ['pass', 'fail', 'reinspect', ...openResults];

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
  terms: (terms) => [signed(terms), guarded(terms)],
  team: ({ teamName, scheduledAt }) => [
    given('team', teamName, 'attention'),
    isEmpty(scheduledAt) ? { reason: 'unplanned', weight: 'attention' } : undefined,
  ],
  media: (pictures) => [pictures.length === 0 ? { reason: 'noPictures', weight: 'attention' } : undefined],
  info: (info, when) => [judgeResult(info), paper('inspection', info.validUntil, when)],
  techCard: ({ items }) => {
    const bad = items?.filter(({ result }) => ['fail', 'reinspect'].includes(readWord(result))) ?? [];
    const open = items?.filter(({ result }) => openResults.includes(readWord(result))).length ?? 0;
    const odd = items?.find(({ result }) => !results.includes(readWord(result)));
    return [
      bad.length > 0
        ? {
            reason: 'pointsFailed',
            weight: 'missing',
            count: bad.length,
            words: bad.map(({ section, label }) => `${section}: ${label}`).join('; '),
          }
        : undefined,
      odd && unclear('card', odd.result),
      // A card may name points that do not apply to this car; only one with no answer at all is unchecked.
      items && open > 0 && open === items.length ? { reason: 'unchecked', weight: 'attention' } : undefined,
    ];
  },
};

const judgeResult = ({ status, remarks, reinspectionDue }: PartValues['info']): Found | undefined => {
  switch (readWord(status)) {
    case 'passed':
    case 'waived':
      return undefined;
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
      return isEmpty(status) ? { reason: 'notInspected', weight: 'attention' } : unclear('result', status);
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
