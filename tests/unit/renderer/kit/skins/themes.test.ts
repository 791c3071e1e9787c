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

const theme = themeOf('sunlight');
const tokens = Object.entries(theme).map(([name, value]) => [name, String(value)] as const);
const grounds = tokens.filter(
  ([name, value]) =>
    value.startsWith('#') &&
    (/^colorNeutralBackground[1-6](?!\w*(?:Inverted|Static))/.test(name) || name.startsWith('ground')),
);
const texts = tokens.filter(
  ([name, value]) =>
    value.startsWith('#') &&
    /^color(?:Neutral|Brand|CompoundBrand|StatusDanger|StatusSuccess|StatusWarning)\w*Foreground/.test(name) &&
    !/Inverted|OnBrand|Static|Disabled/.test(name),
);

test('black on white has a contrast of 21 to 1', () => expect(contrastRatio('#000', '#FFFFFF')).toBeCloseTo(21, 5));

test.each(texts)('in sunlight %s has a contrast of 7 to 1 on every background', (_name, color) => {
  expect(grounds.length).toBeGreaterThan(10);
  for (const [name, ground] of grounds) expect([name, contrastRatio(color, ground) >= 7]).toEqual([name, true]);
});

test.each([
  ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundPressed'],
  ['colorNeutralForegroundOnBrand', 'colorStatusDangerBackground3'],
  ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
  ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
  ['colorStatusWarningForeground1', 'colorStatusWarningBackground1'],
  ['colorBrandForeground2', 'colorBrandBackground2'],
] as const)('in sunlight %s has a contrast of 7 to 1 on %s', (text, ground) => {
  expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(7);
});

test('in sunlight the lines around fields and cards have the contrast of text', () => {
  for (const line of ['colorNeutralStroke1', 'colorNeutralStroke2', 'colorNeutralStrokeAccessible'] as const)
    expect(contrastRatio(theme[line], '#FFFFFF')).toBeGreaterThanOrEqual(7);
});
