import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '../../../../../renderer/features/settings/setting-names';
import settings from '../../../../../renderer/locales/en/settings.json';

const folder = join(import.meta.dirname, '../../../../../renderer/features/settings');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
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
