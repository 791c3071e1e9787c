/** What lists of people show of emails and phones: masked if the person wants that, because bystanders see them too. */
import type { Field } from '../area/field';
import { isToggleOn } from '../stores/settings';
import { joinFacts } from './join';
import { maskContact } from './mask-contact';
import { stripBidiIsolates } from './text';

export const textInList = (kind: Field['kind'], text: string): string =>
  isToggleOn('maskContacts') ? maskContact(kind, text) : text;

const separator = ' · ';

/** The words about a record in a choice or a search result, separated by dots. */
export const wordsInList = (text: string): string =>
  joinFacts(
    ...stripBidiIsolates(text)
      .split(separator)
      .map((word) => textInList(undefined, word)),
  );
