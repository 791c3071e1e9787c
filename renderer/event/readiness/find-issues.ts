/**
 * Finds the issues of each part. The names of the server's fields are assumptions, so a field that is not sent is
 * unknown, an empty one is missing, and a value that is not understood does not count as yes.
 */
import type { Visitor } from '@contract/entities/visitor';
import { isRecord } from '@contract/json/record';
import { identitiesOf, isOfAnother } from '@contract/reading/input-verdict';
import { readId, unread } from '@contract/reading/values/plain';
import { parseFlag } from '../../kit/format/flag';
import { readStatusWord } from '../../kit/format/status-word';
import {
  expiryFinding,
  type Finding,
  isEmpty,
  notSentFinding,
  requiredFindings,
  unclearFinding,
  wordsIn,
} from './finding';
import type { Issue, Severity } from './issue';
import { namesMoment } from './names-moment';
import { inOtherForm } from './other-form';
import type { PartName, PartState, Parts, PartValues } from './part';
import type { ReferenceDays } from './reference-days';
import { requiredFields } from './required-fields';
import { techCardFindings } from './tech-card-findings';
import { guardianFinding, signatureFinding } from './waiver-findings';

type FindingsOf<V> = (value: V, days: ReferenceDays, dateOfBirth: unknown) => readonly (Finding | undefined)[];

const formFinding = (value: unknown): Finding | undefined => {
  if (value === undefined || parseFlag(value) === true) return undefined;
  return parseFlag(value) === false || isEmpty(value)
    ? { reason: 'incomplete', severity: 'missing' }
    : unclearFinding('form', value);
};

/** A visit that has started no longer needs a time. */
const visitFinding = ({ scheduledAt, startedAt, finishedAt }: PartValues['team']): Finding | undefined => {
  const times = [scheduledAt, startedAt, finishedAt];
  if (times.some(namesMoment)) return undefined;
  const unread = times.find((at) => at !== undefined && !isEmpty(at));
  if (unread !== undefined) return unclearFinding('visit', unread);
  return scheduledAt === undefined ? notSentFinding('visit') : { reason: 'unplanned', severity: 'attention' };
};

/** A row without an address is not a picture that can be shown. */
const pictureFinding = (pictures: PartValues['media']): Finding | undefined => {
  if (!Array.isArray(pictures)) return unclearFinding('pictures', pictures);
  if (pictures.length === 0) return { reason: 'noPictures', severity: 'attention' };
  const hasAddress = pictures.some(({ url, thumbnailUrl }) =>
    [url, thumbnailUrl].some((address) => typeof address === 'string' && !isEmpty(address)),
  );
  return hasAddress ? undefined : notSentFinding('pictures');
};

/** The expiry date of an inspection that failed or is pending does not matter. */
const inspectionExpiryFinding = (
  { status, validUntil }: PartValues['info'],
  days: ReferenceDays,
): Finding | undefined => {
  const word = readStatusWord(status);
  if (word === 'passed') return expiryFinding('inspection', validUntil, days, 'attention');
  return word === 'waived' && validUntil !== undefined && !isEmpty(validUntil)
    ? expiryFinding('inspection', validUntil, days, 'attention')
    : undefined;
};

const resultFinding = ({ status, remarks, reinspectionDue }: PartValues['info']): Finding | undefined => {
  if (status !== undefined && status !== null && typeof status !== 'string') return unclearFinding('result', status);
  switch (readStatusWord(status)) {
    case 'passed':
    case 'waived':
      return undefined;
    case 'pending':
      return { reason: 'notInspected', severity: 'attention' };
    case 'in_progress':
      return { reason: 'underInspection', severity: 'attention' };
    case 'failed':
      return { reason: 'failed', severity: 'missing', ...wordsIn(remarks) };
    case 'reinspect':
      return {
        reason: 'reinspect',
        severity: 'missing',
        ...wordsIn(remarks),
        ...(typeof reinspectionDue === 'string' && reinspectionDue !== '' ? { day: reinspectionDue } : {}),
      };
    default:
      if (status === undefined) return notSentFinding('result');
      return isEmpty(status) ? { reason: 'notInspected', severity: 'attention' } : unclearFinding('result', status);
  }
};

const findingsOf: { readonly [N in PartName]: FindingsOf<PartValues[N]> } = {
  driver: (driver, days) => [formFinding(driver.isComplete), ...requiredFindings(requiredFields.driver, driver, days)],
  vehicle: (vehicle, days) => [
    formFinding(vehicle.isComplete),
    ...requiredFindings(requiredFields.vehicle, vehicle, days),
  ],
  terms: (terms, days, dateOfBirth) => [signatureFinding(terms), guardianFinding(terms, dateOfBirth, days)],
  team: (team, days) => [...requiredFindings(requiredFields.team, team, days), visitFinding(team)],
  media: (pictures) => [pictureFinding(pictures)],
  info: (info, days) => [resultFinding(info), inspectionExpiryFinding(info, days)],
  techCard: ({ items }) => techCardFindings(items),
};

