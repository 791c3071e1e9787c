/** The end of an event moves along when a person moves its start, and only then. */
import { ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { Form } from '../../../../../../renderer/kit/form/form';
import { restoreDrafts } from '../../../../../../renderer/kit/stores/drafts';
import { EventFields } from '../../../../../../renderer/samples/calendar/event-fields';
import { type EventValues, newValues } from '../../../../../../renderer/samples/calendar/event-values';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

const span = (day: string, next: string) => newValues({ start: day, end: next, allDay: true }, 'Business');
const useValues = create<{ values: EventValues }>(() => ({ values: span('2026-11-21', '2026-11-22') }));

const setUp = (drafts: Readonly<Record<string, Readonly<Record<string, string>>>> = {}) => {
  setBridge(() => ok({ rows: [] }));
  restoreDrafts(drafts);
  useValues.setState({ values: { ...span('2026-11-21', '2026-11-22'), title: 'Race' } });
  const submit = vi.fn(async (_: EventValues) => ok(null));
  const Page = () => (
    <Form<EventValues, null>
      draftKey="event"
      values={useValues().values}
      submitLabel="Save"
      savedMessage="Saved"
      onSubmit={submit}
    >
      <EventFields />
    </Form>
  );
  openKit([{ path: '/', element: <Page /> }], '/');
  return submit;
};
const day = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a record that was moved elsewhere is shown in its current state, and nothing is unsaved', async () => {
  setUp();
  act(() => useValues.setState({ values: { ...span('2026-11-22', '2026-11-23'), title: 'Race' } }));
  await waitFor(() => expect(day(/^Start/).value).toMatch(/22/));
  expect(day(/^End/).value).toMatch(/22/);
  expect(save().getAttribute('aria-disabled')).toBe('true');
});

test('a draft is restored unchanged', async () => {
  const submit = setUp({ event: { startDay: '2026-11-24', endDay: '2026-11-24' } });
  await waitFor(() => expect(day(/^Start/).value).toMatch(/24/));
  await userEvent.click(save());
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ startDay: '2026-11-24', endDay: '2026-11-24' });
});

test('the end follows a changed start, and stays if the start is cleared', async () => {
  const submit = setUp({ event: { endDay: '2026-11-23' } });
  await waitFor(() => expect(day(/^End/).value).toMatch(/23/));
  fireEvent.change(day(/^Start/), { target: { value: '' } });
  fireEvent.blur(day(/^Start/));
  expect(day(/^End/).value).toMatch(/23/);
  for (const start of ['2026-11-22', '2026-11-29']) {
    fireEvent.change(day(/^Start/), { target: { value: start } });
    fireEvent.blur(day(/^Start/));
  }
  await waitFor(() => expect(day(/^End/).value).toMatch(/30/));
  await userEvent.click(save());
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ startDay: '2026-11-29', endDay: '2026-11-30' });
});
