import { createLightTheme, type Theme } from '@fluentui/react-components';
import { fonts, type OwnTokens, petrol } from './theme';

export const lightTheme = (): Theme & OwnTokens => ({
  ...createLightTheme(petrol),
  ...fonts,
  backgroundHovered: '#F5F5F5',
  backgroundSelected: '#EBEBEB',
  series1: petrol[80],
  series2: '#C27400',
  series3: '#A4379F',
  series4: '#4C7F16',
  series5: '#3D6FD1',
  series6: '#8A6245',
  // The canvas behind cards and lists is a shade cooler than Fluent's gray.
  colorNeutralBackground2: '#F8FAFB',
  colorNeutralBackground3: '#F2F5F6',
});
