import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DayInput, readTypedDay } from '../../../../../renderer/kit/form/day-input';
import { toDay } from '../../../../../renderer/kit/format/day';
import { firstWeekday } from '../../../../../renderer/kit/format/week';
import { changeLanguage } from '../../../../../renderer/locales';

afterEach(() => changeLanguage('en'));

const field = (value: string, onChange: (day: string) => void) => (
  <FluentProvider theme={webLightTheme}>
    <DayInput label="First day" value={value} onChange={onChange} />
  </FluentProvider>
);

test('keeps typed text when the form renders again, and parses it when the field is left', async () => {
  const onChange = vi.fn();
  const { rerender } = render(field('2026-05-16', onChange));
  const input = screen.getByLabelText<HTMLInputElement>('First day');
  expect(input.value).toBe('May 16, 2026');
  act(() => input.focus());
  await userEvent.clear(input);
  await userEvent.keyboard('12/31');
  rerender(field('2026-05-16', onChange));
  expect(input.value).toBe('12/31');
  await userEvent.keyboard('/2026');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2026-12-31');
});

const typed = (text: string, isPast = false): string | undefined => {
  const read = readTypedDay(text, isPast);
  return read && (read.isOpen ? `${toDay(read.date)}?` : toDay(read.date));
};

const at = (day: string): void => {
  vi.useFakeTimers({ now: Date.parse(`${day}T12:00:00`), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
};

test('reads a year of two digits as the last that has been, where days lie in the past', () => {
  at('2026-11-29');
  const days = [
    '5/16/84',
    '5/6/26',
    '11/29/26',
    '11/30/26',
    '5/16/27',
    '84-05-16',
    "May 16, '84",
    '2/29/00',
    '2/29/26',
  ];
  expect(days.map((day) => typed(day, true))).toEqual([
    ...['1984-05-16', '2026-05-06', '2026-11-29', '1926-11-30', '1927-05-16', '1984-05-16', '1984-05-16'],
    ...['2000-02-29', undefined],
  ]);
  expect(['5/16/2084', '5/16/1984'].map((day) => typed(day, true))).toEqual(['2084-05-16', '1984-05-16']);
});

test('leaves the century of a year of two digits open elsewhere, and reads none of one or three', () => {
  at('2026-11-29');
  expect(['5/16/84', '5/6/26', '84-05-16', '16 may 70', '5/16/99'].map((day) => typed(day))).toEqual([
    ...['1984-05-16?', '2026-05-06?', '1984-05-16?', '2070-05-16?', '1999-05-16?'],
  ]);
  expect(['5/16/202', '5/16/20266', '5/16/0', 'May 16, 026'].map((day) => typed(day))).toEqual([
    ...[undefined, undefined, '2000-05-16?', undefined],
  ]);
});

test.each([
  ['5/16/84', '“5/16/84” could be in another century. Type the year with four digits, such as 1984.'],
  ['someday', "“someday” isn't a day. Type one such as Nov 29, 2026."],
])('keeps the day and asks when "%s" is typed', async (text, question) => {
  at('2026-11-29');
  const onChange = vi.fn();
  render(field('2026-05-16', onChange));
  const input = screen.getByLabelText<HTMLInputElement>('First day');
  act(() => input.focus());
  await userEvent.clear(input);
  await userEvent.keyboard(text);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^(?!2026-05-16)/));
  await screen.findByText(question);
  await userEvent.clear(input);
  await userEvent.keyboard('5/16/1984');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('1984-05-16');
  expect(screen.queryByText(question)).toBeNull();
});

test('reads days in the digits of any script, with the signs that programs add', () => {
  for (const day of [
    '٥/١٦/٢٠٢٦',
    '۵/۱۶/۲۰۲۶',
    '५/१६/२०२६',
    '５／１６／２０２６',
    '\u200f٥\u200f/\u200f١٦\u200f/٢٠٢٦',
    '٢٠٢٦-٠٥-١٦',
    '٥،١٦،٢٠٢٦',
    'May 16\u00a0, ٢٠٢٦',
  ])
    expect(typed(day), day).toBe('2026-05-16');
});

test('reads days as the language writes them, and no others', async () => {
  expect(['2026-05-16', '5/6/2026', 'May 16, 2026', '16 may 2026'].map((day) => typed(day))).toEqual([
    '2026-05-16',
    '2026-05-06',
    '2026-05-16',
    '2026-05-16',
  ]);
  expect(['', 'soon', '2/30/2026', '13/13/2026', '16', 'Mayday 16, 2026'].map((day) => typed(day))).toEqual(
    new Array(6).fill(undefined),
  );
  await changeLanguage('es');
  expect(['5/6/2026', '5-6-2026', '16 de enero de 2027', '16 ene 2027', '2026-05-16'].map((day) => typed(day))).toEqual(
    ['2026-06-05', '2026-06-05', '2027-01-16', '2027-01-16', '2026-05-16'],
  );
  await changeLanguage('ar');
  expect(['5/6/2026', '16 يناير 2027'].map((day) => typed(day))).toEqual(['2026-06-05', '2027-01-16']);
});

test('shows the calendar in the language, from the first day of its week', async () => {
  await changeLanguage('es');
  render(field('2026-05-16', vi.fn()));
  await userEvent.click(screen.getByLabelText('First day'));
  expect(await screen.findByRole('button', { name: 'Ir a hoy' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'L',
    'M',
    'X',
    'J',
    'V',
    'S',
    'D',
  ]);
  expect(screen.getByText('mayo de 2026')).toBeTruthy();
});

test('starts weeks as the region does', async () => {
  expect(firstWeekday()).toBe(0);
  await changeLanguage('es');
  expect(firstWeekday()).toBe(1);
  await changeLanguage('ar');
  expect(firstWeekday()).toBe(6);
});
