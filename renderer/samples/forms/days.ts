/** Days and times in the local time zone, as the pickers use them. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const length = 24 * 60 * 60 * 1_000;

export const formatDay = (date?: Date): string => (date ? day.format(date) : '');
export const formatTime = (date: Date): string => time.format(date);

export const addDays = (date: Date, count: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);

/** In calendar days, even if one has 23 or 25 hours. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((addDays(to, 0).getTime() - addDays(from, 0).getTime()) / length);

/** The day with the time of another date; with its own if there is none. */
export const withTime = (date: Date, clock: Date | null): Date => {
  const from = clock ?? date;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), from.getHours(), from.getMinutes());
};
