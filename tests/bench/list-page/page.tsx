/** The kit's list with `?rows=` rows; no server and no app shell. */
import type { Bridge } from '@contract/bridge';
import type { ListQuery } from '@contract/endpoint';
import { FluentProvider } from '@fluentui/react-components';
import { ReceiptRegular } from '@fluentui/react-icons';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../../renderer/app/page.css';
import { defineResource } from '../../../renderer/kit/area/define-resource';
import { prefetchFirstRows } from '../../../renderer/kit/list/data/first-rows';
import { ResourceList } from '../../../renderer/kit/list/resource-list';
import { lightTheme } from '../../../renderer/kit/skins/light';
import { changeLanguage } from '../../../renderer/locales';
import { fields, makeRows } from './rows';

const params = new URLSearchParams(location.search);
const texts = changeLanguage('en');
const rows = makeRows(Number(params.get('rows') ?? 1_000));
const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page is not whole.');

const area = defineResource({
  name: 'bookings',
  path: '/',
  icon: ReceiptRegular,
  list: 'booking.list',
  naming: 'bookingNumber',
  fields,
});

/** Pages as a live server sends them: a total and the requested rows. */
const answer = ({ page = 1, perPage = 50 }: ListQuery) => ({
  rows: rows.slice((page - 1) * perPage, page * perPage),
  total: rows.length,
  isComplete: rows.length <= perPage,
});

const call = async (_id: string, input: unknown) => ({ ok: true, value: answer(input as ListQuery) });
Object.assign(window, { bridge: { call, cancel: () => undefined } as unknown as Bridge });
const router = createBrowserRouter([{ path: '*', element: <ResourceList area={area} /> }]);
// Like the app's first page.
prefetchFirstRows(area, location.search);
void texts.then(() =>
  createRoot(root).render(
    <FluentProvider theme={lightTheme()}>
      <RouterProvider router={router} />
    </FluentProvider>,
  ),
);
