import { fail, ok } from '@contract/failure';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ResourceArea } from '../../../../../renderer/kit/area/area';
import { ResourceDetail } from '../../../../../renderer/kit/detail/resource-detail';
import { useNotices } from '../../../../../renderer/kit/feedback/notify';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { unreachable } from '../copied';
import { type Answer, openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from './test-area';

const routes = [
  { path: '/bookings', element: <ResourceList area={area} /> },
  { path: '/bookings/:id', element: <ResourceDetail area={area} /> },
];

const serving =
  (count: number): Answer =>
  (id, input) => {
    const all = bookings(count);
    if (id === 'booking.list') return answerList(all, input);
    const record = all.find((row) => String(row.id) === String(input.id));
    return record ? ok(record) : fail('rejected', 'not-found', { status: 404 });
  };

const open = async (count = 120, at = '/bookings') => {
  const bridge = setBridge(serving(count));
  const page = openKit(routes, at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return { ...bridge, ...page };
};
const grid = () => screen.getByRole('grid', { name: 'Bookings' });
/** The same behind an open panel, which hides the rest of the page from screen readers. */
const behind = () => screen.getByRole('grid', { name: 'Bookings', hidden: true });
const rows = () => within(grid()).getAllByRole('row').slice(1);
const names = () => rows().map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);
const inputsOf = (call: { mock: { calls: readonly unknown[][] } }) => call.mock.calls.map(([, input]) => input);

describe('page by page', () => {
  it('shows a grid named as its area, with its total and its number of rows and columns', async () => {
    await open();
    expect(names()[0]).toBe('BK-001');
    expect(grid().getAttribute('aria-rowcount')).toBe('121');
    expect(grid().getAttribute('aria-colcount')).toBe('5');
    expect(screen.getByText('120 bookings')).toBeTruthy();
    expect(screen.getByText('1–50 of 120')).toBeTruthy();
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(40);
  });

  it('says why a record whose id fits into no address is not opened', async () => {
    setBridge((_, input) => answerList([{ ...bookings(1)[0], id: 'order:1' }], input));
    const { router } = openKit(routes, '/bookings');
    await screen.findByRole('grid', { name: 'Bookings' });
    act(() => grid().focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(useNotices.getState().notices[0]?.body).toContain('“order:1”'));
    expect(router.state.location.pathname).toBe('/bookings');
  });

  it('says that it loads until its rows are there', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    setBridge(async (id, input) => {
      await arrival;
      return serving(3)(id, input);
    });
    openKit(routes, '/bookings');
    const list = await screen.findByRole('region', { name: 'Bookings' });
    expect(list.getAttribute('aria-busy')).toBe('true');
    expect(within(list).queryByRole('grid')).toBeNull();
    arrive();
    await screen.findByRole('grid', { name: 'Bookings' });
    expect(list.getAttribute('aria-busy')).toBe('false');
  });

  it('sends the search after a pause in typing, and keeps it in the URL', async () => {
    const { call, place } = await open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'Zoë');
    await screen.findByText('60 bookings');
    await waitFor(() => expect(place()).toBe('/bookings?q=Zo%C3%AB'));
    expect(inputsOf(call)).toEqual([
      { page: 1, perPage: 50 },
      { page: 1, perPage: 50, q: 'Zoë' },
    ]);
  });

  it('sorts on a click on a header, then the other way, then not at all', async () => {
    const { call, place } = await open();
    const head = within(grid()).getByRole('columnheader', { name: 'Total' });
    await userEvent.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    await waitFor(() => expect(place()).toBe('/bookings?sort=-total'));
    await waitFor(() => expect(names()[0]).toBe('BK-120'));
    expect(inputsOf(call).at(-1)).toEqual({ page: 1, perPage: 50, sort: 'desc', sortColumn: 'total' });
    await userEvent.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('none');
  });

  it('starts in the state of its URL', async () => {
    const { call } = await open(120, '/bookings?filter.bookingStatus=pending&page=2&size=25');
    expect(inputsOf(call)).toEqual([{ page: 2, perPage: 25, filters: { bookingStatus: ['pending'] } }]);
    expect(screen.getByText('26–40 of 40')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Status: Pending' }));
    await screen.findByText('120 bookings');
  });

  it('goes to the last page if the URL asks for one past it (row 51)', async () => {
    await open(60, '/bookings?page=9');
    await screen.findByText('51–60 of 60');
  });

  it('opens other pages', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 120');
    expect(within(grid()).getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('52');
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    await screen.findByText('101–120 of 120');
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
  });
});

