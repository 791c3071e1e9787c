/** Turns the body of a success into the value that its row promises, with canonical records. */
import type { AnyRow, Done, Page } from '../endpoint';
import { cleanText, field, isRecord, type Values } from '../json/record';
import { idOf } from '../table';
import { csvOf } from './csv-answer';
import { contentOf, firstAtPaths, type Hints, recordOf, rowsOf } from './envelope';
import { readLogin } from './login';
import { plainJson } from './notations';
import { pageFacts } from './page-facts';
import { readRecord, readRecords } from './read-record';
import type { ServerProfile } from './server-profile';

export interface RequestedPage {
  readonly page?: number;
  readonly perPage?: number;
  /** Whether the call has pages. */
  readonly paged: boolean;
}

/** The rows of a list as the server sent them. */
const sentRows = (content: unknown, body: unknown, hints: Hints): readonly Values[] | undefined => {
  const configuredRows = firstAtPaths(body, [hints.call?.rows, ...(hints.profile.envelope?.rows ?? [])]);
  return rowsOf(configuredRows === undefined ? content : configuredRows, body, hints);
};

const pageOf = (
  content: unknown,
  body: unknown,
  requestedPage: RequestedPage,
  hints: Hints,
): Page<Values> | undefined => {
  const { call, profile } = hints;
  const found = sentRows(content, body, hints);
  if (!found) return undefined;
  const rows = hints.entity === undefined ? found : readRecords(hints.entity, found, profile);
  const reportedTotal = firstAtPaths(body, [call?.total, ...(profile.envelope?.total ?? [])]);
  const count = rows.length;
  const facts = pageFacts(
    reportedTotal === undefined ? content : { total: reportedTotal },
    reportedTotal === undefined ? body : undefined,
    count,
    requestedPage.perPage,
  );
  // More rows than requested are either all rows or a page of the server's own size. Only a total shows which.
  const isMore = requestedPage.perPage !== undefined && count > requestedPage.perPage;
  const isAll = facts.total === count && (isMore || (requestedPage.page ?? 1) === 1);
  const isOnly = facts.isLast === true && (facts.isFirst ?? (requestedPage.page ?? 1) === 1);
  const contradicts = facts.total !== undefined && facts.total > count;
  const { total, index } = facts;
  const { page } = requestedPage;
  const isLater = page !== undefined && (index === undefined ? page === 1 && facts.isFirst === false : index >= page);
  return {
    rows,
    isComplete: !requestedPage.paged || isAll || (isOnly && !contradicts),
    ...(facts.isLast === false && !isAll ? { hasNext: true } : {}),
    ...(isLater ? { isLater } : {}),
    ...(total === undefined ? {} : { total }),
  };
};

const doneOf = (content: unknown, body: unknown, hints: Hints): Done => {
  const success = field(field(body, 'messages'), 'success');
  const message =
    cleanText(field(success, 'msg')) ??
    cleanText(field(content, 'message')) ??
    cleanText(field(body, 'message')) ??
    cleanText(content);
  const isContent = isRecord(content) && (content !== body || field(body, 'messages') === undefined);
  const record = isContent ? (recordOf(content, hints, body) ?? content) : undefined;
  const read = record && hints.entity !== undefined ? readRecord(hints.entity, record, hints.profile) : record;
  return { ...(message === undefined ? {} : { message }), ...(read === undefined ? {} : { record: read }) };
};

const hintsFor = (row: AnyRow, profile: ServerProfile): Hints => ({
  entity: row.output.entity,
  profile,
  call: profile.calls?.[idOf(row) ?? ''],
});

/** The records of a success as the server sent them, out of their envelope. */
export const originalsOf = (row: AnyRow, sent: unknown, profile: ServerProfile): readonly Values[] => {
  const body = plainJson(sent);
  const hints = hintsFor(row, profile);
  const content = contentOf(body, row.returns, hints);
  if (row.output.shape === 'list') return sentRows(content, body, hints) ?? [];
  return [recordOf(content, hints, body)].filter((record) => record !== undefined);
};

/** The value that the row promises; undefined if the body does not contain it. Never throws. */
export const answerValue = (
  row: AnyRow,
  sent: unknown,
  requestedPage: RequestedPage,
  profile: ServerProfile,
): unknown => {
  const { entity, shape } = row.output;
  const body = plainJson(sent);
  const hints = hintsFor(row, profile);
  const content = contentOf(body, row.returns, hints);
  switch (shape) {
    case 'list':
      return pageOf(content, body, requestedPage, hints);
    case 'record': {
      // The answer about a role may be only its list of abilities.
      const record = recordOf(
        entity === 'userRole' && Array.isArray(content) ? { ability: content } : content,
        hints,
        body,
      );
      if (record && (entity === 'login' || entity === 'userRole'))
        return readLogin(record, readRecord(entity, record, profile), body, profile);
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
