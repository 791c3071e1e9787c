/** The rows of a grid that are in the DOM, and what their cells show. */
import type { SettingsView } from '@contract/bridge';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Field, Values } from '../../../../../../renderer/kit/area/field';
import type { Column } from '../../../../../../renderer/kit/list/data/columns';
import { Grid } from '../../../../../../renderer/kit/list/grid/grid';
import type { GridProps } from '../../../../../../renderer/kit/list/grid/grid-props';
import { useSettings } from '../../../../../../renderer/kit/stores/settings';

const fields: readonly Field[] = [
  { key: 'name', picture: { key: 'face', shape: 'person', initialsFrom: 'name' } },
  { key: 'code', kind: 'code' },
  { key: 'total', kind: 'money', currency: 'USD' },
  { key: 'state', kind: 'status', tones: { paid: 'success' } },
  { key: 'track', linkTo: { area: 'tracks', id: 'trackId' } },
  { key: 'email', kind: 'email', contactLink: ({ email }) => `mailto:${email}` },
];
const columns: readonly Column[] = fields.map((field) => ({
  ...{ field, key: field.key, label: field.key, shown: true, found: false, width: 100 },
}));
const all: readonly Values[] = Array.from({ length: 1_000 }, (_, index) => ({
  ...{ id: index, name: `Racer ${index}`, code: `BK-${index}`, total: '12.50', state: 'paid' },
  ...{ track: 'Cedar Ridge', trackId: 7, email: 'dana@example.com' },
}));

const open = (more: Partial<GridProps> = {}) => {
  const memory = { top: 0, active: -1 };
  const nothing = () => undefined;
  render(
    <Grid
      {...{ label: 'Racers', columns, rowHeight: 40, naming: 'name', memory, stale: false, busy: false }}
      rows={{ count: all.length, at: (index) => all[index], offset: 0, total: all.length }}
      idOf={({ id }) => String(id)}
      hrefOf={({ id }) => `/racers/${id}`}
      sort={undefined}
      selection={undefined}
      onSort={nothing}
      onWidths={nothing}
      onOpen={nothing}
      onFollowLink={nothing}
      {...more}
    />,
  );
  const grid = screen.getByRole('grid', { name: 'Racers' });
  return {
    grid,
    memory,
    indexes: () =>
      [...grid.querySelectorAll('[data-index]')].map((row) => row.id && Number(row.getAttribute('data-index'))),
  };
};

it('has the rows in view in the DOM, in their order, and few others', () => {
  const { grid, memory, indexes } = open();
  const inView = Math.floor(innerHeight / 40) - 1;
  expect(indexes().slice(0, inView)).toEqual(Array.from({ length: inView }, (_, index) => index));
  expect(indexes().length).toBeLessThan(inView + 15);
  act(() => {
    grid.scrollTop = 500 * 40;
    fireEvent.scroll(grid);
  });
  expect(memory.top).toBe(500 * 40);
  expect(indexes()).toContain(500);
  expect(indexes()).not.toContain(0);
  expect(indexes()).toEqual([...indexes()].sort((one, other) => Number(one) - Number(other)));
});

it('starts where the list was left', () => {
  const { grid, indexes } = open({ memory: { top: 300 * 40, active: 301 } });
  expect(grid.scrollTop).toBe(300 * 40);
  expect(indexes()).toContain(300);
  const active = grid.querySelector('[data-active]');
  expect(active?.getAttribute('data-index')).toBe('301');
  expect(grid.getAttribute('aria-activedescendant')).toBe(active?.id);
});

it('names its active row only while that is in the DOM', () => {
  const { grid } = open({ memory: { top: 0, active: 900 } });
  expect(grid.hasAttribute('aria-activedescendant')).toBe(false);
});

it('shows words, links, states and initials in the cells of a row', () => {
  const { grid } = open();
  const row = within(grid).getAllByRole('row')[1] as HTMLElement;
  expect(row.getAttribute('aria-rowindex')).toBe('2');
  const cells = within(row).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Racer 0', 'BK-0', '$12.50', 'Paid', 'Cedar Ridge', 'dana@example.com'],
  ]);
  expect(row.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('R0');
  expect(row.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('success');
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([...['/racers/0', '/tracks/7', 'mailto:dana@example.com']]);
  // A number has the direction of its language, other text its own.
  expect(cells.map((cell) => cell.getAttribute('dir'))).toEqual([null, 'auto', 'ltr', 'auto', 'auto', 'auto']);
});

it('masks contacts as soon as another window says so', () => {
  const { grid } = open();
  expect(grid.textContent).toContain('dana@example.com');
  act(() => useSettings.setState({ settings: { maskContacts: true } as Partial<SettingsView> as SettingsView }));
  expect(grid.innerHTML).not.toContain('dana@example.com');
  expect(grid.textContent).toContain('d•••@e•••.com');
  act(() => useSettings.setState({ settings: undefined }));
  expect(grid.textContent).toContain('dana@example.com');
});

it('checks the box of a selected row, and asks for the selection on a click', () => {
  const toggle = vi.fn();
  const selection = {
    rows: new Map([['1', all[1] ?? {}]]),
    has: (id: string) => id === '1',
    toggle,
    set: vi.fn(),
    clear: vi.fn(),
  };
  const { grid } = open({ selection: selection as never });
  const [, first, second] = within(grid).getAllByRole<HTMLInputElement>('checkbox');
  expect([first?.checked, second?.checked]).toEqual([false, true]);
  fireEvent.click(first as HTMLElement);
  expect(toggle).toHaveBeenCalledWith(0, false);
  expect(first?.checked).toBe(false);
});
