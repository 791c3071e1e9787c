/** Inspectors and their teams; all fields assumed. */
import { date, dateTime, entity, id, number, type RecordOf, stamps, text, texts, url, word } from './field';
import { teams, tracks } from './relations';
import { emails, firstNames, fullNames, lastNames, phones, photos } from './shared-names';

const inspectorRoles = ['lead', 'inspector', 'trainee'] as const;
export const inspectorStatuses = ['available', 'on_duty', 'off', 'suspended'] as const;

export const inspector = entity({
  names: ['inspector', 'official', 'scrutineer', 'techInspector', 'user', 'staff', 'marshal'],
  relations: { team: teams, track: tracks },
  fields: {
    ...stamps,
    id: id('=inspectorCode'),
    inspectorCode: text('employeeNumber', 'employeeCode', 'number', 'identifier'),
    firstName: text(...firstNames),
    lastName: text(...lastNames),
    fullName: text(...fullNames),
    email: text(...emails),
    phone: text(...phones),
    teamId: id(),
    teamName: text(),
    role: word(inspectorRoles, 'position', 'rank', 'level', 'function', 'grade', 'type'),
    certification: text('certificationLevel', 'license', 'accreditation'),
    certificationNumber: text('licenseNumber', 'accreditationNumber'),
    certificationExpires: date('licenseExpires'),
    trackId: id('homeTrackId', 'baseTrackId'),
    trackName: text('homeTrack', 'base', 'baseTrack'),
    disciplines: texts('specialties', 'specialities', 'skills', 'areas', 'expertise', 'series'),
    badgeNumber: text('badge', 'badgeId', 'badgeCode'),
    inspectionsToday: number(
      'todayCount',
      'inspectedToday',
      'inspectionsCompletedToday',
      'completedToday',
      'stats.today',
    ),
    totalInspections: number('stats.total', 'totalCount', 'inspectionsDone', 'inspectionsCompleted'),
    /** 0 to 1. */
    passRate: number('passRatio', 'successRate', 'passShare', 'passFraction', 'passPct', 'stats.passRate'),
    lastInspectionAt: dateTime('lastInspected', 'latestInspection', 'stats.lastInspection'),
    status: word(inspectorStatuses, 'dutyStatus', 'availability'),
    photo: url(...photos),
  },
  required: ['id', 'inspectorCode', 'fullName', 'teamName', 'status'],
});

export type Inspector = RecordOf<typeof inspector>;
