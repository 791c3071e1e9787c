/** The classes that sessions name, in whatever spelling tickets and the schedule have them: by name or by code. */
import type { EventClass } from '@contract/entities/event-web';
import { fold } from '@contract/text/fold';
import { toTrimmedText } from '../../kit/format/plain-text';
import type { EventPerson } from '../log/event-people';
import type { Session } from '../session-times';

export interface ClassReader {
  /** The same for all spellings of a class. */
  readonly keyOf: (name: string) => string;
  /** The classes of a session, as they are written there; none if it is for everyone. */
  readonly namesIn: (session: Session) => readonly string[];
}

/** What stands between two classes of one entry: "Pro, Super Pro", "Pro / Street". */
const separators = /[,;/&+،]/;

export const createClassReader = (classes: readonly EventClass[]): ClassReader => {
  const keys = new Map<string, string>();
  for (const { code, name } of classes) {
    const key = fold(toTrimmedText(name) || toTrimmedText(code));
    for (const spelling of [code, name].map(toTrimmedText)) if (spelling !== '') keys.set(fold(spelling), key);
  }
  const keyOf = (name: string): string => keys.get(fold(name.trim())) ?? fold(name.trim());
  return {
    keyOf,
    namesIn: ({ values }) => {
      const text = toTrimmedText(values.className);
      // "A/Fuel" may be the name of one class.
      const names = keys.has(fold(text)) ? [text] : text.split(separators).map((name) => name.trim());
      return names.filter((name) => name !== '');
    },
  };
};

/** The racers who are entered in any of these classes. */
export const racersIn = (
  people: readonly EventPerson[],
  names: readonly string[],
  { keyOf }: ClassReader,
): readonly EventPerson[] => {
  const wanted = new Set(names.map(keyOf));
  return people.filter(
    ({ kind, classNames }) => kind === 'racer' && classNames.some((name) => wanted.has(keyOf(name))),
  );
};
