import { createDarkTheme, type Theme } from '@fluentui/react-components';
import { fonts, type OwnTokens, petrol } from './theme';

export const darkTheme = (): Theme & OwnTokens => {
  const fluent = createDarkTheme(petrol);
  return {
    ...fluent,
    ...fonts,
    backgroundHovered: '#3D3D3D',
    backgroundSelected: '#333333',
    series1: petrol[110],
    series2: '#F2A93B',
    series3: '#DE7BD8',
    series4: '#8CC152',
    series5: '#7FA6F8',
    series6: '#C99F7E',
    // Fluent's own colors are hard to read as text on a card, especially on hover.
    colorStatusDangerForeground1: '#E9929A',
    colorStatusSuccessForeground1: '#63C163',
    colorBrandForeground1: petrol[120],
    colorBrandForeground2: petrol[130],
    colorBrandForegroundLink: petrol[120],
    colorBrandForegroundLinkHover: petrol[130],
    colorBrandForegroundLinkPressed: petrol[110],
    colorCompoundBrandForeground1: petrol[120],
    colorCompoundBrandForeground1Hover: petrol[130],
    colorCompoundBrandStroke: petrol[110],
    colorCompoundBrandBackground: petrol[110],
    // A shadow alone is invisible on a dark page, so cards also have a border.
    shadow4: `0 0 0 1px ${fluent.colorNeutralStroke2}, ${fluent.shadow4}`,
  };
};
