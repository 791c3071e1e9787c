/** The palette finds settings by name: a new one is in `setting-names.ts`. */
import { expect, it } from 'vitest';
import { settingNames } from '../../renderer/features/settings/parts/setting-names';
import settings from '../../renderer/locales/en/settings.json';
import { filesBelow, read } from '../support/sources';

/** Diagnostics is a page of its own. */
const sources = filesBelow('renderer/features/settings')
  .filter((file) => !file.includes('/diagnostics/'))
  .map(read)
  .join('\n');

it('has every setting and section that the screen names', () => {
  const titles = [...sources.matchAll(/<(?:Setting|SettingGroup)\s+title=\{text\('([\w.]+)'\)\}/g)].map(
    ([, key]) => key,
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(settingNames.map(({ key }) => key)).toEqual(expect.arrayContaining(titles));
});

it('names only texts that exist, each once', () => {
  const keys = settingNames.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(
      key.split('.').reduce<unknown>((texts, part) => Object(texts)[part], settings),
      key,
    ).toBeTypeOf('string');
});
