import {
  CardUiRegular,
  DataBarVerticalRegular,
  DataTrendingRegular,
  PersonBoardRegular,
  TapSingleRegular,
} from '@fluentui/react-icons';

export const icons = {
  basic: CardUiRegular,
  actions: TapSingleRegular,
  statistics: DataTrendingRegular,
  analytics: DataBarVerticalRegular,
  advanced: PersonBoardRegular,
};