it('shows the position of the current rows while the next page loads', async () => {
  let answer: () => void = () => undefined;
  setBridge(async (id, input) => {
    if (input.page === 2)
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return serving(120)(id, input);
  });
  openKit(routes, '/bookings');
  await screen.findByText('1–50 of 120');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(grid().getAttribute('data-stale')).toBe('true'));
  expect(names()[0]).toBe('BK-001');
  expect(screen.getByText('1–50 of 120')).toBeTruthy();
  expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('2');
  answer();
  await screen.findByText('51–100 of 120');
  expect(names()[0]).toBe('BK-051');
});

describe('a complete list', () => {
  it('is loaded by “All”, and then searched and sorted without a call', async () => {
    const { call } = await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), 'all');
    await screen.findByText('1–120 of 120');
    const calls = call.mock.calls.length;
    await userEvent.type(screen.getByRole('searchbox'), 'zoe whit');
    await screen.findByText('60 bookings');
    await userEvent.click(within(grid()).getByRole('button', { name: 'Total' }));
    await waitFor(() => expect(names()[0]).toBe('BK-119'));
    expect(call.mock.calls.length).toBe(calls);
  });

  it('is not shown if it is too long: the list stays paged and says why', async () => {
    setBridge((_id, input) => {
      const page = answerList(bookings(120), input);
      return page.ok ? ok({ ...page.value, total: 900_000, isComplete: false }) : page;
    });
    openKit(routes, '/bookings?size=all');
    await screen.findByText(/It has more than 500,000 rows/);
    expect(screen.getByText('1–100 of 900,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    await screen.findByText('1–50 of 900,000');
    expect(screen.queryByText(/It has more than 500,000 rows/)).toBeNull();
  });

  it('does not call the rows that it has all of them if the server’s pages end before its total', async () => {
    setBridge((_id, input) => {
      const page = answerList(bookings(100), input);
      return page.ok ? ok({ ...page.value, total: 150, isComplete: false }) : page;
    });
    openKit(routes, '/bookings?size=all');
    await screen.findByText('Rows read: 100 of 150.');
    expect(screen.getByText('1–100')).toBeTruthy();
    expect(screen.queryByText('100 bookings')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: /100/ })?.getAttribute('value')).toBe('page');
  });

  it('is recognized if a server ignores paging, or if a short list came at once', async () => {
    const bridge = setBridge(() => ok({ rows: bookings(120), isComplete: true }));
    openKit(routes, '/bookings');
    await screen.findByText('1–50 of 120');
    await userEvent.type(screen.getByRole('searchbox'), 'adam');
    await screen.findByText('60 bookings');
    expect(bridge.call).toHaveBeenCalledTimes(1);
  });
});

