import {
  DarkThemeRegular,
  type FluentIcon,
  WeatherMoonRegular,
  WeatherSunnyHighFilled,
  WeatherSunnyRegular,
} from '@fluentui/react-icons';
import type { Skin } from '../../kit/stores/preferences';

export const skinIcons: Readonly<Record<Skin, FluentIcon>> = {
  light: WeatherSunnyRegular,
  dark: WeatherMoonRegular,
  contrast: DarkThemeRegular,
  sunlight: WeatherSunnyHighFilled,
};
