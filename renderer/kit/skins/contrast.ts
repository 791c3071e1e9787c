import { type Theme, teamsHighContrastTheme } from '@fluentui/react-components';
import { fonts, type OwnTokens } from '../theme';

/** High contrast; under the system's own forced colors those win, as Fluent's components are built for it. */
export const theme: Theme & OwnTokens = {
  ...teamsHighContrastTheme,
  ...fonts,
  groundHovered: '#333333',
  groundChosen: '#4D4D4D',
  series1: '#1AEBFF',
  series2: '#FFD800',
  series3: '#FF8CFF',
  series4: '#3FF23F',
  series5: '#9DB8FF',
  series6: '#FFB27A',
};
