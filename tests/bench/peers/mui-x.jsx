/** MUI X's free data grid. It shows at most 100 rows at a time, as pages. */
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { makeRows } from '../list-page/rows';
import { columns as columnList } from './columns';
import { addSearch } from './search';

const { count, host, onSearch } = addSearch();
const rows = makeRows(count);
const columns = columnList.map(({ key, width, format, isNumber, compare }) => ({
  field: key,
  width,
  type: isNumber ? 'number' : 'string',
  valueFormatter: format,
  sortComparator: compare,
}));

const Grid = () => {
  const [filterModel, setFilterModel] = useState({ items: [], quickFilterValues: [] });
  useEffect(
    () => onSearch((query) => setFilterModel({ items: [], quickFilterValues: query === '' ? [] : [query] })),
    [],
  );
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      rowHeight={32}
      checkboxSelection
      filterModel={filterModel}
      onFilterModelChange={setFilterModel}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      pageSizeOptions={[100]}
    />
  );
};

createRoot(host).render(<Grid />);
