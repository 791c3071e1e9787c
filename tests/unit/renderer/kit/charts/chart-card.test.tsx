import { ok } from '@contract/failure';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChartCard } from '../../../../../renderer/kit/charts/chart-card';
import { openKit, setBridge } from '../kit-page';

it('shows the figures of its chart as a table, and the chart again', async () => {
  setBridge(() => ok({}));
  const table = { head: ['Month', 'Earned'], rows: [['Jan', '1,200']] };
  const element = (
    <ChartCard title="Money" table={table} height={200}>
      <svg role="img" aria-label="The chart" />
    </ChartCard>
  );
  openKit([{ path: '/', element }], '/');
  const asTable = screen.getByRole('button', { name: 'Show “Money” as a table' });
  await userEvent.click(asTable);
  screen.getByRole('columnheader', { name: 'Earned' });
  screen.getByRole('row', { name: 'Jan 1,200' });
  expect(screen.queryByRole('img', { name: 'The chart' })).toBeNull();
  await userEvent.click(asTable);
  screen.getByRole('img', { name: 'The chart' });
  expect(screen.queryByRole('table')).toBeNull();
});