/** A racer cannot start without the first three; the others are created during the inspection. */
const absentSeverity: Readonly<Record<PartName, Severity>> = {
  driver: 'missing',
  vehicle: 'missing',
  terms: 'missing',
  team: 'attention',
  media: 'attention',
  info: 'attention',
  techCard: 'attention',
};

/** What a part is called if its answer is no record. */
const itemOf: Readonly<Record<PartName, string>> = {
  driver: 'form',
  vehicle: 'form',
  terms: 'waiver',
  team: 'team',
  media: 'pictures',
  info: 'inspection',
  techCard: 'card',
};

/** The person whose parts were requested. */
export interface RequestedRecord {
  readonly userId: string | number;
  readonly eventId?: string | number | undefined;
  /** Further numbers and codes of the person, by which a record may name them. */
  readonly codes?: readonly string[];
}

/** The person of a visitor's row. */
export const requestedOf = (racer: Visitor, eventId: RequestedRecord['eventId']): RequestedRecord => ({
  userId: racer.id ?? '',
  eventId,
  codes: identitiesOf(racer, 'userId'),
});

const recordOf = (state: PartState): Readonly<Record<string, unknown>> =>
  state.state === 'known' && isRecord(state.value) ? state.value : {};

/** Whether a value stands where an id should be and can't be read as one, so that nobody knows whose the record is. */
const isUnreadId = (value: unknown): boolean => value !== undefined && !isEmpty(value) && readId(value) === unread;

/** Whether a row of a part names another racer than was requested, or an id that can't be read. */
export const isOfAnotherRacer = (row: unknown, requested: RequestedRecord | undefined): boolean =>
  requested !== undefined &&
  isRecord(row) &&
  (isUnreadId(row.userId) || isOfAnother(row, 'userId', requested.userId, requested.codes));

/** Parts of one event. An annual inspection counts at each event; the forms are the racer's own. */
const isOfEvent = (part: PartName, parts: Parts): boolean => {
  if (part === 'terms' || part === 'team') return true;
  const isAnnual = recordOf(parts.info).inspectionType === 'annual';
  return (part === 'info' || part === 'techCard') && !isAnnual;
};

/** A server that ignores its inputs may answer with another person's form or with another event's waiver. */
const otherRecordFinding = (
  part: PartName,
  parts: Parts,
  value: unknown,
  requested: RequestedRecord | undefined,
): Finding | undefined => {
  const records: readonly Readonly<Record<string, unknown>>[] = [value].flat().filter(isRecord);
  if (records.length > 0 && records.every((record) => isOfAnotherRacer(record, requested)))
    return { reason: 'otherRacer', severity: 'unknown' };
  const eventId = requested?.eventId;
  return eventId !== undefined &&
    isOfEvent(part, parts) &&
    records.some((record) => isUnreadId(record.eventId) || isOfAnother(record, 'eventId', eventId))
    ? { reason: 'otherEvent', severity: 'unknown' }
    : undefined;
};

/** The issues of a part; none while it is loading or if it failed to load. */
export const findIssues = <N extends PartName>(
  part: N,
  parts: Parts,
  days: ReferenceDays,
  requested?: RequestedRecord,
): readonly Issue[] => {
  const state = parts[part] as PartState<PartValues[N]>;
  if (state.state === 'none') return [{ part, reason: 'absent', severity: absentSeverity[part] }];
  if (state.state !== 'known') return [];
  const other = otherRecordFinding(part, parts, state.value, requested);
  if (other) return [{ part, ...other }];
  if (!isRecord(state.value) && part !== 'media') return [{ part, ...unclearFinding(itemOf[part], state.value) }];
  // Of pictures, some may be another racer's.
  const isOwn = (row: unknown): boolean => !isOfAnotherRacer(row, requested);
  const value = Array.isArray(state.value) ? (state.value.filter(isOwn) as unknown as PartValues[N]) : state.value;
  const driver = recordOf(parts.driver);
  const dateOfBirth = isOfAnotherRacer(driver, requested) ? undefined : driver.dateOfBirth;
  const issuesOn = (on: ReferenceDays): readonly Issue[] =>
    findingsOf[part](value, on, dateOfBirth)
      .filter((finding) => finding !== undefined)
      .map((finding) => ({ part, ...inOtherForm(finding, value) }));
  const issues = issuesOn(days);
  if (!days.others) return issues;
  // Only what holds wherever the track is holds.
  const elsewhere = new Set(issuesOn({ ...days, ...days.others }).map((issue) => JSON.stringify(issue)));
  const common = issues.filter((issue) => elsewhere.has(JSON.stringify(issue)));
  const isSame = common.length === issues.length && common.length === elsewhere.size;
  return isSame ? issues : [...common, { part, reason: 'noZone', severity: 'unknown' }];
};
