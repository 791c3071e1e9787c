/** Wraps answers in the specification's formats: `data.attributes`, error objects, statuses without a body. */

import type { AnyRow } from '@contract/endpoint';
import { isRecord } from '@contract/json/record';
import { HttpResponse } from 'msw';
import { Did } from './answers/context';
import type { Listing } from './collection';
import { Refusal } from './refusal';

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

const isListing = (content: unknown): content is Listing => isRecord(content) && Array.isArray(content.rows);

const refused = ({ status, message, fields }: Refusal, row: AnyRow | undefined): Response => {
  // The sample API reports errors with a status only (specification, section 8).
  if (row?.returns === 'raw') return new HttpResponse(null, { status });
  const body = { messages: { error: { msg: message, code: status, ...(fields ? { fields } : {}) } } };
  // "Some create and update calls return the error object instead of throwing" (section 7).
  const asValue = row?.returns === 'error-as-value' && status === 422;
  return json(body, asValue ? 200 : status);
};

const wrapped = (row: AnyRow, content: unknown): unknown => {
  if (row.returns === 'raw') return content instanceof Did ? (content.record ?? {}) : content;
  if (content instanceof Did) {
    const { message, record } = content;
    return { data: record ? { id: record.id, attributes: record } : {}, messages: { success: { msg: message } } };
  }
  if (row.output.shape === 'list' && isListing(content)) {
    const { rows, total, page, perPage } = content;
    return { data: { attributes: { data: rows, total, page, perPage } } };
  }
  if (row.output.shape === 'record' && isRecord(content) && content.id !== undefined)
    return { data: { id: content.id, attributes: content } };
  return { data: { attributes: content } };
};

/** The response for a content or an error; without a row, for an unknown path. */
export const responseOf = (row: AnyRow | undefined, content: unknown): Response => {
  if (content instanceof Refusal || !row) return refused(content instanceof Refusal ? content : noSuchPath, row);
  return json(wrapped(row, content), row.status ?? 200);
};

export const noSuchPath = new Refusal(404, "There's nothing at this address.");
