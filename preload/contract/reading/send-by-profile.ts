/**
 * Turns a call's input into what one server expects: names, pages, order, filters, amounts. It sends every
 * input unless the profile leaves a name out. Without a profile it changes nothing.
 */
import type { AnyRow } from '../endpoint';
import { isRecord, type Values } from '../json/record';
import { entityFields } from './entity-fields';
import type { ServerProfile } from './server-profile';
import { decimalsOf } from './values/money';

type Send = NonNullable<ServerProfile['send']>;

/** The inputs of every list call. */
const listNames: ReadonlySet<string> = new Set(['q', 'page', 'perPage', 'sort', 'sortColumn', 'filters']);

const snake = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

const spelled = (send: Send, name: string): string => (send.case === 'snake' ? snake(name) : name);

/** Converts decimal text to whole minor units exactly; other values stay unchanged. */
const minorOf = (value: unknown, currency: unknown): unknown => {
  const match = typeof value === 'string' ? /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(value.trim()) : null;
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const decimals = decimalsOf(currency);
  const isExact = match !== null && /^0*$/.test(fraction.slice(decimals));
  return isExact ? Number(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`) : value;
};

/** A server whose whole numbers are cents gets cents, unless its profile says otherwise. */
const amountOf = (send: Send, unit: ServerProfile['money'], value: unknown, currency: unknown): unknown => {
  if ((send.money ?? unit) === 'minor') return minorOf(value, currency);
  const isAmount = typeof value === 'string' && /^-?\d{1,13}(\.\d{1,3})?$/.test(value.trim());
  return send.money === 'number' && isAmount ? Number(value) : value;
};

/** Sets a value at a dotted name and creates the objects on the way; never overwrites a value. */
const put = (target: Record<string, unknown>, name: string, value: unknown): void => {
  const parts = name.split('.');
  const last = parts.pop() ?? name;
  let at = target;
  for (const part of parts) {
    const inner = Object.hasOwn(at, part) ? at[part] : undefined;
    const next: Record<string, unknown> = isRecord(inner) ? { ...inner } : {};
    at[part] = next;
    at = next;
  }
  at[last] = value;
};

const dataOf = (row: AnyRow, area: string | undefined, data: Values, profile: ServerProfile): Values => {
  const send = profile.send ?? {};
  const name = row.output.entity ?? area;
  const entity =
    name !== undefined && Object.hasOwn(entityFields, name) ? (name as keyof typeof entityFields) : undefined;
  const { send: own, money: amounts } = (entity === undefined ? undefined : profile.entities?.[entity]) ?? {};
  const fields: Readonly<Record<string, { readonly kind: string }>> =
    entity === undefined ? {} : entityFields[entity].fields;
  const sent: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) {
    const kind = Object.hasOwn(fields, field) ? fields[field]?.kind : undefined;
    const serverName = own && Object.hasOwn(own, field) ? own[field] : undefined;
    const unit = amounts && Object.hasOwn(amounts, field) ? amounts[field] : profile.money;
    const isMoney = kind === 'money';
    put(sent, serverName ?? spelled(send, field), isMoney ? amountOf(send, unit, value, data.currency) : value);
  }
  return sent;
};

/** The common inputs of lists, in the server's own names and form. */
const listOf = (values: Values, send: Send, sent: Record<string, unknown>): void => {
  const names = send.names ?? {};
  const give = (key: keyof NonNullable<Send['names']>, value: unknown, fallback: string = key): void => {
    const name = names[key] === undefined ? spelled(send, fallback) : names[key];
    if (name !== null) put(sent, name, value);
  };
  const { page, perPage, sort, sortColumn, filters, q } = values;
  if (q !== undefined) give('q', q);
  if (typeof page === 'number' && send.paging === 'offset' && typeof perPage === 'number')
    give('offset', (page - 1) * perPage);
  else if (page !== undefined) give('page', page);
  if (perPage !== undefined) give('perPage', perPage);
  const column = typeof sortColumn === 'string' ? spelled(send, sortColumn) : sortColumn;
  if (send.sort === 'signed' && column !== undefined) give('sort', `${sort === 'desc' ? '-' : ''}${String(column)}`);
  else {
    if (sort !== undefined) give('sort', sort);
    if (column !== undefined) give('sortColumn', column);
  }
  if (isRecord(filters) && send.filters === 'flat')
    for (const [name, value] of Object.entries(filters)) {
      const flat = spelled(send, name);
      if (!Object.hasOwn(sent, flat)) put(sent, flat, value);
    }
  else if (isRecord(filters))
    give('filters', Object.fromEntries(Object.entries(filters).map(([name, value]) => [spelled(send, name), value])));
  else if (filters !== undefined) give('filters', filters);
};

/** The body or query of a call as the profile describes it; the same object if the profile has no `send`. */
export const sentBy = (row: AnyRow, area: string | undefined, values: Values, profile: ServerProfile): Values => {
  const { send } = profile;
  const hasNames = Object.values(profile.entities ?? {}).some((entity) => entity?.send !== undefined);
  if (send === undefined && !hasNames && profile.money !== 'minor') return values;
  const sent: Record<string, unknown> = {};
  const isList = row.output.shape === 'list' || row.output.shape === 'csv';
  const { data } = values;
  for (const [name, value] of Object.entries(values)) {
    if (isList && listNames.has(name)) continue;
    if (name !== 'data') put(sent, spelled(send ?? {}, name), value);
  }
  if (isList) listOf(values, send ?? {}, sent);
  if (isRecord(data)) {
    const body = dataOf(row, area, data, profile);
    // The id next to the fields wins over an id among them.
    return send?.body === 'flat' ? { ...body, ...sent } : { ...sent, data: body };
  }
  return data === undefined ? sent : { ...sent, data };
};
