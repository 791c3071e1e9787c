/** What the sample calls mean, by the specification's sections 6, 7 and 9. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleApi, type Fields, rowsIn, valuesIn } from './sample-api';

const { send, reset } = createSampleApi();
beforeEach(reset);
const total = async (call: string): Promise<unknown> => ((await send(call)).body as Fields).total;

describe('pages', () => {
  it.each([
    ['/apps/invoice/invoices', 10],
    ['/api/users/list/data', 10],
    ['/api/datatables/data', 10],
    ['/apps/ecommerce/products', 9],
  ])('%s has %i rows unless asked otherwise', async (path, size) => {
    const first = await send(`GET ${path}`);
    expect(rowsIn(first)).toHaveLength(size);
    expect(first.body).toMatchObject({ page: 1, perPage: size });
    const second = await send(`GET ${path}?page=2&perPage=4`);
    expect(rowsIn(second)).toHaveLength(4);
    expect(valuesIn(second, 'id')).toEqual(valuesIn(await send(`GET ${path}?perPage=8`), 'id').slice(4));
  });

  it.each([
    '/apps/invoice/invoices',
    '/api/users/list/data',
    '/api/datatables/data',
    '/apps/ecommerce/products',
    '/apps/permissions/data',
  ])('%s: a page past the end is empty, and the total stays', async (path) => {
    const past = await send(`GET ${path}?page=900`);
    expect(past.status).toBe(200);
    expect(rowsIn(past)).toEqual([]);
    expect((past.body as Fields).total).toBe(await total(`GET ${path}`));
  });
});

describe('search finds parts of words in any case', () => {
  it.each([
    ['/apps/invoice/invoices', 'service', 'TIMING', 'client'],
    ['/api/users/list/data', 'fullName', '', 'email'],
    ['/api/datatables/data', 'post', 'eNGin', 'email'],
    ['/apps/ecommerce/products', 'name', 'HELM', 'slug'],
    ['/apps/permissions/data', 'name', 'manage', 'name'],
  ])('%s by %s', async (path, field, words) => {
    const all = rowsIn(await send(`GET ${path}?perPage=200`));
    const query = words || String(all[0]?.[field]).slice(1, 4).toUpperCase();
    const found = rowsIn(await send(`GET ${path}?perPage=200&q=${encodeURIComponent(query)}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const mine = all.filter((row) => String(row[field]).toLowerCase().includes(query.toLowerCase()));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(mine.map(({ id }) => id)));
    expect(rowsIn(await send(`GET ${path}?q=no-such-words`))).toEqual([]);
  });

  it('an empty search finds all', async () => {
    expect(await total('GET /apps/ecommerce/products?q=')).toBe(await total('GET /apps/ecommerce/products'));
  });
});

describe('email', () => {
  const ids = async (query = ''): Promise<readonly unknown[]> =>
    valuesIn(await send(`GET /apps/email/emails${query}`), 'id', 'emails');
  const mail = async (id: number): Promise<Fields> => (await send(`GET /apps/email/get-email?id=${id}`)).body as Fields;

  it('shows the inbox first, newest on top', async () => {
    const inbox = rowsIn(await send('GET /apps/email/emails'), 'emails');
    expect(new Set(inbox.map(({ folder }) => folder))).toEqual(new Set(['inbox']));
    const times = inbox.map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each(['inbox', 'sent', 'draft', 'spam', 'trash'])('folder %s', async (folder) => {
    const mails = rowsIn(await send(`GET /apps/email/emails?folder=${folder}`), 'emails');
    expect(mails.length).toBeGreaterThan(2);
    expect(mails.every((each) => each.folder === folder)).toBe(true);
  });

  it.each(['private', 'company', 'important', 'personal'])('label %s', async (label) => {
    const mails = rowsIn(await send(`GET /apps/email/emails?label=${label}`), 'emails');
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.every(({ labels }) => (labels as string[]).includes(label))).toBe(true);
  });

  it('lists starred mails of all folders except the trash', async () => {
    await send('POST /apps/email/update-emails', { emailIds: [19, 30], dataToUpdate: { isStarred: true } });
    const starred = await ids('?folder=starred');
    expect(starred).toContain(19);
    expect(starred).not.toContain(30);
  });

  it('searches the sender and the subject', async () => {
    expect(await ids('?q=PARKING')).toEqual([1]);
    const [first] = rowsIn(await send('GET /apps/email/emails'), 'emails');
    const sender = String((first?.from as Fields | undefined)?.name).toUpperCase();
    expect(await ids(`?q=${encodeURIComponent(sender)}`)).toContain(first?.id);
  });

  it('counts unread mails', async () => {
    const meta = async () => ((await send('GET /apps/email/emails')).body as Fields).emailsMeta;
    expect(await meta()).toEqual({ inbox: 4, draft: 3, spam: 2 });
    await send('POST /apps/email/update-emails', { emailIds: [1, 2], dataToUpdate: { isRead: true } });
    expect(await meta()).toMatchObject({ inbox: 2 });
  });

  it('moves mails between folders', async () => {
    await send('POST /apps/email/update-emails', { emailIds: [1, 3], dataToUpdate: { folder: 'trash' } });
    expect(await ids('?folder=trash')).toEqual(expect.arrayContaining([1, 3]));
    expect(await ids()).not.toContain(1);
  });

  it('toggles a label on each mail separately', async () => {
    const labels = async (id: number) => (await mail(id)).labels;
    expect([await labels(1), await labels(4)]).toEqual([['company', 'important'], ['personal']]);
    await send('POST /apps/email/update-emails-label', { emailIds: [1, 4], label: 'company' });
    expect([await labels(1), await labels(4)]).toEqual([['important'], ['personal', 'company']]);
  });

  it('steps through a folder, and marks its ends', async () => {
    const inbox = await ids();
    const walked = [inbox[0]];
    let at = await mail(Number(inbox[0]));
    expect(at).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
    while (at.hasNextMail) {
      at = (await send(`GET /apps/email/paginate-email?dir=next&emailId=${at.id}`)).body as Fields;
      walked.push(at.id);
    }
    expect(walked).toEqual(inbox);
    const back = await send(`GET /apps/email/paginate-email?dir=previous&emailId=${at.id}`);
    expect((back.body as Fields).id).toBe(inbox.at(-2));
  });
});

describe('invoices', () => {
  it.each(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'])('by status %s', async (status) => {
    const found = await send(`GET /apps/invoice/invoices?perPage=99&status=${encodeURIComponent(status)}`);
    expect(new Set(valuesIn(found, 'invoiceStatus'))).toEqual(new Set([status]));
  });

  it('sorted by any column, in both directions', async () => {
    const totals = valuesIn(await send('GET /apps/invoice/invoices?perPage=99&sort=desc&sortColumn=total'), 'total');
    expect(totals).toEqual([...totals].sort((one, other) => Number(other) - Number(one)));
    const clients = rowsIn(await send('GET /apps/invoice/invoices?perPage=99&sort=asc&sortColumn=client'));
    const names = clients.map(({ client }) => String((client as Fields).name));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it('one with its payment details and the first five clients; 404 after it was deleted', async () => {
    expect((await send('GET /api/invoice/invoices/5002')).body).toMatchObject({
      invoice: { id: 5002 },
      paymentDetails: { bankName: 'First Harbor Bank', iban: expect.any(String), swiftCode: 'HARBXX00' },
    });
    expect((await send('GET /api/invoice/clients')).body).toHaveLength(5);
    const before = Number(await total('GET /apps/invoice/invoices'));
    await send('DELETE /apps/invoice/delete?id=5002');
    expect(await total('GET /apps/invoice/invoices')).toBe(before - 1);
    expect((await send('GET /api/invoice/invoices/5002')).status).toBe(404);
  });

  it('have no balance when paid, and the full balance when sent', async () => {
    const rows = rowsIn(await send('GET /apps/invoice/invoices?perPage=99'));
    for (const { invoiceStatus, balance, total: sum } of rows) {
      if (invoiceStatus === 'Paid' || invoiceStatus === 'Downloaded') expect(balance).toBe(0);
      else if (invoiceStatus === 'Partial Payment') expect(Number(balance)).toBeLessThan(Number(sum));
      else expect(balance).toBe(sum);
    }
  });
});

describe('calendar', () => {
  const calendars = async (query: string) =>
    (await send(`GET /apps/calendar/events${query}`)).body as { extendedProps: { calendar: string } }[];

  it('shows all types by default, and none for an empty choice', async () => {
    const kinds = (events: { extendedProps: { calendar: string } }[]) =>
      [...new Set(events.map(({ extendedProps }) => extendedProps.calendar))].sort();
    expect(kinds(await calendars(''))).toEqual(['Business', 'ETC', 'Family', 'Holiday', 'Personal']);
    expect(kinds(await calendars('?calendars=Family'))).toEqual(['Family']);
    expect(kinds(await calendars('?calendars=Family,ETC'))).toEqual(['ETC', 'Family']);
    expect(await calendars('?calendars=')).toEqual([]);
  });

  it('adds, changes and removes', async () => {
    const event = {
      title: 'Added',
      start: '2026-05-20',
      end: '2026-05-21',
      allDay: true,
      extendedProps: { calendar: 'ETC' },
    };
    const added = (await send('POST /apps/calendar/add-event', { event })).body as Fields;
    expect(added).toMatchObject({ id: 25, title: 'Added', url: '' });
    await send('POST /apps/calendar/update-event', { event: { ...event, id: 25, title: 'Changed' } });
    expect(await calendars('?calendars=ETC')).toContainEqual(expect.objectContaining({ id: 25, title: 'Changed' }));
    await send('DELETE /apps/calendar/remove-event?id=25');
    expect(await calendars('?calendars=ETC')).not.toContainEqual(expect.objectContaining({ id: 25 }));
  });
});

describe('users', () => {
  it('are sorted by full name, or by any column in either direction', async () => {
    const names = valuesIn(await send('GET /api/users/list/data?perPage=99'), 'fullName').map(String);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const reversed = valuesIn(
      await send('GET /api/users/list/data?perPage=99&sort=desc&sortColumn=fullName'),
      'fullName',
    );
    expect(reversed).toEqual(names.toReversed());
  });

  it.each(['role=editor', 'currentPlan=team', 'status=pending', 'status=inactive', 'role=admin&status=active'])(
    'filtered: %s',
    async (query) => {
      const rows = rowsIn(await send(`GET /api/users/list/data?perPage=99&${query}`));
      expect(rows.length).toBeGreaterThan(0);
      const expected = Object.fromEntries(new URLSearchParams(query));
      for (const row of rows) expect(row).toMatchObject(expected);
    },
  );

  it('can be listed completely, added and deleted', async () => {
    expect((await send('GET /api/users/list/all-data')).body).toHaveLength(50);
    const fields = {
      fullName: 'Nia Sol',
      username: 'nsol',
      email: 'n@example.com',
      role: 'editor',
      currentPlan: 'basic',
    };
    const added = await send('POST /apps/users/add-user', fields);
    expect(added).toMatchObject({ status: 201, body: { id: 51, ...fields, status: 'active' } });
    expect((await send('GET /api/users/user?id=51')).body).toMatchObject(fields);
    await send('DELETE /apps/users/delete?id=51');
    expect((await send('GET /api/users/list/all-data')).body).toHaveLength(50);
  });
});

describe('shop', () => {
  const prices = async (sortBy: string) =>
    valuesIn(await send(`GET /apps/ecommerce/products?perPage=99&sortBy=${sortBy}`), 'price').map(Number);

  it('sorts by price in either direction; `featured` keeps the order', async () => {
    const up = await prices('price-asc');
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(await prices('price-desc')).toEqual(up.toSorted((one, other) => other - one));
    const featured = valuesIn(await send('GET /apps/ecommerce/products'), 'id');
    expect(featured).toEqual(valuesIn(await send('GET /apps/ecommerce/products?sortBy=featured'), 'id'));
  });

  it('stores the wishlist, and marks its products', async () => {
    const wishlistIds = async () => valuesIn(await send('GET /apps/ecommerce/wishlist'), 'productId');
    expect(await wishlistIds()).toEqual([4, 12, 20]);
    await send('POST /apps/ecommerce/wishlist', { productId: 5 });
    await send('POST /apps/ecommerce/wishlist', { productId: 5 });
    expect(await wishlistIds()).toEqual([4, 12, 20, 5]);
    expect((await send('GET /apps/ecommerce/products/5')).body).toMatchObject({
      product: { isInWishlist: true },
    });
    await send('DELETE /apps/ecommerce/wishlist/4');
    expect(await wishlistIds()).toEqual([12, 20, 5]);
  });

  it('adds to the cart, and increases the quantity of products in it', async () => {
    const cart = async () =>
      rowsIn(await send('GET /apps/ecommerce/cart')).map(({ productId, qty }) => [productId, qty]);
    expect(await cart()).toEqual([
      [1, 1],
      [6, 2],
    ]);
    await send('POST /apps/ecommerce/cart', { productId: 6 });
    await send('POST /apps/ecommerce/cart', { productId: 9 });
    expect(await cart()).toEqual([
      [1, 1],
      [6, 3],
      [9, 1],
    ]);
    const [line] = rowsIn(await send('GET /apps/ecommerce/cart'));
    expect(line).toMatchObject({ id: 1, productId: 1, name: expect.any(String), price: expect.any(Number) });
    await send('DELETE /apps/ecommerce/cart/1');
    expect(await cart()).toEqual([
      [6, 3],
      [9, 1],
    ]);
  });
});

describe('permissions', () => {
  it('are the nine of the specification, on a page of ten', async () => {
    const all = await send('GET /apps/permissions/data');
    expect(all.body).toMatchObject({ page: 1, perPage: 10, total: 9 });
    expect(valuesIn(all, 'name')).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ]);
  });

  it.each(['administrator', 'manager', 'user', 'support', 'restricted-user'])('assigned to %s', async (role) => {
    const rows = rowsIn(await send(`GET /apps/permissions/data?assignedTo=${role}`));
    expect(rows.length).toBeGreaterThan(0);
    for (const { assignedTo } of rows) expect(assignedTo).toContain(role);
  });

  it('a new one belongs to the administrator only; a change answers 201, a delete 200', async () => {
    expect(await send('POST /apps/permissions/add-permission', { name: 'Print badges' })).toMatchObject({
      status: 201,
      body: { id: 10, name: 'Print badges', assignedTo: ['administrator'], createdDate: '2026-05-16' },
    });
    const renamed = await send('POST /apps/permissions/update-permission', { id: 10, name: 'Badges' });
    expect(renamed).toMatchObject({ status: 201, body: { name: 'Badges' } });
    expect((await send('DELETE /apps/permissions/delete?id=10')).status).toBe(200);
    expect(await total('GET /apps/permissions/data')).toBe(9);
  });
});

describe('pages and cards', () => {
  it('prices are those of section 9', async () => {
    expect((await send('GET /pricing/data')).body).toMatchObject({
      basicPlan: { monthlyPrice: 0 },
      standardPlan: { monthlyPrice: 49, yearlyPlan: { perMonth: 40, totalAnnual: 480 }, popular: true },
      enterprisePlan: { monthlyPrice: 99, yearlyPlan: { perMonth: 80, totalAnnual: 960 }, popular: false },
    });
  });

  it('autocomplete has 100 items, all different', async () => {
    const items = (await send('GET /api/autocomplete/data')).body as { title: string }[];
    expect(items).toHaveLength(100);
    expect(new Set(items.map(({ title }) => title)).size).toBe(100);
  });

  it('the search has three groups, each showing at most 4', async () => {
    const groups = (await send('GET /api/main-search/data')).body as Fields[];
    expect(groups.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
  });

  it('a bookmark toggles on and off', async () => {
    const marked = async () => valuesIn(await send('GET /api/bookmarks/data'), 'id', 'bookmarks');
    expect(await marked()).toEqual([2, 3, 4, 5]);
    await send('POST /api/bookmarks/update', { id: 1 });
    expect(await marked()).toEqual([1, 2, 3, 4, 5]);
    await send('POST /api/bookmarks/update', { id: 1 });
    expect(await marked()).toEqual([2, 3, 4, 5]);
  });

  it.each([
    'card-analytics/support-tracker',
    'card-analytics/avg-sessions',
    'card-analytics/product-orders',
    'card-analytics/sessions-device',
    'card-analytics/customers',
  ])('%s has the three periods', async (card) => {
    const { periods } = (await send(`GET /card/${card}`)).body as { periods: Fields[] };
    expect(periods.map((period) => period.name)).toEqual(['Last 28 Days', 'Last Month', 'Last Year']);
  });

  it('the revenue report has 2020, 2019 and 2018', async () => {
    const { years } = (await send('GET /card/card-analytics/revenue-report')).body as { years: Fields[] };
    expect(years.map(({ year }) => year)).toEqual([2020, 2019, 2018]);
  });

  it('a post is the newest by default, and 404 beyond the last', async () => {
    const ids = valuesIn(await send('GET /blog/list/data'), 'id');
    expect((await send('GET /blog/list/data/detail')).body).toMatchObject({ blog: { id: ids[0] } });
    expect((await send(`GET /blog/list/data/detail?id=${ids.at(-1)}`)).body).toMatchObject({
      blog: { id: ids.at(-1) },
    });
    expect((await send(`GET /blog/list/data/edit?id=${ids.at(-1)}`)).body).toMatchObject({ id: ids.at(-1) });
    for (const part of ['detail', 'edit']) {
      const answer = await send(`GET /blog/list/data/${part}?id=${ids.length + 1}`);
      expect(answer.status).toBe(404);
    }
  });

  it('a question belongs to a category', async () => {
    const titles = valuesIn(await send('GET /faq/data/category'), 'title');
    const used = new Set(valuesIn(await send('GET /faq/data/question'), 'category'));
    expect([...used].sort()).toEqual([...titles].sort());
  });
});

it('resetting the demo restores everything', async () => {
  await send('DELETE /apps/users/delete?id=1');
  await send('POST /apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'trash' } });
  reset();
  expect((await send('GET /api/users/user?id=1')).status).toBe(200);
  expect((await send('GET /apps/email/get-email?id=1')).body).toMatchObject({ folder: 'inbox' });
});
