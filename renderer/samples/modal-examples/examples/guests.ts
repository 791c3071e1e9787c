/** The people that something is shared with. */

export const rights = ['view', 'comment', 'edit'] as const;

export interface Guest {
  readonly email: string;
  readonly name: string;
  readonly avatar: string;
  readonly right: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** The problem with an email address to invite; undefined if there is none. */
export const emailProblem = (typed: string, guests: readonly Guest[]): 'wrong' | 'known' | undefined => {
  if (!address.test(typed.trim())) return 'wrong';
  return guests.some(({ email }) => same(typed, email)) ? 'known' : undefined;
};

/** Adds the new guest first, with the lowest permission. */
export const invite = (typed: string, guests: readonly Guest[]): readonly Guest[] => {
  const email = typed.trim();
  return [{ email, name: email.split('@')[0] ?? email, avatar: '', right: rights[0] }, ...guests];
};
