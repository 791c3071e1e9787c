/** The certification status of inspectors, and inspectors by team. */

import type { Inspector } from '@contract/entities/inspector';
import { currentLocale } from '../../kit/format/locale';

/** `none`: not certified, such as a trainee. `unknown`: the server did not send it. */
export type CertificationState = 'valid' | 'soon' | 'expired' | 'none' | 'unknown';

/** A certification that expires within this many days is due for renewal. */
const renewalDays = 60;
const dayPattern = /^\d{4}-\d{2}-\d{2}/;

/** `today` is a day, `2026-05-16`. A certificate is valid through its last day. */
export const certificationState = (
  { certification, certificationExpires: expires }: Inspector,
  today: string,
): CertificationState => {
  if (typeof expires === 'string' && dayPattern.test(expires)) {
    const day = expires.slice(0, 10);
    if (day < today) return 'expired';
    const limit = new Date(Date.parse(`${today}T00:00:00Z`) + renewalDays * 86_400_000).toISOString().slice(0, 10);
    return day <= limit ? 'soon' : 'valid';
  }
  if (certification === null || certification === '') return 'none';
  return 'unknown';
};

export interface Team {
  readonly id: string;
  readonly name: string;
  /** The lead first, then by name. */
  readonly members: readonly Inspector[];
}

const rank = ({ role }: Inspector): number => (role === 'lead' ? 0 : role === 'trainee' ? 2 : 1);

/** Inspectors by team, teams by name; those without a team come last, under an empty name. */
export const groupByTeam = (inspectors: readonly Inspector[]): readonly Team[] => {
  const teams = new Map<string, { name: string; members: Inspector[] }>();
  for (const inspector of inspectors) {
    const name = inspector.teamName ?? '';
    const id = String(inspector.teamId ?? name);
    const team = teams.get(id);
    if (team) team.members.push(inspector);
    else teams.set(id, { name, members: [inspector] });
  }
  return [...teams]
    .map(([id, { name, members }]) => ({
      id,
      name,
      members: members.toSorted(
        (one, other) =>
          rank(one) - rank(other) || String(one.fullName).localeCompare(String(other.fullName), currentLocale()),
      ),
    }))
    .sort(
      (one, other) =>
        Number(one.name === '') - Number(other.name === '') || one.name.localeCompare(other.name, currentLocale()),
    );
};
