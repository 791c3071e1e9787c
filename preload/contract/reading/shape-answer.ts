/** From the body of a success to what its row promises, with canonical records. */
import type { AnyRow, CsvAnswer, Done, Page } from '../endpoint';
import { field, isRecord, type Values, words } from '../shapes';
import { csvOf } from './csv-answer';
import { type CallProfile, contentOf, type Hints, named, recordOf, rowsOf } from './envelope';
import { pageFacts } from './page-facts';
import { readRecord, readRecords } from './read-record';
import type { ServerProfile } from './server-profile';

export interface Asked {
  readonly page?: number;
  readonly perPage?: number;
  /** Whether the call knows paging at all. */
  readonly paged: boolean;
}

const pageOf = (content: unknown, body: unknown, asked: Asked, hints: Hints): Page<Values> | undefined => {
  const { call, profile } = hints;
  const given = named(body, [call?.rows, ...(profile.envelope?.rows ?? [])]);
  const found = rowsOf(given === undefined ? content : given, body, hints);
  if (!found) return undefined;
  const rows = hints.entity === undefined ? found : readRecords(hints.entity, found, profile);
  const said = named(body, [call?.total, ...(profile.envelope?.total ?? [])]);
  const facts = pageFacts(
    said === undefined ? content : { total: said },
    said === undefined ? body : undefined,
    rows.length,
    asked.perPage,
  );
  // More rows than asked for may be all of them, or a page of the server's own size: only a total tells.
  const isMore = asked.perPage !== undefined && rows.length > asked.perPage;
  const isAll = facts.total === rows.length && (isMore || (asked.page ?? 1) === 1);
  const isOnly = facts.isLast === true && (facts.isFirst ?? (asked.page ?? 1) === 1);
  const contradicts = facts.total !== undefined && facts.total > rows.length;
  const { total } = facts;
  return { rows, whole: !asked.paged || isAll || (isOnly && !contradicts), ...(total === undefined ? {} : { total }) };
};

const doneOf = (content: unknown, body: unknown, hints: Hints): Done => {
  const success = field(field(body, 'messages'), 'success');
  const message =
    words(field(success, 'msg')) ?? words(field(content, 'message')) ?? words(field(body, 'message')) ?? words(content);
  const isContent = isRecord(content) && (content !== body || field(body, 'messages') === undefined);
  const record = isContent ? (recordOf(content, hints) ?? content) : undefined;
  const read = record && hints.entity !== undefined ? readRecord(hints.entity, record, hints.profile) : record;
  return { ...(message === undefined ? {} : { message }), ...(read === undefined ? {} : { record: read }) };
};

/** What the row promises; undefined where it cannot be told apart. Never throws. */
export const shapeAnswer = (
  row: AnyRow,
  body: unknown,
  asked: Asked,
  profile: ServerProfile,
  call?: CallProfile,
): Page<Values> | Values | Done | CsvAnswer | undefined | unknown => {
  const { entity, shape } = row.output;
  const hints: Hints = { entity, profile, call };
  const content = contentOf(body, row.returns, hints);
  switch (shape) {
    case 'list':
      return pageOf(content, body, asked, hints);
    case 'record': {
      const record = recordOf(content, hints);
      return record && entity !== undefined ? readRecord(entity, record, profile) : record;
    }
    case 'done':
      return doneOf(content, body, hints);
    case 'csv':
      return csvOf(typeof body === 'string' ? body : content, body, hints);
    case 'value':
      return content;
  }
};