describe('rows', () => {
  it('are reached and opened by keyboard, and active again on the way back', async () => {
    const { place, router } = await open(120, '/bookings?q=Zo%C3%AB');
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = grid().getAttribute('aria-activedescendant');
    expect(rows()[2]?.id).toBe(active);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'BK-005' });
    expect(screen.getByText('3 of 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: 'BK-007' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to Bookings' }));
    await screen.findByRole('grid', { name: 'Bookings' });
    expect(place()).toBe('/bookings?q=Zo%C3%AB');
    expect(rows()[3]?.id).toBe(grid().getAttribute('aria-activedescendant'));
    expect(router.state.location.pathname).toBe('/bookings');
  });

  it('that are records of another area have neighbors and a link back to this list', async () => {
    setBridge(serving(120));
    const money: ResourceArea = { ...area, name: 'transactions', path: '/transactions', recordPath: '/bookings' };
    const own: ResourceArea = { ...area, otherLists: [money] };
    const { place } = openKit(
      [
        { path: '/transactions', element: <ResourceList area={money} /> },
        { path: '/bookings/:id', element: <ResourceDetail area={own} /> },
      ],
      '/transactions?q=Zo%C3%AB',
    );
    await userEvent.click(await screen.findByText('BK-003'));
    await screen.findByRole('heading', { level: 1, name: 'BK-003' });
    expect(screen.getByText('2 of 60')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { level: 1, name: 'BK-005' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to Transactions' }));
    await screen.findByRole('grid', { name: 'Transactions' });
    expect(place()).toBe('/transactions?q=Zo%C3%AB');
  });

  it('are opened by a click, and the address of the list is kept', async () => {
    const { router } = await open();
    fireEvent.click(rows()[1] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'BK-002' });
    expect(router.state.location.state).toEqual({ list: '/bookings', search: '', index: 1 });
  });

  it('of the previous search lead back to the next list, without a position, if opened while it loads', async () => {
    setBridge(async (id, input) => (input.q ? new Promise<never>(() => undefined) : serving(120)(id, input)));
    const { router } = openKit(routes, '/bookings');
    await screen.findByText('120 bookings');
    await act(() => router.navigate('/bookings?q=Adam'));
    await waitFor(() => expect(grid().getAttribute('data-stale')).toBe('true'));
    fireEvent.click(rows()[1] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'BK-002' });
    expect(router.state.location.state).toEqual({ list: '/bookings', search: '?q=Adam' });
    const back = screen.getByRole('link', { name: 'Back to Bookings' });
    expect(back.getAttribute('href')).toBe('/bookings?q=Adam');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('are selected one by one, as a range, by page, or as all that match', async () => {
    await open();
    const box = (name: string) => within(grid()).getByRole('checkbox', { name: `Select ${name}` });
    fireEvent.click(box('BK-002'));
    fireEvent.click(box('BK-005'), { shiftKey: true });
    await screen.findByText('4 selected');
    expect(rows().filter((row) => row.getAttribute('aria-selected') === 'true').length).toBe(4);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    expect(screen.getByText('50 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 120 matching' }));
    await screen.findByText('120 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('120 selected')).toBeNull();
  });

  it.each([
    ['the selection is cleared', async () => userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))],
    ['the list is searched', async () => userEvent.type(screen.getByRole('searchbox'), 'BK-002')],
  ])('are not all selected any more if %s while they load', async (_, change) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    let isAsked = false;
    setBridge(async (id, input) => {
      if (Number(input.perPage) > 200) {
        isAsked = true;
        await arrival;
      }
      return serving(120)(id, input);
    });
    openKit(routes, '/bookings');
    await screen.findByRole('grid', { name: 'Bookings' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 120 matching' }));
    await waitFor(() => expect(isAsked).toBe(true));
    await change();
    await act(async () => arrive());
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
    expect(screen.queryByText('120 selected')).toBeNull();
  });
});

describe('rows without a page of their own', () => {
  const { detail: _, ...rest } = area;
  const wishes = {
    ...rest,
    columns: [
      { key: 'bookingNumber', linkTo: { area: 'bookings', id: 'id' } },
      { key: 'userName', linkTo: { area: 'visitors', id: 'userId' } },
    ],
  };
  const openWishes = async () => {
    setBridge((_id, input) =>
      answerList(
        bookings(5).map((row) => ({ ...row, userId: `v${row.id}` })),
        input,
      ),
    );
    const page = openKit(
      [
        { path: '/bookings', element: <ResourceList area={wishes} /> },
        { path: '/bookings/:id', element: <p>A booking</p> },
        { path: '/visitors/:id', element: <p>A visitor</p> },
      ],
      '/bookings',
    );
    await screen.findByRole('grid', { name: 'Bookings' });
    grid().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    return page;
  };

  it('open their first link with Enter', async () => {
    const { place } = await openWishes();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('A booking');
    expect(place()).toBe('/bookings/2');
  });

  it('have their links in the tab order while they are active', async () => {
    const { place } = await openWishes();
    const stops = within(grid())
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0);
    expect(stops.map((link) => link.getAttribute('href'))).toEqual(['/bookings/2', '/visitors/v2']);
    stops[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('A visitor');
    expect(place()).toBe('/visitors/v2');
  });
});

