/** What lists of people show of emails and phones: masked if the person wants that, because bystanders see them too. */
import type { Field } from '../area/field';
import { isToggleOn } from '../stores/settings';
import { maskContact } from './mask-contact';

export const textInList = (kind: Field['kind'], text: string): string =>
  isToggleOn('maskContacts') ? maskContact(kind, text) : text;

const separator = ' · ';

/** The words about a record in a choice or a search result, separated by dots. */
export const wordsInList = (text: string): string =>
  text
    .split(separator)
    .map((word) => textInList(undefined, word))
    .join(separator);
