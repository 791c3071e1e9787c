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
import { makeRows } from '../list-page/rows';
import { columns } from './columns';
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
  columnDefs: columns.map(({ key, width, format, isNumber, compare }) => ({
    field: key,
    width,
    filter: isNumber ? 'agNumberColumnFilter' : 'agTextColumnFilter',
    valueFormatter: format && (({ value }) => format(value)),
    comparator: compare,
  })),
  rowSelection: { mode: 'multiRow' },
  rowHeight: 32,
  cacheQuickFilter: true,
  suppressColumnVirtualisation: false,
  animateRows: false,
});
onSearch((query) => grid.setGridOption('quickFilterText', query));
