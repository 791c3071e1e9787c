import { expect, test } from 'vitest';
import { skins } from '../../../../../preload/contract/appearance';
import { contrastRatio } from '../../../../../renderer/kit/skins/contrast-ratio';
import { themeOf } from '../../../../../renderer/kit/skins/themes';

const pairs = [
  ['colorNeutralForeground1', 'colorNeutralBackground1'],
  ['colorNeutralForeground2', 'colorNeutralBackground1'],
  ['colorNeutralForeground3', 'colorNeutralBackground1'],
  ['colorNeutralForeground4', 'colorNeutralBackground1'],
  ['colorNeutralForegroundInverted2', 'colorNeutralBackgroundInverted'],
  ['colorNeutralForeground1', 'colorNeutralBackground2'],
  ['colorNeutralForeground1', 'colorNeutralBackground3'],
  ['colorNeutralForeground1', 'colorNeutralBackground4'],
  ['colorNeutralForeground1', 'colorNeutralBackground5'],
  ['colorNeutralForeground1', 'colorNeutralBackground6'],
  ['colorBrandForeground1', 'colorNeutralBackground1'],
  ['colorBrandForegroundLink', 'colorNeutralBackground1'],
  ['colorBrandForegroundLinkHover', 'colorNeutralBackground1'],
  ['colorBrandForegroundLinkPressed', 'colorNeutralBackground1'],
  ['colorCompoundBrandForeground1', 'colorNeutralBackground1'],
  ['colorBrandForeground2', 'colorBrandBackground2'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundPressed'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundSelected'],
] as const;

test.each(skins)('text of the %s skin is readable on its background', (skin) => {
  const theme = themeOf(skin);
  const poor = pairs.filter(([text, ground]) => !(contrastRatio(theme[text], theme[ground]) >= 4.5));
  expect(poor).toEqual([]);
});
