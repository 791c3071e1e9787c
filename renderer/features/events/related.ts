/** Related lists of an event. Their rows belong to no area. */
import { visitorTypes } from '@contract/entities/visitor';
import { defineRelated } from '../../kit/area/define-resource';

const idParam = 'eventId';

export const classes = defineRelated({
  list: 'event.classes',
  idParam,
  naming: 'name',
  header: () => import('./class-bars'),
  fields: {
    code: { kind: 'code', column: 90 },
    name: { column: 160, label: 'fields.className' },
    entryFee: { kind: 'money', column: 110 },
    sold: { kind: 'number', column: 80 },
    capacity: { kind: 'number', column: 90 },
    remaining: { kind: 'number', column: 100 },
    minAge: { kind: 'number', column: 90 },
    licenseRequired: { column: 150 },
    indexOrDial: { column: 140 },
    payout: { column: 130 },
    description: { kind: 'html', hiddenColumn: 200 },
    rulesUrl: { kind: 'link', hiddenColumn: 220 },
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
    type: { column: 120, label: 'fields.audience', filter: visitorTypes },
    description: { kind: 'html', column: 260 },
    classCount: { kind: 'number', column: 90 },
    ticketCount: { kind: 'number', column: 120 },
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
    enabled: { kind: 'flag', column: 90, expiry: 'closesAt' },
    round: { kind: 'number', column: 80 },
    price: { kind: 'money', column: 110 },
    sold: { kind: 'number', column: 80 },
    available: { kind: 'number', column: 100 },
    maxPerRacer: { kind: 'number', column: 110 },
    opensAt: { kind: 'dateTime', column: 210 },
    closesAt: { kind: 'dateTime', column: 210 },
    refundable: { kind: 'flag', column: 110 },
    rules: { kind: 'html', column: 240 },
  },
});
