/** Section 7 of the specification, second part, copied by hand; the sample rows are compared with it. */

export interface SampleCall {
  /** Method and path, as in the specification. */
  readonly call: string;
  /** Parameter names in query or body, as specified. */
  readonly names?: readonly string[];
  /** Default values, as specified. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The status, if it is not 200. */
  readonly status?: number;
}

/** The calls of the sample API. */
export const sampleCalls: readonly SampleCall[] = [
  { call: 'GET /apps/email/emails', names: ['q', 'folder', 'label'], defaults: { folder: 'inbox' } },
  { call: 'POST /apps/email/update-emails' },
  { call: 'POST /apps/email/update-emails-label' },
  { call: 'GET /apps/email/get-email' },
  { call: 'GET /apps/email/paginate-email', names: ['dir', 'emailId'] },
  {
    call: 'GET /apps/invoice/invoices',
    names: ['q', 'perPage', 'page', 'status', 'sort', 'sortColumn'],
    defaults: { perPage: 10 },
  },
  { call: 'GET /api/invoice/invoices/{id}', names: ['id'] },
  { call: 'DELETE /apps/invoice/delete' },
  { call: 'GET /api/invoice/clients' },
  { call: 'GET /apps/calendar/events', names: ['calendars'] },
  { call: 'POST /apps/calendar/add-event', status: 201 },
  { call: 'POST /apps/calendar/update-event' },
  { call: 'DELETE /apps/calendar/remove-event' },
  { call: 'GET /api/users/list/all-data' },
  { call: 'POST /apps/users/add-user', status: 201 },
  { call: 'GET /api/users/list/data', defaults: { perPage: 10, sort: 'asc', sortColumn: 'fullName' } },
  { call: 'GET /api/users/user' },
  { call: 'DELETE /apps/users/delete' },
  {
    call: 'GET /apps/ecommerce/products',
    names: ['q', 'sortBy', 'perPage', 'page'],
    defaults: { sortBy: 'featured', perPage: 9 },
  },
  { call: 'GET /apps/ecommerce/products/{id}', names: ['id'] },
  { call: 'GET /apps/ecommerce/wishlist' },
  { call: 'POST /apps/ecommerce/wishlist' },
  { call: 'GET /apps/ecommerce/cart' },
  { call: 'POST /apps/ecommerce/cart' },
  { call: 'DELETE /apps/ecommerce/wishlist/{productId}', names: ['productId'] },
  { call: 'DELETE /apps/ecommerce/cart/{productId}', names: ['productId'] },
  { call: 'GET /profile/data' },
  { call: 'GET /blog/list/data' },
  { call: 'GET /blog/list/data/sidebar' },
  { call: 'GET /blog/list/data/detail' },
  { call: 'GET /blog/list/data/edit' },
  { call: 'GET /api/datatables/initial-data' },
  { call: 'GET /api/datatables/data', defaults: { perPage: 10 } },
  { call: 'GET /pricing/data' },
  { call: 'GET /api/main-search/data' },
  { call: 'GET /api/bookmarks/data' },
  { call: 'POST /api/bookmarks/update', names: ['id'] },
  { call: 'GET /faq/data/knowledge_base' },
  { call: 'GET /faq/data/category' },
  { call: 'GET /faq/data/question' },
  { call: 'GET /account-setting/data' },
  { call: 'GET /api/autocomplete/data' },
  {
    call: 'GET /apps/permissions/data',
    names: ['q', 'perPage', 'page', 'assignedTo'],
    defaults: { perPage: 10, page: 1 },
  },
  { call: 'POST /apps/permissions/add-permission', status: 201 },
  { call: 'POST /apps/permissions/update-permission', names: ['id', 'name'], status: 201 },
  { call: 'DELETE /apps/permissions/delete', names: ['id'], status: 200 },
  { call: 'GET /card/card-analytics/support-tracker' },
  { call: 'GET /card/card-analytics/avg-sessions' },
  { call: 'GET /card/card-analytics/revenue-report' },
  { call: 'GET /card/card-analytics/goal-overview' },
  { call: 'GET /card/card-analytics/revenue' },
  { call: 'GET /card/card-analytics/product-orders' },
  { call: 'GET /card/card-analytics/sessions-device' },
  { call: 'GET /card/card-analytics/customers' },
  { call: 'GET /card/card-statistics/orders-bar-chart' },
  { call: 'GET /card/card-statistics/profit-line-chart' },
  { call: 'GET /card/card-statistics/subscribers' },
  { call: 'GET /card/card-statistics/revenue' },
  { call: 'GET /card/card-statistics/sales' },
  { call: 'GET /card/card-statistics/orders' },
  { call: 'GET /card/card-statistics/site-traffic' },
  { call: 'GET /card/card-statistics/active-users' },
  { call: 'GET /card/card-statistics/newsletter' },
];
