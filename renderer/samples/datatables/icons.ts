import {
  ArrowDownloadRegular,
  ArrowSortRegular,
  RowChildRegular,
  TableCellEditRegular,
  TableRegular,
  TableSearchRegular,
} from '@fluentui/react-icons';

export const icons = {
  basic: TableRegular,
  remote: ArrowSortRegular,
  'column-search': TableSearchRegular,
  'row-edit': TableCellEditRegular,
  rows: RowChildRegular,
  export: ArrowDownloadRegular,
};
