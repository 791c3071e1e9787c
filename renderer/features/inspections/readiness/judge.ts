/**
 * Finds what is wrong with each part. The server's fields are assumptions, so only read values can be in order:
 * a field that is not sent is unknown, an empty one is missing, and one that is not understood does not mean yes.
 */
import { isRecord } from '@contract/json/record';
import { readFlag } from '../../../kit/format/flag';
import { type Finding, isEmpty, notSent, paper, requiredFindings, unclear, wordsIn } from './finding';
import type { Issue, Weight } from './issue';
import { judgeCard } from './judge-card';
import { guarded, signed } from './judge-waiver';
import type { PartName, PartState, Parts, PartValues } from './part';
import { required } from './required';
import type { When } from './when';
import { readWord } from './word';

type Judge<V> = (value: V, when: When, parts: Parts) => readonly (Finding | undefined)[];

const complete = (value: unknown): Finding | undefined => {
  if (value === undefined || readFlag(value) === true) return undefined;
  return readFlag(value) === false || isEmpty(value)
    ? { reason: 'incomplete', weight: 'missing' }
    : unclear('form', value);
};

/** A visit that has started no longer needs a time. */
const planned = ({ scheduledAt, startedAt, finishedAt }: PartValues['team']): Finding | undefined => {
  if ([scheduledAt, startedAt, finishedAt].some((at) => at !== undefined && !isEmpty(at))) return undefined;
  return scheduledAt === undefined ? notSent('visit') : { reason: 'unplanned', weight: 'attention' };
};

/** A row without an address is not a picture that can be shown. */
const pictured = (pictures: PartValues['media']): Finding | undefined => {
  if (!Array.isArray(pictures)) return unclear('pictures', pictures);
  if (pictures.length === 0) return { reason: 'noPictures', weight: 'attention' };
  const hasAddress = pictures.some(({ url, thumbnailUrl }) =>
    [url, thumbnailUrl].some((address) => typeof address === 'string' && !isEmpty(address)),
  );
  return hasAddress ? undefined : notSent('pictures');
};

/** The end of validity does not matter for a part that failed or was never done. */
const inspectionPaper = ({ status, validUntil }: PartValues['info'], when: When): Finding | undefined => {
  const word = readWord(status);
  if (word === 'passed') return paper('inspection', validUntil, when, 'attention');
  return word === 'waived' && validUntil !== undefined && !isEmpty(validUntil)
    ? paper('inspection', validUntil, when, 'attention')
    : undefined;
};

const judgeResult = ({ status, remarks, reinspectionDue }: PartValues['info']): Finding | undefined => {
  switch (readWord(status)) {
    case 'passed':
    case 'waived':
      return undefined;
    case 'pending':
      return { reason: 'notInspected', weight: 'attention' };
    case 'in_progress':
      return { reason: 'underInspection', weight: 'attention' };
    case 'failed':
      return { reason: 'failed', weight: 'missing', ...wordsIn(remarks) };
    case 'reinspect':
      return {
        reason: 'reinspect',
        weight: 'missing',
        ...wordsIn(remarks),
        ...(typeof reinspectionDue === 'string' && reinspectionDue !== '' ? { day: reinspectionDue } : {}),
      };
    default:
      if (status === undefined) return notSent('result');
      return isEmpty(status) ? { reason: 'notInspected', weight: 'attention' } : unclear('result', status);
  }
};

const judges: { readonly [N in PartName]: Judge<PartValues[N]> } = {
  driver: (driver, when) => [complete(driver.isComplete), ...requiredFindings(required.driver, driver, when)],
  vehicle: (vehicle, when) => [complete(vehicle.isComplete), ...requiredFindings(required.vehicle, vehicle, when)],
  terms: (terms, when, { driver }) => [
    signed(terms),
    guarded(terms, driver.state === 'known' ? driver.value.dateOfBirth : undefined, when),
  ],
  team: (team, when) => [...requiredFindings(required.team, team, when), planned(team)],
  media: (pictures) => [pictured(pictures)],
  info: (info, when) => [judgeResult(info), inspectionPaper(info, when)],
  techCard: ({ items }) => judgeCard(items),
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

/** The person whose parts were requested. */
export interface Asked {
  readonly userId: string | number;
  readonly eventId?: string | number | undefined;
}

const differs = (said: unknown, asked: unknown): boolean =>
  asked !== undefined && (typeof said === 'string' || typeof said === 'number') && String(said) !== String(asked);

/** A server that ignores its inputs may answer with another person's form or with another event's waiver. */
const foreign = (part: PartName, value: unknown, asked: Asked | undefined): Finding | undefined => {
  const of = isRecord(value) ? value : {};
  if (differs(of.userId, asked?.userId)) return { reason: 'otherRacer', weight: 'unknown' };
  const isOfEvent = part === 'terms' || part === 'team';
  return isOfEvent && differs(of.eventId, asked?.eventId) ? { reason: 'otherEvent', weight: 'unknown' } : undefined;
};

/** What is wrong with a part; nothing while it is not known. */
export const judge = <N extends PartName>(part: N, parts: Parts, when: When, asked?: Asked): readonly Issue[] => {
  const state = parts[part] as PartState<PartValues[N]>;
  if (state.state === 'none') return [{ part, reason: 'absent', weight: absentWeight[part] }];
  if (state.state !== 'known') return [];
  const other = foreign(part, state.value, asked);
  if (other) return [{ part, ...other }];
  return judges[part](state.value, when, parts)
    .filter((found) => found !== undefined)
    .map((found) => ({ part, ...found }));
};
