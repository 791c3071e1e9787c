/** How any list shows these kinds of values. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Chicago' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatted = {
  dateTime: (value) => day.format(new Date(value)),
  money: (value) => money.format(value),
};
