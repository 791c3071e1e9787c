import { type Theme, teamsHighContrastTheme } from '@fluentui/react-components';
import { fonts, type OwnTokens } from './theme';

/** High contrast; under the system's own forced colors those win, as Fluent's components are built for it. */
export const theme: Theme & OwnTokens = {
  ...teamsHighContrastTheme,
  ...fonts,
  backgroundHovered: '#333333',
  backgroundSelected: '#4D4D4D',
  // Neighbors differ in lightness as much as they can, for whom hue says little.
  series1: '#1AEBFF',
  series2: '#B87400',
  series3: '#FF8CFF',
  series4: '#FFFFFF',
  series5: '#6E8BFF',
  series6: '#FFD800',
};
