import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchInput } from '../../../../../../renderer/samples/kit/search-input';
import { openKit, setBridge } from '../../../../../unit/renderer/kit/kit-page';

/** An owner to whom words come back only when the test says so, as those of an address do while a page is drawn. */
const open = () => {
  setBridge(() => new Promise(() => undefined));
  const values: string[] = [];
  let give: (words: string) => void = () => undefined;
  const Owner = () => {
    const [words, setWords] = useState('');
    give = setWords;
    return <SearchInput label="Search" query={words} onQueryChange={(next) => values.push(next)} />;
  };
  openKit([{ path: '/', element: <Owner /> }], '/');
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  return { field, values, give: (words: string) => act(() => give(words)) };
};
const expectLast = (values: readonly string[], words: string) => expect.poll(() => values.at(-1)).toBe(words);

it('keeps every typed letter when its own value comes back late, and leaves the caret in position', async () => {
  const { field, values, give } = open();
  await userEvent.type(field, 'abc');
  await expectLast(values, 'abc');
  await userEvent.type(field, 'XY', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  await expectLast(values, 'aXYbc');
  give('abc');
  expect(field.value).toBe('aXYbc');
  give('aXYbc');
  expect(field.value).toBe('aXYbc');
  expect(field.selectionStart).toBe(3);
});

it('accepts a change of the address by others, and does not send it back', async () => {
  const { field, values, give } = open();
  await userEvent.type(field, 'spa');
  await expectLast(values, 'spa');
  give('spa');
  give('monza');
  expect(field.value).toBe('monza');
  await userEvent.type(field, '!');
  await expectLast(values, 'monza!');
  give('monza!');
  give('spa');
  expect(field.value).toBe('spa');
  expect(values.filter((words) => words === 'monza')).toEqual([]);
});
