/** Tokens that belong together: text or a line, and its background. */
import type { Theme } from '@fluentui/react-components';
import { theme as lightTheme } from '../../kit/skins/light';
import { blend, contrast, parseColor, type Use } from './contrast';

export type Token = keyof Theme & `color${string}`;

export interface Pair {
  readonly token: Token;
  readonly on: Token;
  readonly use: Use;
}

export interface PairGroup {
  /** Its texts are `<page>.<name>.title` and `.about`. */
  readonly name: string;
  readonly pairs: readonly Pair[];
}

export const isToken = (name: string): name is Token => name.startsWith('color') && Object.hasOwn(lightTheme, name);

/** All color tokens, by name. */
export const colorTokens: readonly Token[] = Object.keys(lightTheme).filter(isToken).sort();

const all = (on: Token, use: Use, names: readonly Token[]): readonly Pair[] =>
  names.map((token) => ({ token, on, use }));
const grounds = (token: Token, names: readonly Token[]): readonly Pair[] =>
  names.map((on) => ({ token, on, use: 'text' }));

const page = 'colorNeutralBackground1';

export const neutral: readonly PairGroup[] = [
  {
    name: 'words',
    pairs: [
      ...all(page, 'text', [
        'colorNeutralForeground1',
        'colorNeutralForeground2',
        'colorNeutralForeground3',
        'colorNeutralForeground4',
      ]),
      { token: 'colorNeutralForegroundDisabled', on: page, use: 'decor' },
      { token: 'colorNeutralForegroundInverted2', on: 'colorNeutralBackgroundInverted', use: 'text' },
    ],
  },
  {
    name: 'grounds',
    pairs: grounds('colorNeutralForeground1', [
      'colorNeutralBackground1',
      'colorNeutralBackground2',
      'colorNeutralBackground3',
      'colorNeutralBackground4',
      'colorNeutralBackground5',
      'colorNeutralBackground6',
    ]),
  },
  {
    name: 'lines',
    pairs: [
      { token: 'colorNeutralStrokeAccessible', on: page, use: 'line' },
      { token: 'colorStrokeFocus2', on: page, use: 'line' },
      ...all(page, 'decor', [
        'colorNeutralStroke1',
        'colorNeutralStroke2',
        'colorNeutralStroke3',
        'colorNeutralStrokeDisabled',
      ]),
    ],
  },
];

export const brand: readonly PairGroup[] = [
  {
    name: 'words',
    pairs: [
      ...all(page, 'text', [
        'colorBrandForeground1',
        'colorBrandForegroundLink',
        'colorBrandForegroundLinkHover',
        'colorBrandForegroundLinkPressed',
        'colorCompoundBrandForeground1',
      ]),
      { token: 'colorBrandForeground2', on: 'colorBrandBackground2', use: 'text' },
    ],
  },
  {
    name: 'grounds',
    pairs: grounds('colorNeutralForegroundOnBrand', [
      'colorBrandBackground',
      'colorBrandBackgroundHover',
      'colorBrandBackgroundPressed',
      'colorBrandBackgroundSelected',
    ]),
  },
  {
    name: 'lines',
    pairs: [
      ...all(page, 'line', ['colorBrandStroke1', 'colorCompoundBrandStroke', 'colorCompoundBrandBackground']),
      { token: 'colorBrandStroke2', on: page, use: 'decor' },
    ],
  },
];

const statuses = ['Success', 'Warning', 'Danger'] as const;

export const status: readonly PairGroup[] = statuses.map((word) => ({
  name: word.toLowerCase(),
  pairs: [
    {
      token: word === 'Warning' ? 'colorStatusWarningForeground3' : `colorStatus${word}Foreground1`,
      on: page,
      use: 'text',
    },
    { token: `colorStatus${word}Foreground1`, on: `colorStatus${word}Background1`, use: 'text' },
    word === 'Warning'
      ? { token: 'colorNeutralForeground1Static', on: 'colorStatusWarningBackground3', use: 'text' }
      : { token: 'colorNeutralForegroundOnBrand', on: `colorStatus${word}Background3`, use: 'text' },
    { token: `colorStatus${word}Border2`, on: page, use: 'decor' },
  ],
}));

/** Fluent's palette for people and categories: each background has a matching text color. */
export const palette: readonly Pair[] = colorTokens.flatMap((on) => {
  const token = on.replace(/Background2$/, 'Foreground2');
  return /^colorPalette\w+Background2$/.test(on) && isToken(token) ? [{ token, on, use: 'text' as const }] : [];
});

export interface RenderedPair {
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
}

/** A pair in one theme; undefined if a value is not a color. Translucent colors are blended with the page background. */
export const renderPair = (theme: Theme, pair: Pick<Pair, 'token' | 'on'>): RenderedPair | undefined => {
  const [color, ground] = [theme[pair.token], theme[pair.on]].map(String);
  const [above, below, base] = [color ?? '', ground ?? '', String(theme[page])].map(parseColor);
  if (color === undefined || ground === undefined || !above || !below || !base) return undefined;
  const opaque = blend(below, base);
  return { color, ground, ratio: contrast(blend(above, opaque), opaque) };
};
