/** Inputs for product calls, with ids of the demo's records. The compiler names calls that need another input than an id. */
import type * as product from '@contract/endpoints/index';
import { type EndpointId, type EndpointInput, rowOf } from '@contract/table';

type Fields = Readonly<Record<string, unknown>>;
type IdsOf<Table> = {
  [Area in keyof Table & string]: `${Area}.${keyof Table[Area] & string}`;
}[keyof Table & string];
type ProductId = Extract<EndpointId, IdsOf<typeof product>>;
const firstRecord = { id: 1 };
/** Calls that accept neither an empty input nor the first record's id. */
type NeedsInput = {
  [Id in ProductId]: Record<never, never> extends EndpointInput<Id>
    ? never
    : typeof firstRecord extends EndpointInput<Id>
      ? never
      : Id;
}[ProductId];

const racer = { userId: 10_012 };

const inputs = {
  'admin.detail': { id: 2 },
  'admin.create': { data: { firstName: 'Nia', lastName: 'Sol', email: 'nia.sol@pitwall.example', roleId: 3 } },
  'admin.update': { id: 8, data: { city: 'Tulsa' } },
  'admin.remove': { id: 12 },
  'password.forgot': { email: 'admin@pitwall.example' },
  'password.reset': { secret: 'demo', password: 'a new word', confirmPassword: 'a new word' },
  'support.sendPush': { title: 'Rain delay', body: 'Gates re-open 13:30', audience: 'racers' },
  'assignment.assign': { subAdminId: 2, trackIds: [1, 3] },
  'auth.logIn': { email: 'admin@pitwall.example', password: 'pitwall' },
  'auth.sendLink': { email: 'admin@pitwall.example' },
  'auth.resetPassword': { password: 'a newer word', confirmPassword: 'a newer word' },
  'auth.changePassword': {
    currentPassword: 'a newer word',
    newPassword: 'newest word',
    confirmPassword: 'newest word',
  },
  'auth.profileUpdate': { id: 1, data: { jobTitle: 'Director' } },
  'visitor.detail': { id: 10_001 },
  'booking.detail': { id: 50_001 },
  'booking.ticketDetail': { id: 1_000_001 },
  'booking.ticketList': { bookingId: 50_001 },
  'event.detail': { id: 27 },
  'track.create': { data: { name: 'Salt Marsh Strip', type: 'drag_strip' } },
  'track.update': { id: 1, data: { capacity: 7_000 } },
  'track.remove': { id: 18 },
  'trackContact.detail': { id: 5, trackId: 1 },
  'media.upload': { folder: 'tracks' },
  'inspection.driverInfo': racer,
  'inspection.vehicleInfo': racer,
  'inspection.terms': racer,
  'inspection.team': racer,
  'inspection.media': racer,
  'inspection.info': racer,
  'inspection.techCard': racer,
} satisfies { readonly [Id in NeedsInput]: EndpointInput<Id> } & { readonly [Id in ProductId]?: unknown };

export const inputOf = (id: string): Fields =>
  (inputs as Readonly<Record<string, Fields>>)[id] ?? (rowOf(id)?.input.safeParse({}).success ? {} : firstRecord);
