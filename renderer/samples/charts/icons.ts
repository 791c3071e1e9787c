import {
  DarkThemeRegular,
  DataAreaRegular,
  DataBarHorizontalRegular,
  DataBarVerticalRegular,
  DataLineRegular,
  DataPieRegular,
  GaugeRegular,
  PulseRegular,
} from '@fluentui/react-icons';

export const icons = {
  lines: DataLineRegular,
  areas: DataAreaRegular,
  bars: DataBarVerticalRegular,
  shares: DataPieRegular,
  ranks: DataBarHorizontalRegular,
  goals: GaugeRegular,
  small: PulseRegular,
  skins: DarkThemeRegular,
};
