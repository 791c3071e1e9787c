/** How somebody who knows a stranger asks it and finds the rows in its answers. */
import { valueAt } from './area.ts';
import { asJson, type Json } from './host.ts';
import type { StrangerName } from './start-stranger.ts';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly json: Json;
}

const jsonOf = (text: string, type: string): Json => (type.includes('json') ? asJson(JSON.parse(text)) : {});

export const post = async (address: string, body: Json, token = ''): Promise<Answered> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text, json: jsonOf(text, type) };
};

export const tokenOf = ({ json }: Answered): string =>
  String(valueAt(json, 'd.Session.AccessToken | access | session.access_token'));

const listed = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asJson) : []);

/** How each server wraps rows, and where it says that more follow. */
export const readers: Record<
  StrangerName,
  { rows: (answer: Json) => Json[]; next: (answer: Json) => Json | string | undefined }
> = {
  gateway: {
    rows: (answer) => {
      const rows = listed(valueAt(answer, 'd.results'));
      return rows.flatMap((row) => ('Sessions' in row ? listed(valueAt(row, 'Sessions.results')) : [row]));
    },
    next: (answer) => valueAt(answer, 'd.__next') as string | undefined,
  },
  boxoffice: {
    rows: (answer) => listed(answer.results),
    next: (answer) => (answer.next ?? undefined) as string | undefined,
  },
  garage: {
    rows: (answer) => {
      if ('days' in answer) return Object.values(asJson(answer.days)).flatMap(listed);
      const [, value] = Object.entries(answer)[1] ?? [];
      return Array.isArray(value)
        ? value.map(asJson)
        : Object.entries(asJson(value)).map(([key, row]) => ({ key, ...asJson(row) }));
    },
    next: (answer) => (answer.has_more === true ? { cursor: answer.next_cursor } : undefined),
  },
};

/** The record in the answer of a detail call. */
export const recordIn = (name: StrangerName, answer: Json): Json => {
  if (name === 'boxoffice') return answer;
  if (name === 'garage') return asJson(Object.values(answer)[1]);
  const { d } = answer;
  return listed(asJson(d).results)[0] ?? asJson(d);
};
