/** What each product call that needs more than nothing is asked with; ids are of records that the demo is sure to have. */
type Fields = Readonly<Record<string, unknown>>;

const inputs: Readonly<Record<string, Fields>> = {
  'admin.detail': { id: 2 },
  'admin.create': { data: { firstName: 'Nia', lastName: 'Sol', email: 'nia.sol@pitwall.example', roleId: 3 } },
  'admin.update': { id: 8, data: { city: 'Tulsa' } },
  'admin.remove': { id: 12 },
  'password.forgot': { email: 'admin@pitwall.example' },
  'password.reset': { token: 'demo', password: 'a new word', confirmPassword: 'a new word' },
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
  'auth.profile': { id: 1 },
  'auth.profileUpdate': { id: 1, data: { jobTitle: 'Director' } },
  'visitor.detail': { id: 10_001 },
  'booking.detail': { id: 50_001 },
  'booking.ticketDetail': { id: 1_000_001 },
  'booking.ticketList': { bookingId: 50_001 },
  'buyback.bookingDetail': { id: 1 },
  'event.detail': { id: 27 },
  'inspector.detail': { id: 1 },
  'track.detail': { id: 1 },
  'track.create': { data: { name: 'Salt Marsh Strip', type: 'drag_strip' } },
  'track.update': { id: 1, data: { capacity: 7_000 } },
  'track.remove': { id: 18 },
  'trackContact.detail': { id: 5, trackId: 1 },
  'media.upload': { folder: 'tracks' },
};
const racer = { userId: 10_012 };

export const inputOf = (id: string): Fields => inputs[id] ?? (id.startsWith('inspection.') ? racer : {});