describe('filters', () => {
  const named = {
    ...area,
    columns: [...area.columns, { key: 'promoCode', label: 'fields.promoCode', filter: true as const }],
  };
  const events = (count: number) => bookings(count).map((row, at) => ({ ...row, promoCode: `Race ${at % 90}` }));
  const openMenu = async (answer: Answer, of = named) => {
    const bridge = setBridge(answer);
    openKit([{ path: '/bookings', element: <ResourceList area={of} /> }], '/bookings');
    await screen.findByText(/^1–50/);
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Promo code' }));
    return bridge;
  };
  const offered = () => screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent);

  it('offer the values of more rows than the page has, and keep offering them when one is chosen', async () => {
    const answer: Answer = (_id, input) => {
      const one = (input.filters as Record<string, string[]> | undefined)?.promoCode?.[0];
      return answerList(
        events(120).filter(({ promoCode }) => one === undefined || promoCode === one),
        { ...input, filters: {} },
      );
    };
    await openMenu(answer);
    await waitFor(() => expect(offered()).toHaveLength(90));
    expect(offered().slice(0, 3)).toEqual(['Race 0', 'Race 1', 'Race 2']);
    expect(screen.queryByText(/^Some values/)).toBeNull();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Race 3' }));
    await waitFor(() => expect(document.body.textContent).toContain('1–2 of 2'));
    expect(offered()).toHaveLength(90);
  });

  it('say why there are no values if the list could not be searched for them', async () => {
    await openMenu((_, input) => (input.perPage === 50 ? answerList(bookings(120), input) : unreachable), {
      ...area,
      columns: [...area.columns, { key: 'clubName', label: 'fields.promoCode', filter: true as const }],
    });
    expect(await screen.findByRole('menuitem', { name: "Can't reach the server" })).toBeTruthy();
  });

  it('offer the values seen so far if the list is too long to search, and say that there may be more', async () => {
    const long = bookings(4_000).map((row, at) => ({ ...row, promoCode: `Race ${Math.floor(at / 10)}` }));
    const { call } = await openMenu((_id, input) => {
      const page = answerList(long, { ...input, perPage: 50 });
      return page.ok ? ok({ ...page.value, isComplete: false }) : page;
    });
    await screen.findByText(/^Some values/);
    expect(offered()).toHaveLength(50);
    expect(inputsOf(call)).toHaveLength(11);
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    await screen.findByText('3,951–4,000 of 4,000');
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Promo code' }));
    await waitFor(() => expect(offered()).toHaveLength(55));
    expect(inputsOf(call)).toHaveLength(12);
  });
});

describe('a filter of days', () => {
  const dated = { ...area, columns: [...area.columns, { key: 'bookingDate', filter: 'days' as const }] };
  const openDays = async (rows: number) => {
    setBridge(serving(rows));
    openKit([{ path: '/bookings', element: <ResourceList area={dated} /> }], '/bookings');
    await screen.findByText(/^1–/);
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Booked/ }));
  };

  it('leaves it open which days the server takes', async () => {
    await openDays(120);
    await screen.findByText(/^The server may count days in its own time zone\./);
  });

  it('takes the days that are shown if all rows are here', async () => {
    await openDays(20);
    await screen.findByText(/^Days as this list shows them\./);
  });
});

