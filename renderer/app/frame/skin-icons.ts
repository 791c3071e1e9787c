import type { SkinChoice } from '@contract/appearance';
import {
  DarkThemeRegular,
  DesktopRegular,
  type FluentIcon,
  WeatherMoonRegular,
  WeatherSunnyHighFilled,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';

export const skinIcons: Readonly<Record<SkinChoice, FluentIcon>> = {
  system: DesktopRegular,
  light: WeatherSunnyRegular,
  dark: WeatherMoonRegular,
  contrast: DarkThemeRegular,
  sunlight: WeatherSunnyHighFilled,
};
