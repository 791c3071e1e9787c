/**
 * Sunlight: a light skin for bright sun, with black on white, strong lines and a heavier font. All text has a contrast
 * of at least 7 to 1, also on hovered, pressed and selected backgrounds.
 */
import { type BrandVariants, createLightTheme, type Theme } from '@fluentui/react-components';
import { contrastRatio, darkened } from './contrast-ratio';
import { fonts, type OwnTokens, petrol } from './theme';

/** The brand's ramp, two steps darker for the colors that Fluent uses for text and buttons. */
const ramp: BrandVariants = {
  ...petrol,
  40: petrol[20],
  50: petrol[30],
  60: petrol[40],
  70: petrol[50],
  80: petrol[60],
};

/** The darkest background of text. */
const darkestBackground = '#E0E0E0';
const minContrast = 7;

/** Text on special backgrounds: white on buttons, text on inverted bars. */
const hasOwnBackground = /Inverted|OnBrand|Static|Disabled/;
const isText = /^color(?:Neutral|Palette|Status|Brand|CompoundBrand)\w*Foreground/;
const isBackground = /^color(?:NeutralBackground[1-6]|SubtleBackground)/;
const isFilled = /^color(?:StatusDanger|StatusSuccess|PaletteRed|PaletteGreen|PaletteBerry)Background3/;

const isLine = /^color(?:Status|Palette)\w*Border/;

const withEnoughContrast = (name: string, value: string): string => {
  if (!value.startsWith('#') || hasOwnBackground.test(name)) return value;
  if (isBackground.test(name))
    return contrastRatio(value, '#000000') < contrastRatio(darkestBackground, '#000000') ? darkestBackground : value;
  if (isText.test(name)) return darkened(value, (color) => contrastRatio(color, darkestBackground) >= minContrast);
  if (isLine.test(name)) return darkened(value, (color) => contrastRatio(color, '#FFFFFF') >= minContrast);
  return isFilled.test(name) ? darkened(value, (color) => contrastRatio(color, '#FFFFFF') >= minContrast) : value;
};

export const sunlightTheme = (): Theme & OwnTokens => {
  const fluent = createLightTheme(ramp);
  const entries = Object.entries<string>(fluent as unknown as Readonly<Record<string, string>>);
  return {
    ...fluent,
    ...(Object.fromEntries(
      entries.map(([name, value]) => [name, withEnoughContrast(name, String(value))]),
    ) as unknown as Theme),
    ...fonts,
    fontWeightRegular: 600,
    fontWeightMedium: 700,
    fontWeightSemibold: 700,
    fontWeightBold: 800,
    backgroundHovered: '#F0F0F0',
    backgroundSelected: darkestBackground,
    series1: petrol[60],
    series2: '#8A4B00',
    series3: '#7A1F76',
    series4: '#2F5708',
    series5: '#1F439B',
    series6: '#5C3B22',
    colorNeutralBackground2: '#FFFFFF',
    colorNeutralBackground3: '#FFFFFF',
    colorNeutralForeground1: '#000000',
    colorNeutralForeground1Hover: '#000000',
    colorNeutralForeground1Pressed: '#000000',
    colorNeutralForeground1Selected: '#000000',
    colorNeutralForeground2: '#1A1A1A',
    colorNeutralForeground2Hover: '#000000',
    colorNeutralForeground2Pressed: '#000000',
    colorNeutralForeground2Selected: '#000000',
    colorNeutralForeground3: '#2B2B2B',
    colorNeutralForeground3Hover: '#000000',
    colorNeutralForeground3Pressed: '#000000',
    colorNeutralForeground3Selected: '#000000',
    colorNeutralForeground4: '#3D3D3D',
    colorNeutralForegroundDisabled: '#595959',
    colorNeutralStroke1: '#000000',
    colorNeutralStroke1Hover: '#000000',
    colorNeutralStroke1Pressed: '#000000',
    colorNeutralStroke1Selected: '#000000',
    colorNeutralStroke2: '#333333',
    colorNeutralStroke3: '#595959',
    colorNeutralStrokeSubtle: '#595959',
    colorNeutralStrokeAccessible: '#000000',
    colorNeutralStrokeAccessibleHover: '#000000',
    colorNeutralStrokeAccessiblePressed: '#000000',
    colorNeutralStrokeDisabled: '#767676',
    // Shadows are invisible in the sun, so cards have a border.
    shadow4: `0 0 0 1px #333333, ${fluent.shadow4}`,
  };
};
