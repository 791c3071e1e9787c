/** Translates between the demo and a dialect: reads requests and writes answers. */

import type { AnyRow } from '@contract/endpoint';
import type { EntityName } from '@contract/entities/entity-name';
import { isRecord } from '@contract/json/record';
import { parseCsv } from '../../../main/core/csv/csv-records';
import { inForm } from '../../answers/csv';
import type { Dialect, Said, Values } from './dialect';
import { plural } from './naming';
import { callOf, toDemoBody } from './read-request';
import { json, type Reply } from './reply';
import { createWriter, flattened } from './write-values';

/** Calls the demo with a path and a JSON body. */
type Ask = (path: string, text: string | undefined) => Promise<Reply>;

interface Translator {
  /** Calls the demo and answers in the dialect; passes calls of the samples through unchanged. */
  readonly translated: (path: string, text: string | undefined, sendToDemo: Ask) => Promise<Reply>;
}

const recordAt = (of: Values, name: string): Values => {
  const inner = of[name];
  return isRecord(inner) ? inner : {};
};

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** The rows of a CSV answer in any form. */
const csvRows = (content: unknown): readonly Values[] => {
  if (Array.isArray(content)) return content;
  const inner = isRecord(content) ? (content.csv ?? Buffer.from(String(content.base64), 'base64').toString()) : content;
  const [titles = [], ...lines] = parseCsv(String(inner));
  return lines.map((cells) =>
    Object.fromEntries(titles.map((title, index) => [title, cells[index] === '' ? null : cells[index]])),
  );
};

const reply = (status: number, content: Said): Reply => {
  const answer =
    typeof content.body === 'string'
      ? { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(content.body) }
      : json(status, content.body);
  return { ...answer, status: content.status ?? status, headers: { ...answer.headers, ...content.headers } };
};

const nounOf = (row: AnyRow): string => row.output.entity ?? 'item';

/** CSV calls of tickets, transactions and the like have no entity; their columns are named like these records. */
const csvEntity = (row: AnyRow): EntityName | undefined => {
  const found = /transaction|ticket|admin|inspector|wishlist|event|user|track/.exec(row.path)?.[0];
  const known: Readonly<Record<string, EntityName>> = { wishlist: 'wish', user: 'visitor' };
  return found === undefined ? undefined : (known[found] ?? (found as EntityName));
};

export const createTranslator = (dialect: Dialect, server: () => string): Translator => {
  const { envelope, name } = dialect;
  const write = createWriter(dialect, server);

  const refused = (status: number, body: unknown, entity: EntityName | undefined): Reply => {
    const { msg, fields } = recordAt(recordAt(isRecord(body) ? body : {}, 'messages'), 'error');
    const named = isRecord(fields)
      ? Object.fromEntries(Object.entries(fields).map(([field, words]) => [name(field, entity), String(words)]))
      : undefined;
    const refusal = { status, message: String(msg ?? 'Refused.'), fields: named };
    return reply(status, envelope.refused(refusal));
  };

  const list = (content: unknown, entity: EntityName | undefined, requestBody: Values, row: AnyRow): Reply => {
    const inner = isRecord(content) ? (content.data ?? Object.values(content).find(Array.isArray)) : content;
    const rows = (Array.isArray(inner) ? inner : []) as readonly Values[];
    const of = isRecord(content) ? content : {};
    const listed = envelope.list({
      rows: rows.map((each) => write(each, entity)),
      total: Number(of.total ?? rows.length),
      page: Number(of.page ?? 1),
      perPage: Number(of.perPage ?? requestBody.perPage ?? Math.max(rows.length, 1)),
      noun: plural(nounOf(row)),
      url: `${server()}${row.path}`,
    });
    return reply(200, listed);
  };

  const signIn = (content: Values): Reply => {
    const { accessToken, refreshToken, ability, tokenType: _type, expiresIn: _seconds, ...person } = content;
    const pairs = (Array.isArray(ability) ? ability : []) as { action: string; subject: string }[];
    return reply(
      200,
      envelope.signIn({
        person: write(person, 'profile'),
        accessToken: String(accessToken),
        refreshToken: String(refreshToken),
        ability: pairs,
      }),
    );
  };

  const written = (row: AnyRow, requestBody: Values, answer: Reply): Reply => {
    const body = parsed(answer.body.toString('utf8'));
    const entity = row.output.entity;
    const { data, messages } = isRecord(body) ? body : {};
    const error = isRecord(messages) ? messages.error : undefined;
    if (answer.status > 299 || error !== undefined)
      return refused(answer.status > 299 ? answer.status : 422, body, entity);
    const content = isRecord(data) ? (data.attributes ?? undefined) : undefined;
    if (row.path === '/auth/logIn' && isRecord(content)) return signIn(content);
    switch (row.output.shape) {
      case 'list':
        return list(content, entity, requestBody, row);
      case 'record': {
        if (row.path === '/auth/user-role' && isRecord(content)) {
          const { ability, ...person } = content;
          const written = envelope.signIn({
            person: write(person, 'userRole'),
            accessToken: '',
            refreshToken: '',
            ability: (ability ?? []) as [],
          });
          return reply(200, written);
        }
        return reply(200, envelope.record(write(isRecord(content) ? content : {}, entity), nounOf(row)));
      }
      case 'csv': {
        const rows = csvRows(content).map((each) => flattened(write(each, csvEntity(row))));
        const text = String(inForm('text', rows, 'export'));
        return { status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' }, body: Buffer.from(text) };
      }
      default: {
        const message = recordAt(isRecord(messages) ? messages : {}, 'success').msg;
        const record = isRecord(content) ? write(content, entityOfPath(row.path)) : undefined;
        return reply(200, envelope.done(String(message ?? 'Done.'), record, nounOf(row)));
      }
    }
  };

  return {
    translated: async (path, text, sendToDemo) => {
      const call = callOf(dialect, path);
      if (!call) return sendToDemo(path, text);
      const body = parsed(text);
      const requestBody = toDemoBody(dialect, call.row, isRecord(body) ? body : {});
      return written(call.row, requestBody, await sendToDemo(call.path, JSON.stringify(requestBody)));
    },
  };
};

const entityOfPath = (path: string): EntityName | undefined => {
  const area = path.split('/')[1] ?? '';
  return area === 'auth' ? 'profile' : area === 'admin' || area === 'track' ? area : undefined;
};
