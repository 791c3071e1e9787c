/** Candidate paths for an answer's rows, record and total: names and counts, never a value. */
import type { AnyRow } from '../../endpoint';
import { isRecord, type Values } from '../../json/record';
import { type EndpointId, idOf } from '../../table';
import { originalsOf } from '../answer-value';
import { fieldFindings } from '../read-record';
import type { ServerProfile } from '../server-profile';
import { profileWith } from './assignment';
import type { ContentCandidate } from './report';
import { isFieldName } from './unknown-fields';

const maxDepth = 5;
const maxNames = 60;
const maxPlaces = 12;
/** The number of records to read to see which path has the most known fields. */
const maxTried = 5;

interface Found {
  readonly path: string;
  readonly part: ContentCandidate['part'];
  readonly count: number;
}

const isCount = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ||
  (typeof value === 'string' && /^\d{1,9}$/.test(value));

const isRows = (value: unknown): value is readonly Values[] =>
  Array.isArray(value) && value.length > 0 && value.slice(0, maxTried).every(isRecord);

/** All candidate parts of the answer, outside of rows. */
const walk = (body: unknown): readonly Found[] => {
  const found: Found[] = [];
  const visit = (value: unknown, path: string, depth: number): void => {
    if (!isRecord(value) || depth > maxDepth) return;
    const names = Object.keys(value);
    if (names.length > maxNames) return;
    if (path !== '') found.push({ path, part: 'content', count: names.length });
    for (const name of names.filter(isFieldName)) {
      const at = path === '' ? name : `${path}.${name}`;
      const inner = value[name];
      if (isRows(inner)) found.push({ path: at, part: 'rows', count: inner.length });
      else if (isCount(inner)) found.push({ path: at, part: 'total', count: Number(inner) });
      else visit(inner, at, depth + 1);
    }
  };
  visit(body, '', 0);
  return found;
};

const knownFields = (row: AnyRow, body: unknown, profile: ServerProfile): number => {
  const { entity } = row.output;
  if (entity === undefined) return 0;
  const originals = originalsOf(row, body, profile).slice(0, maxTried);
  return originals.length === 0
    ? 0
    : fieldFindings(entity, originals, profile).filter(({ how }) => how !== 'missing').length;
};

/**
 * Candidate paths in an answer that could not be read, the likeliest first, each with its number of canonical fields.
 * `lacks` are the missing parts.
 */
export const contentCandidates = (
  row: AnyRow,
  body: unknown,
  profile: ServerProfile,
  lacks: ReadonlySet<ContentCandidate['part']>,
): readonly ContentCandidate[] => {
  const call = idOf(row) as EndpointId | undefined;
  if (lacks.size === 0 || call === undefined) return [];
  const now = knownFields(row, body, profile);
  const known = ({ part, path }: Found): number =>
    part === 'total' ? 0 : knownFields(row, body, profileWith(profile, [{ kind: 'part', part, path, call }]));
  return walk(body)
    .filter(({ part }) => lacks.has(part))
    .slice(0, 4 * maxPlaces)
    .map((one) => ({ ...one, fields: known(one) }))
    .filter(({ part, fields }) => part !== 'content' || fields > now)
    .toSorted((one, other) => other.fields - one.fields || other.count - one.count)
    .slice(0, maxPlaces);
};
