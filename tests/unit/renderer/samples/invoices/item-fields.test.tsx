import { ok } from '@contract/failure';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from '../../../../../renderer/kit/form/form';
import { ItemFields } from '../../../../../renderer/samples/invoices/edit/item-fields';
import type { InvoiceValues, Item } from '../../../../../renderer/samples/invoices/sums';
import { openKit, setBridge } from '../../kit/kit-page';

const item = (name: string): Item => ({ name, about: '', rate: '10', quantity: '1', discount: '0' });
const saved: InvoiceValues = {
  client: 'Apex',
  issuedDate: '2026-05-01',
  dueDate: '2026-06-01',
  note: '',
  tax: '0',
  items: [item('Flags'), item('Tires')],
};

const setUp = () => {
  setBridge(() => ok({}));
  const submit = vi.fn(async (_values: InvoiceValues) => ok(null));
  const form = (
    <Form<InvoiceValues, null>
      draftKey="invoice.1"
      values={saved}
      submitLabel="Save"
      savedMessage="Saved"
      onSubmit={submit}
    >
      <ItemFields />
    </Form>
  );
  openKit([{ path: '/', element: form }], '/');
  return submit;
};
const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Item/ }).map(({ value }) => value);

afterEach(() => vi.restoreAllMocks());

/** A press as in a browser: what has the focus is left while the pointer is still down, and jsdom does not say so. */
const press = async (name: RegExp) => {
  const button = screen.getByRole('button', { name });
  const query = vi.spyOn(document, 'querySelector');
  query.mockImplementation((what) => (what === ':active' ? button : document.documentElement.querySelector(what)));
  fireEvent.pointerDown(button);
  button.focus();
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  query.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 20));
};

it('leaves no empty line after a line was added and removed, and saves', async () => {
  const submit = setUp();
  await press(/^Add an item/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^Item/ })[2]));
  await press(/^Remove item 3/);
  expect(names()).toEqual(['Flags', 'Tires']);
  await press(/^Add an item/);
  expect(names()).toEqual(['Flags', 'Tires', '']);
  await press(/^Remove item 3/);
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Item/ })[0] ?? document.body, ' x');
  await press(/^Save/);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0].items).toEqual([item('Flags x'), item('Tires')]);
});

it('shows the error of a field that was left, although its line has moved up', async () => {
  const submit = setUp();
  await press(/^Add an item/);
  const added = screen.getAllByRole('textbox', { name: /^Item/ })[2];
  await waitFor(() => expect(document.activeElement).toBe(added));
  await press(/^Remove item Flags/);
  expect(names()).toEqual(['Tires', '']);
  await screen.findByText('Enter an item.');
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Item/ })[1] ?? document.body, 'Cones');
  const prices = screen.getAllByRole('spinbutton', { name: /^Price/ });
  await userEvent.type(prices[1] ?? document.body, '10');
  await press(/^Save/);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(submit.mock.calls[0]?.[0].items).toEqual([item('Tires'), item('Cones')]);
});
