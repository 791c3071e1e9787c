import {
  ArrowDownloadRegular,
  ArrowSortRegular,
  RowChildRegular,
  TableCellEditRegular,
  TableRegular,
  TableSearchRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcaseIndex } from '../kit/showcase/showcase-index';
import { family } from './family';

const icons = {
  basic: TableRegular,
  remote: ArrowSortRegular,
  'column-search': TableSearchRegular,
  'row-edit': TableCellEditRegular,
  rows: RowChildRegular,
  export: ArrowDownloadRegular,
};

/** `/datatables` */
export const Screen = (): ReactNode => <ShowcaseIndex family={family} icons={icons} />;
