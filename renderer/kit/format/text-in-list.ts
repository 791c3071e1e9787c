/** What lists of people show of emails and phones: masked if the person wants that, because bystanders see them too. */
import type { Field } from '../area/field';
import { useToggle } from '../stores/settings';
import { joinFacts } from './join';
import { maskContact } from './mask-contact';
import { stripBidiIsolates } from './text';

export type TextInList = (kind: Field['kind'], text: string) => string;

const unmasked: TextInList = (_, text) => text;

/** Only as a hook, because another window can mask contacts while this one shows them. */
export const useTextInList = (): TextInList => (useToggle('maskContacts') ? maskContact : unmasked);

const separator = ' · ';

/** The words about a record in a choice or a search result, separated by dots. */
export const wordsInList = (textInList: TextInList, text: string): string =>
  joinFacts(
    ...stripBidiIsolates(text)
      .split(separator)
      .map((word) => textInList(undefined, word)),
  );
