/** Converts spellings of names and words. */

/** `userName` as `user_name`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `user_name` as `userName`. */
export const camel = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
/** `userName` and `user_name` as `UserName`. */
export const pascal = (name: string): string => {
  const [first = '', ...rest] = camel(name);
  return first.toUpperCase() + rest.join('');
};
/** The same text for `userId`, `user_id` and `UserID`. */
export const folded = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

const irregular: Readonly<Record<string, string>> = {
  country: 'countries',
  eventCategory: 'eventCategories',
  eventSchedule: 'schedule',
  inspectionMedia: 'media',
  wish: 'wishes',
};
export const plural = (noun: string): string => irregular[noun] ?? `${noun}s`;
