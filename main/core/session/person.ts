/** The person in a sign-in response. The specification names only tokens and abilities; unknown fields are kept in `more`. */
import type { Person, SessionView } from '@contract/bridge';
import { field, isRecord, type Values } from '@contract/json/record';
import { createScrubber } from '../call/secrets';

const wrappers = ['user', 'admin', 'profile', 'userData', 'person'];
const known = new Set([
  'id',
  'name',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'role',
  'mustChangePassword',
  'ability',
  'abilities',
  'permissions',
  'unknownSubjects',
  'unknownActions',
]);

const text = (input: unknown): string | undefined => {
  if (typeof input === 'number' && Number.isFinite(input)) return String(input);
  return typeof input === 'string' && input.trim() !== '' ? input.trim().slice(0, 200) : undefined;
};

/** A copy without these secrets and other credentials. */
const redactedCopy = (answer: unknown, secrets: readonly string[]): Values => {
  const copy = isRecord(answer) ? createScrubber(secrets)(structuredClone(answer)) : undefined;
  return isRecord(copy) ? copy : {};
};

/** Reads the person, without anything token-like at any depth. A response that names nobody is named by the email typed. */
export const toPerson = (answer: unknown, email: string, secrets: readonly string[]): Person => {
  const outer = redactedCopy(answer, secrets);
  const inner = wrappers.map((name) => outer[name]).find(isRecord) ?? {};
  const all: Values = { ...outer, ...inner };
  const more = Object.fromEntries(Object.entries(all).filter(([name]) => !known.has(name) && !wrappers.includes(name)));
  const mail = text(all.email) ?? email;
  const parts = [text(all.firstName), text(all.lastName)].filter((part) => part !== undefined);
  const role = text(isRecord(all.role) ? all.role.name : all.role) ?? text(all.roleName);
  return {
    id: text(all.id) ?? text(all.userId) ?? text(all._id) ?? mail,
    name: text(all.fullName) ?? text(all.name) ?? (parts.length > 0 ? parts.join(' ') : mail),
    email: mail,
    ...(role === undefined ? {} : { role }),
    ...(all.mustChangePassword === true ? { mustChangePassword: true } : {}),
    more,
  };
};

/** Subjects in a response's ability list that this app doesn't know. */
export const unknownSubjectsIn = (record: unknown): Pick<SessionView, 'unknownSubjects'> => {
  const names = field(record, 'unknownSubjects');
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  return texts.length > 0 ? { unknownSubjects: texts } : {};
};
