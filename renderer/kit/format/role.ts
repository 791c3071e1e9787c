import type { Person } from '@contract/bridge';
import { readableLabel } from './label';

const capitalized = (words: string): string => words.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The name of a user's role from the server, or the role's key made readable ("Super Admin"); may be empty. */
export const roleName = ({ role, more }: Pick<Person, 'role' | 'more'>): string =>
  typeof more.roleName === 'string' && more.roleName.trim() !== ''
    ? more.roleName
    : role
      ? capitalized(readableLabel(role))
      : '';
