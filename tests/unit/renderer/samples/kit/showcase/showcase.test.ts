import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeTokens } from '../../../../../../renderer/samples/kit/showcase/code-tokens';
import { type Family, findPages } from '../../../../../../renderer/samples/kit/showcase/family';

it('tokens are lossless for any code', () => {
  fc.assert(
    fc.property(
      fc.string(),
      (code) =>
        codeTokens(code)
          .map(({ text }) => text)
          .join('') === code,
    ),
  );
});

it('tags, names and strings are distinguished', () => {
  const kinds = codeTokens('<Button icon={<AddRegular />} size="small">').filter(({ kind }) => kind !== 'plain');
  expect(kinds).toEqual([
    { kind: 'tag', text: '<Button' },
    { kind: 'name', text: 'icon' },
    { kind: 'tag', text: '<AddRegular' },
    { kind: 'tag', text: '/>' },
    { kind: 'name', text: 'size' },
    { kind: 'text', text: '"small"' },
    { kind: 'tag', text: '>' },
  ]);
});

it('pages match all words in any order, and empty groups are omitted', () => {
  const family: Family = {
    name: 'x',
    groups: [
      { name: 'one', pages: ['button', 'link'] },
      { name: 'two', pages: ['field'] },
    ],
  };
  const describe = (page: string) => ({ button: 'Button, starts an act', link: 'Link', field: 'Field' })[page] ?? '';
  expect(findPages(family, 'ACT button', describe)).toEqual([{ name: 'one', pages: ['button'] }]);
  expect(findPages(family, ' ', describe)).toEqual(family.groups);
  expect(findPages(family, 'nothing', describe)).toEqual([]);
});
