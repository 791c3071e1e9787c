/** Those with whom something is shared. */

export const rights = ['view', 'comment', 'edit'] as const;

export interface Guest {
  readonly email: string;
  readonly name: string;
  readonly avatar: string;
  readonly right: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

/** What is wrong with an address that is to be invited; undefined where nothing is. */
export const unfit = (typed: string, guests: readonly Guest[]): 'wrong' | 'known' | undefined => {
  if (!address.test(typed.trim())) return 'wrong';
  return guests.some(({ email }) => same(typed, email)) ? 'known' : undefined;
};

/** The newest first, with the least right. */
export const invite = (typed: string, guests: readonly Guest[]): readonly Guest[] => {
  const email = typed.trim();
  return [{ email, name: email.split('@')[0] ?? email, avatar: '', right: rights[0] }, ...guests];
};
