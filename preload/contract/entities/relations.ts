/** The names of related records on other servers, best first. */

export const people = [
  'user',
  'customer',
  'visitor',
  'racer',
  'member',
  'attendee',
  'purchaser',
  'buyer',
  'client',
  'guest',
  'participant',
  'driver',
  'competitor',
  'spectator',
  'patron',
  'person',
  'booker',
  'registrant',
  'payer',
  'contact',
  'owner',
  'account',
  'partner',
  'party',
  'entrant',
  'rider',
  'pilot',
  'shopper',
  'subscriber',
] as const;

export const events = ['event', 'race', 'meet', 'meeting', 'raceEvent', 'show', 'subevent'] as const;
export const tracks = [
  'track',
  'venue',
  'circuit',
  'raceway',
  'speedway',
  'facility',
  'location',
  'place',
  'site',
  'course',
  'strip',
] as const;
export const bookings = ['booking', 'order', 'reservation', 'purchase', 'registration', 'sale'] as const;
export const tickets = ['ticket', 'pass', 'position', 'orderPosition', 'admission', 'attendee', 'entry'] as const;
export const teams = ['team', 'crew', 'group', 'squad'] as const;
export const roles = ['role', 'userRole', 'roleMaster', 'group'] as const;
export const categories = ['category', 'eventCategory', 'group'] as const;
