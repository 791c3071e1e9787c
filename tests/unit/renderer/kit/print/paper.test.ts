import { expect, test } from 'vitest';
import { type Paper, toSections } from '../../../../../renderer/kit/print/papers/paper';
import { defaultPaperSize } from '../../../../../renderer/kit/print/papers/paper-size';

const paper: Paper = { title: 'Class lists', asOf: 0, columns: [], groups: [], isPagePerGroup: true };

test('a paper of nobody still has a page with lines to write on', () => {
  const [section, ...more] = toSections(paper, { blankLines: 20 });
  expect(more).toEqual([]);
  expect(section?.groups.map(({ rows }) => rows.length)).toEqual([20]);
  expect(toSections(paper, { blankLines: 0 })).toHaveLength(1);
});

test('each group has pages of its own, with lines to write on', () => {
  const groups = [
    { heading: 'Pro', rows: [{ name: 'Ann' }] },
    { heading: 'Street', rows: [] },
  ];
  const sections = toSections({ ...paper, groups }, { blankLines: 2 });
  expect(sections.map(({ own, groups: [group] }) => [own?.heading, group?.rows.length])).toEqual([
    ['Pro', 3],
    ['Street', 2],
  ]);
});

test.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['fr-CA', 'Letter'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['zh-Hant-TW', 'A4'],
  ['en', 'A4'],
  ['', 'A4'],
])('lists are printed on the paper of the region: %s on %s', (language, size) => {
  expect(defaultPaperSize(language)).toBe(size);
});
