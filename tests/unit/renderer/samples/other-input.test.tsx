/** Samples in jsdom whose choice changes what they ask for: the answer to the earlier choice is not shown for the new one. */
import { ok, type Result } from '@contract/failure';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Screen as Calendar } from '../../../../renderer/samples/calendar/calendar-screen';
import { Screen as Email } from '../../../../renderer/samples/email/email-screen';
import { openKit, setBridge } from '../kit/kit-page';

/** Answers once, and never again. */
const answerOnce = (value: unknown): void => {
  let isAnswered = false;
  setBridge(() => {
    if (isAnswered) return new Promise<Result<unknown>>(() => undefined);
    isAnswered = true;
    return ok(value);
  });
};

test('the mails of a folder are gone when another is opened', async () => {
  const mail = { id: 1, folder: 'inbox', subject: 'Gate times', message: '', time: '2026-05-16T12:00:00Z' };
  const people = { from: { name: 'Dana', email: 'dana@example.com' }, to: [], labels: [], attachments: [] };
  answerOnce({ emails: [{ ...mail, ...people }], emailsMeta: {} });
  openKit([{ path: '/apps/email/:folder', element: <Email /> }], '/apps/email/inbox');
  await screen.findByText('Gate times');
  await userEvent.click(screen.getByRole('link', { name: /^Sent/ }));
  await waitFor(() => expect(screen.queryByText('Gate times')).toBeNull());
});

test('the events of a calendar are gone once it is not chosen any more', async () => {
  const today = new Date().toISOString();
  const event = { id: 1, title: 'Test day', start: today, end: today, allDay: true };
  answerOnce({ rows: [{ ...event, extendedProps: { calendar: 'Business' } }], total: 1 });
  openKit([{ path: '/apps/calendar', element: <Calendar /> }], '/apps/calendar');
  await screen.findByText('Test day');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Business' }));
  await waitFor(() => expect(screen.queryByText('Test day')).toBeNull());
});
