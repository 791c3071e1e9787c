import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { checkNumber } from '../../../../../renderer/kit/form/rules';
import { TextInput } from '../../../../../renderer/kit/form/text-input';
import { changeLanguage } from '../../../../../renderer/locales';
import { openKit } from '../kit-page';

afterEach(() => changeLanguage('en'));

test('a number is valid in any digits, and one with two readings is asked', async () => {
  const range = { min: 0, max: 10_000, whole: 'Enter a whole number.' };
  for (const typed of ['', '1,500', '١٥٠٠', '１５００', '\u200f۱۵۰۰', '1 500'])
    expect(checkNumber(typed, range), typed).toBe(true);
  expect(checkNumber('ten', range)).toBe('Enter a number.');
  expect(checkNumber('12.5', range)).toBe('Enter a whole number.');
  expect(checkNumber('-1', range)).toMatch(/or more/);
  expect(checkNumber('10001', range)).toMatch(/or less/);
  expect(checkNumber('1.500', range)).toBe('This could be 1.5 or 1,500. Type it without a thousands separator.');
  await changeLanguage('es');
  expect(checkNumber('1.500', range)).toBe(true);
  expect(checkNumber('12,5')).toBe(true);
});

test('a phone number is kept in plain digits, and other text as it was typed', async () => {
  const values: Record<string, string> = {};
  const One = ({ label, type }: { readonly label: string; readonly type: 'tel' | 'text' }) => {
    const [value, setValue] = useState('');
    values[label] = value;
    return <TextInput label={label} type={type} value={value} onChange={setValue} />;
  };
  const fields = (
    <>
      <One label="Phone" type="tel" />
      <One label="Name" type="text" />
    </>
  );
  openKit([{ path: '*', element: fields }], '/');
  for (const label of ['Phone', 'Name']) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste('\u202D+١ ٤٠٥ ５５５‑0112\u202C');
  }
  expect(values).toEqual({ Phone: '+1 405 555-0112', Name: '\u202D+١ ٤٠٥ ５５５‑0112\u202C' });
  act(() => screen.getByLabelText('Name').blur());
});
