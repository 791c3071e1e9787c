/**
 * Whose data is where: what a person enters, or the server sends to them alone, belongs to them until the server has it or
 * a hand-over file gives it away.
 */

/** The marks of all that a history tells apart. */
const marks = /(?:value|file)-\d+x|seen-\d-\w+/g;

export const marksIn = (text: string): readonly string[] => text.match(marks) ?? [];

/** A person on a server. */
export type OwnerKey = `${string} ${string}`;

export interface Owners {
  allow(owner: OwnerKey, marks: readonly string[]): void;
  /** A mark in a text that this person must not have. */
  foreignIn(owner: OwnerKey | undefined, text: string): string | undefined;
}

/** `isShared`: whether everybody on the server of an address may see a mark. */
export const createOwners = (isShared: (address: string, mark: string) => boolean): Owners => {
  const allowed = new Map<string, Set<OwnerKey>>();
  return {
    allow: (owner, given) => {
      for (const mark of given) allowed.set(mark, (allowed.get(mark) ?? new Set()).add(owner));
    },
    foreignIn: (owner, text) =>
      marksIn(text).find(
        (mark) => owner === undefined || !(allowed.get(mark)?.has(owner) || isShared(owner.split(' ')[0] ?? '', mark)),
      ),
  };
};
