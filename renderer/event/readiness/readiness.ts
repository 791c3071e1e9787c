/** The readiness of one racer: the level and issues of the seven parts together. */
import { findIssues, type RequestedRecord } from './find-issues';
import type { Issue, Reason, Severity } from './issue';
import { type PartName, type PartState, type Parts, partNames } from './part';
import type { ReferenceDays } from './reference-days';

/** `unknown`: a part failed to load or was not understood, so the racer does not count as ready. */
export type Level = 'ready' | Severity | 'checking';

export interface PartReadiness {
  readonly level: Level;
  readonly issues: readonly Issue[];
}

export interface Readiness {
  readonly level: Level;
  /** Most severe first, without those that another issue explains. */
  readonly issues: readonly Issue[];
  readonly parts: Readonly<Record<PartName, PartReadiness>>;
}

const severities: readonly Severity[] = ['missing', 'unknown', 'attention'];

const partLevel = (state: PartState['state'], issues: readonly Issue[]): Level => {
  if (state === 'pending') return 'checking';
  if (state === 'failed') return 'unknown';
  return severities.find((severity) => issues.some((issue) => issue.severity === severity)) ?? 'ready';
};

/** Issues that are left out if one of these others explains them. */
const impliedBy: Readonly<Partial<Record<Reason, readonly Reason[]>>> = {
  noPictures: ['notInspected', 'underInspection'],
  unchecked: ['notInspected', 'underInspection'],
  failed: ['pointsFailed'],
  reinspect: [],
};

const issuesToShow = (issues: readonly Issue[]): readonly Issue[] => {
  const reasons = new Set(issues.map(({ reason }) => reason));
  const unexplained = issues.filter(({ reason }) => !impliedBy[reason]?.some((other) => reasons.has(other)));
  const order = ({ severity }: Issue) => severities.indexOf(severity);
  return unexplained.toSorted((one, other) => order(one) - order(other));
};

const worstFirst: readonly Level[] = ['missing', 'checking', 'unknown', 'attention', 'ready'];

export const worstLevel = (levels: readonly Level[]): Level | undefined =>
  worstFirst.find((level) => levels.includes(level));

/** Expiry dates cannot be compared with an event whose days are unknown, or counted in a zone that can't be read. */
const eventDayIssues = ({ isOfEvent, until, isZoneUnread }: ReferenceDays): readonly Issue[] => [
  ...(isOfEvent && until === undefined
    ? [{ part: 'driver', reason: 'noEventDays', severity: 'unknown' } as const]
    : []),
  ...(isZoneUnread ? [{ part: 'driver', reason: 'noZone', severity: 'unknown' } as const] : []),
];

/**
 * Missing if any value is missing; ready only if all seven parts are loaded and valid. A value that was not sent leaves it
 * open, except where another says the same: a flag that a form is complete (its fields do), a waiver's signing status (its
 * yes does), a flag for minors (the date of birth does), the expiry of a waived inspection, and whose the record is, which
 * only the request says on some servers.
 */
export const toReadiness = (parts: Parts, days: ReferenceDays, requested?: RequestedRecord): Readiness => {
  const assess = <N extends PartName>(name: N): PartReadiness => {
    const partIssues = findIssues(name, parts, days, requested);
    const issues =
      name === 'driver' && parts.driver.state === 'known' ? [...partIssues, ...eventDayIssues(days)] : partIssues;
    return { level: partLevel(parts[name].state, issues), issues };
  };
  const partReadiness: Record<PartName, PartReadiness> = {
    driver: assess('driver'),
    vehicle: assess('vehicle'),
    terms: assess('terms'),
    team: assess('team'),
    media: assess('media'),
    info: assess('info'),
    techCard: assess('techCard'),
  };
  const level = worstLevel(partNames.map((name) => partReadiness[name].level)) ?? 'checking';
  if (partNames.every((name) => parts[name].state === 'none'))
    return { level, issues: [{ part: 'driver', reason: 'nothing', severity: 'missing' }], parts: partReadiness };
  return { level, issues: issuesToShow(partNames.flatMap((name) => partReadiness[name].issues)), parts: partReadiness };
};
