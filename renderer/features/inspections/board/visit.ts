/** A racer's visit to the inspectors: team and lane, whether it is done, and when the car is due. */

import { parseWallTime } from '@contract/time/moment';
import type { Parts } from '../../../event/readiness/part';
import type { Readiness } from '../../../event/readiness/readiness';
import { parseDateTime, parseDay } from '../../../kit/format/date-time';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';
import { toTimestamp } from '../../../kit/format/zone';
import { knownValue } from './known-value';

export interface Visit {
  readonly team: string;
  readonly lane: string;
  readonly isDone: boolean;
  /** Whether the car must be inspected again. */
  readonly isAgain: boolean;
  /** When the car is due, as sent; undefined if it is not due or the time is not known. */
  readonly dueAt: string | undefined;
  /** Whether the inspectors have begun, so that it can't be overdue. */
  readonly isUnderWay: boolean;
}

const timeText = (value: unknown): string | undefined => {
  const text = toTrimmedText(value);
  return text === '' ? undefined : text;
};

/** A part of another racer or event says nothing about this visit. */
const isOwn = (readiness: Readiness, part: 'team' | 'info'): boolean =>
  !readiness.parts[part].issues.some(({ reason }) => reason === 'otherRacer' || reason === 'otherEvent');

export const visitOf = (parts: Parts, readiness: Readiness): Visit => {
  const team = isOwn(readiness, 'team') ? knownValue(parts.team) : undefined;
  const info = isOwn(readiness, 'info') ? knownValue(parts.info) : undefined;
  const status = readStatusWord(info?.status);
  const reinspectAt = timeText(info?.reinspectionDue);
  const scheduledAt = timeText(team?.scheduledAt);
  const isAgain = status === 'reinspect' || (status === 'failed' && reinspectAt !== undefined);
  const hasVerdict = status === 'passed' || status === 'waived' || status === 'failed';
  const isDone = !isAgain && (hasVerdict || (status === '' && timeText(team?.finishedAt) !== undefined));
  // The first visit's time is not that of the second.
  const wasPlannedAgain =
    (moment(scheduledAt) ?? 0) > (moment(timeText(info?.inspectedAt)) ?? Number.POSITIVE_INFINITY);
  return {
    team: toPlainText(team?.teamName ?? team?.teamId).trim(),
    lane: toTrimmedText(team?.lane),
    isDone,
    isAgain,
    dueAt: isDone ? undefined : isAgain ? (reinspectAt ?? (wasPlannedAgain ? scheduledAt : undefined)) : scheduledAt,
    isUnderWay: !isDone && !isAgain && timeText(team?.startedAt) !== undefined,
  };
};

/** A sort key; times without a zone are compared as written. */
const moment = (value: string | undefined, zone?: unknown): number | undefined =>
  parseDateTime(value, zone) ?? parseWallTime(value) ?? parseDay(value);

export const dueMoment = ({ dueAt }: Visit, zone: unknown): number | undefined => moment(dueAt, zone);

const minutesOfDay = 24 * 60;

/** A day is over at its last minute in the event's zone. Without a zone nothing counts as overdue. */
export const isOverdue = ({ dueAt, isUnderWay }: Visit, zone: unknown, now: number): boolean => {
  if (dueAt === undefined || isUnderWay) return false;
  const until = parseDateTime(dueAt, zone) ?? toTimestamp(dueAt, minutesOfDay, zone);
  return until !== undefined && until < now;
};
