import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { allColumns } from '../columns';
import { family } from '../family';
import { ListStage } from '../list-stage';

/** The call takes no words: all rows come at once. */
const capabilities = { query: false };

const List = (): ReactNode => (
  <ListStage arrangement="datatables-basic" call="dataTable.all" columns={allColumns} capabilities={capabilities} />
);

const code = `const list = useList({ name, call: 'dataTable.all', fields: columns, capabilities: { query: false } }, useUrlListState(start));

<ListView list={list} title="People" fields={columns} naming="fullName" memory={memory} />`;

/** `/datatables/basic` */
export const Screen = (): ReactNode => (
  <ShowcasePage family={family} page="basic" examples={[{ name: 'list', Stage: List, layout: 'block', code }]} />
);
