/** Related lists of an event. Their rows belong to no area. */
import { defineRelated } from '../../kit/area/define-resource';

const idParam = 'eventId';

export const classes = defineRelated({
  list: 'event.classes',
  idParam,
  naming: 'name',
  header: () => import('./class-bars'),
  fields: {
    code: { column: 90 },
    name: { column: 160, label: 'fields.className' },
    entryFee: { column: 110 },
    sold: { column: 80 },
    capacity: { column: 90 },
    remaining: { column: 100 },
    minAge: { column: 90 },
    licenseRequired: { column: 150 },
    indexOrDial: { column: 140 },
    payout: { column: 130 },
    description: { kind: 'html', hiddenColumn: 200 },
    rulesUrl: { hiddenColumn: 220 },
  },
});

/** Groups of an event's classes and tickets on the website. */
export const categories = defineRelated({
  list: 'event.categories',
  idParam,
  naming: 'name',
  fields: {
    icon: { kind: 'image', column: 72 },
    name: { column: 180, label: 'fields.categoryName' },
    type: { column: 120, label: 'fields.audience', filter: true },
    description: { kind: 'html', column: 260 },
    classCount: { column: 90 },
    ticketCount: { column: 120 },
  },
});

/** Buyback offers by class and round. */
export const buybacks = defineRelated({
  list: 'event.buybacks',
  idParam,
  naming: 'className',
  zoneFrom: 'timezone',
  description: 'buyback.about',
  fields: {
    className: { column: 150 },
    enabled: { column: 90, expiry: 'closesAt' },
    round: { column: 80 },
    price: { column: 110 },
    sold: { column: 80 },
    available: { column: 100 },
    maxPerRacer: { column: 110 },
    opensAt: { column: 210 },
    closesAt: { column: 210 },
    refundable: { column: 110 },
    rules: { kind: 'html', column: 240 },
  },
});
