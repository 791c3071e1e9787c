/** The time of a mail: short by its age, or in full. */
const locale = 'en-US';
const day = 86_400_000;

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
const month = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const whole = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** "2:05 PM" today, "Tue 2:05 PM" this week, "Mar 5" this year, then "Mar 5, 2025". */
export const formatShortTime = (time: string, now = Date.now()): string => {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return '';
  if (at >= midnight(now)) return clock.format(at);
  if (at >= midnight(now) - 6 * day) return weekday.format(at);
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? month : full).format(at);
};

export const formatLongTime = (time: string): string => {
  const at = Date.parse(time);
  return Number.isNaN(at) ? '' : whole.format(at);
};

/** Groups of a list by age. */
export type Age = 'today' | 'yesterday' | 'week' | 'older';
export const ageOf = (time: string, now = Date.now()): Age => {
  const at = Date.parse(time);
  const start = midnight(now);
  if (at >= start) return 'today';
  if (at >= start - day) return 'yesterday';
  return at >= start - 6 * day ? 'week' : 'older';
};
