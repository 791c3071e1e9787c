/** What the sample areas know and change. It belongs to a demo, and goes with it: resetting the demo resets the samples. */
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import type { Email } from '@contract/samples/entities/email';
import type { Invoice } from '@contract/samples/entities/invoice';
import type { SamplePermission } from '@contract/samples/entities/permission';
import type { SampleUser } from '@contract/samples/entities/user';
import type { Context } from '../answers/context';
import { type Collection, collection } from '../db';
import type { Demo } from '../demo';
import type { Plain } from './plain';
import { makeEmails } from './seeds/emails';
import { makeHappenings } from './seeds/happenings';
import { makeInvoices } from './seeds/invoices';
import { firstBookmarks } from './seeds/pages';
import { makePermissions } from './seeds/permissions';
import { firstCart, firstWishes } from './seeds/products';
import { makeUsers } from './seeds/users';

type Wish = { readonly id: number; readonly productId: number };
type CartLine = Wish & { readonly qty: number };

interface SampleData {
  readonly emails: Collection<Plain<Email>>;
  readonly invoices: Collection<Plain<Invoice>>;
  readonly happenings: Collection<Plain<CalendarEvent>>;
  readonly users: Collection<Plain<SampleUser>>;
  readonly permissions: Collection<Plain<SamplePermission>>;
  readonly wishes: Collection<Wish>;
  readonly cart: Collection<CartLine>;
  /** Ids of bookmarked pages. */
  readonly bookmarked: Set<number>;
}

const made = new WeakMap<Demo, SampleData>();

/** The sample data of the demo that is asked. */
export const dataOf = ({ demo }: Pick<Context, 'demo'>): SampleData => {
  const known = made.get(demo);
  if (known) return known;
  const data: SampleData = {
    emails: collection(() => makeEmails(demo.madeAt)),
    invoices: collection(() => makeInvoices(demo.today)),
    happenings: collection(() => makeHappenings(demo.today)),
    users: collection(makeUsers),
    permissions: collection(() => makePermissions(demo.today)),
    wishes: collection<Wish>(() => firstWishes.map((productId, index) => ({ id: index + 1, productId }))),
    cart: collection<CartLine>(() => firstCart.map((line, index) => ({ id: index + 1, ...line }))),
    bookmarked: new Set(firstBookmarks),
  };
  made.set(demo, data);
  return data;
};
