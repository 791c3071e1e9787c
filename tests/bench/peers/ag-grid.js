/** AG Grid's free edition with the modules for what Pitwall's list can do: sort, search, filter, select, size and export. */
import {
  ClientSideRowModelModule,
  ColumnApiModule,
  CsvExportModule,
  createGrid,
  ModuleRegistry,
  NumberFilterModule,
  QuickFilterModule,
  RowSelectionModule,
  TextFilterModule,
} from 'ag-grid-community';
import { columns, makeRows } from '../list-page/rows';
import { formatted } from './formats';
import { addSearch } from './search';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ColumnApiModule,
  CsvExportModule,
  NumberFilterModule,
  QuickFilterModule,
  RowSelectionModule,
  TextFilterModule,
]);

const { count, host, onSearch } = addSearch();
const grid = createGrid(host, {
  rowData: makeRows(count),
  columnDefs: columns.map(({ key, width, kind }) => ({
    field: key,
    width,
    filter: kind === 'number' || kind === 'money' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
    valueFormatter: formatted[kind] && (({ value }) => formatted[kind](value)),
    comparator: kind === 'money' ? (one, other) => Number(one) - Number(other) : undefined,
  })),
  rowSelection: { mode: 'multiRow' },
  rowHeight: 32,
  cacheQuickFilter: true,
  suppressColumnVirtualisation: false,
  animateRows: false,
});
onSearch((query) => grid.setGridOption('quickFilterText', query));
