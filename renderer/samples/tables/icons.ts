import {
  PaintBrushRegular,
  TableCellsMergeRegular,
  TableFreezeRowRegular,
  TableRegular,
  TextFontSizeRegular,
} from '@fluentui/react-icons';

export const icons = {
  basic: TableRegular,
  looks: PaintBrushRegular,
  sizes: TextFontSizeRegular,
  content: TableCellsMergeRegular,
  scrolling: TableFreezeRowRegular,
};
