import type { Skin } from '@contract/appearance';
import {
  DarkThemeRegular,
  type FluentIcon,
  WeatherMoonRegular,
  WeatherSunnyHighFilled,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';

export const skinIcons: Readonly<Record<Skin, FluentIcon>> = {
  light: WeatherSunnyRegular,
  dark: WeatherMoonRegular,
  contrast: DarkThemeRegular,
  sunlight: WeatherSunnyHighFilled,
};
