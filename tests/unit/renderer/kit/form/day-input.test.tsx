import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DayInput } from '../../../../../renderer/kit/form/day-input';

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
