import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column } from '../../../../../../renderer/kit/list/data/columns';
import { nextSort, useHeaderColumns } from '../../../../../../renderer/kit/list/grid/use-header-columns';
import { usePreferences } from '../../../../../../renderer/kit/stores/preferences';

const column = (key: string, width: number): Column => ({
  field: { key },
  key,
  label: key,
  shown: true,
  found: false,
  width,
});

const onWidths = vi.fn<(widths: Readonly<Record<string, number>>) => void>();

const Headers = () => {
  const [columns] = useState([column('name', 200), column('town', 150)]);
  const { headers, widen, resetWidth, dragWidth } = useHeaderColumns({
    columns,
    sort: undefined,
    onSort: () => undefined,
    onWidths,
  });
  return headers.map(({ key, width }) => (
    <button
      key={key}
      type="button"
      onClick={() => widen(key, 1)}
      onDoubleClick={() => resetWidth(key)}
      onPointerDown={(event) => dragWidth(key, event)}
    >
      {key} {width}
    </button>
  ));
};

beforeEach(() => {
  onWidths.mockReset();
  render(<Headers />);
});
afterEach(() => act(() => usePreferences.setState({ direction: 'auto' })));

const header = (name: RegExp) => screen.getByRole('button', { name });

const drag = (from: number, to: number) => {
  fireEvent.pointerDown(header(/^name/), { clientX: from, button: 0, pointerId: 1 });
  fireEvent.pointerMove(header(/^name/), { clientX: to, pointerId: 1 });
};

test('a sort goes from ascending to descending to none', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ key: 'name', descending: false });
  expect(nextSort(first, 'name')).toEqual({ key: 'name', descending: true });
  expect(nextSort({ key: 'name', descending: true }, 'name')).toBeUndefined();
  expect(nextSort({ key: 'date', descending: true }, 'name')).toEqual(first);
});

test('a column follows the pointer, and its width is kept when the pointer is released', () => {
  drag(200, 240);
  header(/^name 240$/);
  expect(onWidths).not.toHaveBeenCalled();
  fireEvent(header(/^name/), new Event('lostpointercapture'));
  expect(onWidths).toHaveBeenCalledExactlyOnceWith({ name: 240, town: 150 });
  fireEvent.pointerMove(header(/^name/), { clientX: 300, pointerId: 1 });
  header(/^name 240$/);
});

test('from right to left, a column grows towards the left', () => {
  act(() => usePreferences.setState({ direction: 'rtl' }));
  drag(200, 160);
  header(/^name 240$/);
});

test('a column never gets too narrow to grasp', () => {
  drag(200, -500);
  header(/^name 48$/);
});

test('a click that drags nothing keeps nothing', () => {
  drag(200, 200);
  fireEvent(header(/^name/), new Event('lostpointercapture'));
  expect(onWidths).not.toHaveBeenCalled();
});

test('the keyboard changes a width by a step, a double click sets that of the kind', () => {
  fireEvent.click(header(/^town/));
  expect(onWidths).toHaveBeenLastCalledWith({ name: 200, town: 166 });
  fireEvent.doubleClick(header(/^name/));
  expect(onWidths).toHaveBeenLastCalledWith({ name: 180, town: 166 });
});
