import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { columns } from '../columns';
import { family } from '../family';
import { ListStage } from '../list-stage';

/** The call searches and pages; an order is made here, of all rows. */
const capabilities = { sort: false, filterParams: {} };

const List = (): ReactNode => (
  <ListStage arrangement="datatables-remote" call="dataTable.list" columns={columns} capabilities={capabilities} />
);

const code = `export const area = defineResource({
  name: 'people',
  path: '/people',
  list: 'dataTable.list',
  capabilities: { sort: false },
  start: { size: 10 },
  columns,
  naming: 'fullName',
});`;

/** `/datatables/remote` */
export const Screen = (): ReactNode => (
  <ShowcasePage family={family} page="remote" examples={[{ name: 'list', Stage: List, layout: 'block', code }]} />
);
