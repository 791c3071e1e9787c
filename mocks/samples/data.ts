/** The data of the sample areas. It belongs to a demo, so resetting the demo resets the samples. */
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import type { Email } from '@contract/samples/entities/email';
import type { Invoice } from '@contract/samples/entities/invoice';
import type { SamplePermission } from '@contract/samples/entities/permission';
import type { SampleUser } from '@contract/samples/entities/user';
import type { Context } from '../answers/context';
import { type Collection, createCollection } from '../database/collection';
import type { Demo } from '../database/demo';
import type { Plain } from './plain';
import { createEmails } from './seeds/emails';
import { createEvents } from './seeds/events';
import { createInvoices } from './seeds/invoices';
import { initialBookmarks } from './seeds/pages';
import { createPermissions } from './seeds/permissions';
import { initialCart, initialWishlist } from './seeds/products';
import { createUsers } from './seeds/users';

type Wish = { readonly id: number; readonly productId: number };
type CartLine = Wish & { readonly qty: number };

interface SampleData {
  readonly emails: Collection<Plain<Email>>;
  readonly invoices: Collection<Plain<Invoice>>;
  readonly events: Collection<Plain<CalendarEvent>>;
  readonly users: Collection<Plain<SampleUser>>;
  readonly permissions: Collection<Plain<SamplePermission>>;
  readonly wishes: Collection<Wish>;
  readonly cart: Collection<CartLine>;
  /** Ids of bookmarked pages. */
  readonly bookmarked: Set<number>;
}

const made = new WeakMap<Demo, SampleData>();

/** The sample data of a demo. */
export const dataOf = ({ demo }: Pick<Context, 'demo'>): SampleData => {
  const known = made.get(demo);
  if (known) return known;
  const data: SampleData = {
    emails: createCollection(() => createEmails(demo.madeAt)),
    invoices: createCollection(() => createInvoices(demo.today)),
    events: createCollection(() => createEvents(demo.today)),
    users: createCollection(createUsers),
    permissions: createCollection(() => createPermissions(demo.today)),
    wishes: createCollection<Wish>(() => initialWishlist.map((productId, index) => ({ id: index + 1, productId }))),
    cart: createCollection<CartLine>(() => initialCart.map((line, index) => ({ id: index + 1, ...line }))),
    bookmarked: new Set(initialBookmarks),
  };
  made.set(demo, data);
  return data;
};
