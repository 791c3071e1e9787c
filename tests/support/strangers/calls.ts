/** Which call sends a kind of record. */
import type { KindName } from './kinds.ts';

/** The list call of each kind. */
export const listCalls: Partial<Record<KindName, string>> = {
  admins: '/admin/list',
  visitors: '/user/list',
  tracks: '/track/list',
  contacts: '/track/admin/list',
  inspectors: '/inspector/list',
  events: '/event/list',
  bookings: '/booking/list',
  tickets: '/booking/ticket-list',
  buybacks: '/buyback/list',
  wishes: '/wishlist/list/event-wishlist',
};

export const tabCalls: Partial<Record<KindName, string>> = {
  schedule: '/event/web/schedule-detail',
  classes: '/event/web/class-detail',
  categories: '/event/web/category-detail',
  offers: '/event/web/buyback-detail',
};

export const detailCalls: Partial<Record<KindName, string>> = {
  admins: '/admin/detail/{id}',
  visitors: '/user/detail/{id}',
  tracks: '/track/detail/{id}',
  contacts: '/track/admin/detail/{id}',
  inspectors: '/inspector/detail/{id}',
  events: '/event/detail/{id}',
  bookings: '/booking/detail',
  tickets: '/booking/ticket-detail',
  buybacks: '/buyback/booking-detail',
};

const part = '/user-inspection/detail/user/';
export const partCalls: Partial<Record<KindName, string>> = {
  driver: `${part}driver-info`,
  vehicle: `${part}vehicle-info`,
  terms: `${part}terms-condition`,
  team: `${part}tech-inspection-team`,
  info: '/user-inspection/detail/user-tech-inspection-info',
  techCard: `${part}tech-card`,
};

export const trackCalls: Partial<Record<KindName, string>> = {
  w9s: '/docu-sign/web-w9-details',
  waivers: '/track/waiverForm-template',
};
