import { type Theme, teamsHighContrastTheme } from '@fluentui/react-components';
import { fonts, type OwnTokens } from './theme';

/** High contrast. With the system's forced colors those take precedence, as Fluent's components support. */
export const contrastTheme = (): Theme & OwnTokens => ({
  ...teamsHighContrastTheme,
  ...fonts,
  backgroundHovered: '#333333',
  backgroundSelected: '#4D4D4D',
  // Neighboring series differ in lightness as much as possible, for people who do not distinguish hues.
  series1: '#1AEBFF',
  series2: '#B87400',
  series3: '#FF8CFF',
  series4: '#FFFFFF',
  series5: '#6E8BFF',
  series6: '#FFD800',
});