describe('columns', () => {
  it('may be fields that only the server has, and are stored by main', async () => {
    const { change } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'T shirt', hidden: true }));
    expect(within(behind()).getByRole('columnheader', { name: 'T shirt', hidden: true })).toBeTruthy();
    const [sent] = change.mock.calls.at(-1) ?? [];
    expect(sent?.lists?.bookings?.columns?.find(({ key }) => key === 'tShirt')).toEqual({ key: 'tShirt', shown: true });
    expect(localStorage.getItem('pitwall.layout') ?? '').not.toContain('tShirt');
  });

  it('are made wider and narrower by Shift and an arrow key on their header, which is announced and stored', async () => {
    const { change } = await open();
    within(grid()).getByRole('button', { name: 'Total' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}{/Shift}');
    await screen.findByText('Width of Total: 152');
    expect(document.activeElement?.textContent).toBe('Total');
    const savedColumns = change.mock.calls.at(-1)?.[0].lists?.bookings?.columns;
    expect(savedColumns?.find(({ key }) => key === 'total')).toEqual({ key: 'total', shown: true, width: 152 });
  });

  it('are reordered by their arrow buttons', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Total up', hidden: true }));
    const heads = () =>
      within(behind())
        .getAllByRole('columnheader', { hidden: true })
        .map((head) => head.textContent);
    await waitFor(() => expect(heads()).toEqual(['', 'Booking', 'Total', 'Visitor', 'Status']));
  });
});

describe('a list without rows', () => {
  it('distinguishes an empty list from one without matches, and offers a way out', async () => {
    setBridge(serving(0));
    openKit(routes, '/bookings');
    await screen.findByRole('heading', { name: 'No bookings yet' });
  });

  it('offers to clear the search', async () => {
    setBridge(serving(120));
    const { place } = openKit(routes, '/bookings?q=nobody');
    await screen.findByRole('heading', { name: 'No matches' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('120 bookings');
    await waitFor(() => expect(place()).toBe('/bookings'));
  });

  it('shows what failed, and tries again on request', async () => {
    let down = true;
    setBridge((id, input) => (down ? fail('network', 'unreachable') : serving(120)(id, input)));
    openKit(routes, '/bookings');
    await screen.findByRole('heading', { name: "Can't reach the server" });
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('120 bookings');
  });

  it('keeps old rows after a failed refresh, and shows how old they are (row 55)', async () => {
    let down = false;
    setBridge((id, input) => (down ? fail('network', 'offline') : serving(120)(id, input)));
    openKit(routes, '/bookings');
    await screen.findByText('120 bookings');
    down = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText(/Couldn't refresh/);
    expect(names()[0]).toBe('BK-001');
    expect(grid().getAttribute('data-stale')).toBe('true');
  });

  it('does not say that nothing matches if that could not be read again', async () => {
    let down = false;
    setBridge((id, input) => (down ? fail('network', 'unreachable') : serving(120)(id, input)));
    openKit(routes, '/bookings?q=nobody');
    await screen.findByRole('heading', { name: 'No matches' });
    down = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByRole('heading', { name: "Can't reach the server" });
    expect(screen.queryByRole('heading', { name: 'No matches' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No matches' });
  });

  it('says how old it is that there were none after a failed refresh', async () => {
    let down = false;
    setBridge((id, input) => (down ? fail('network', 'unreachable') : serving(0)(id, input)));
    openKit(routes, '/bookings');
    await screen.findByRole('heading', { name: 'No bookings yet' });
    down = true;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText(/^Can't reach the server\. Couldn't refresh\./);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('reports that the list was refused', async () => {
    setBridge(() => fail('refused', 'not-allowed', { status: 403 }));
    openKit(routes, '/bookings');
    await screen.findByRole('heading', { name: "You don't have access to this page" });
  });
});

it('shows the answer to the last request, however late the others arrive (row 51, REL-19)', async () => {
  const waiting = new Map<string, () => void>();
  setBridge(async (id, input) => {
    const q = String(input.q ?? '');
    if (q !== '') await new Promise<void>((resolve) => waiting.set(q, resolve));
    return serving(120)(id, input);
  });
  const { router } = openKit(routes, '/bookings');
  await screen.findByText('120 bookings');
  await router.navigate('/bookings?q=Zo');
  await waitFor(() => expect(waiting.has('Zo')).toBe(true));
  await router.navigate('/bookings?q=Reyes');
  await waitFor(() => expect(waiting.has('Reyes')).toBe(true));
  waiting.get('Reyes')?.();
  await waitFor(() => expect(names()[0]).toBe('BK-002'));
  waiting.get('Zo')?.();
  await waitFor(() => expect(names()[0]).toBe('BK-002'));
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('Reyes');
});
