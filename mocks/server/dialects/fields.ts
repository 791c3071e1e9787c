/** The kinds of the demo's fields: money, words of a fixed set, ids, and records of other entities. */
import type { EntityName } from '@contract/entities/entity-name';

const money: ReadonlySet<string> = new Set([
  'amount',
  'buybackPrice',
  'buybackRevenue',
  'discount',
  'entryFee',
  'fee',
  'minPrice',
  'netAmount',
  'originalPrice',
  'price',
  'revenue',
  'serviceFee',
  'subTotal',
  'tax',
  'ticketFrom',
  'total',
  'totalRefunded',
  'totalRevenue',
  'totalSpent',
  'yearToDatePaid',
]);

const words: ReadonlySet<string> = new Set([
  'bookingStatus',
  'buybackType',
  'channel',
  'deviceType',
  'direction',
  'eventStatus',
  'eventType',
  'inspectionType',
  'mediaType',
  'paymentMethod',
  'paymentStatus',
  'signingStatus',
  'source',
  'status',
  'taxClassification',
  'ticketType',
  'tinType',
  'userType',
  'w9Status',
]);

/** Fields with a word of a fixed set in these entities, and with free text in others. */
const wordsOf: Readonly<Partial<Record<EntityName, readonly string[]>>> = {
  driverInfo: ['experience'],
  eventCategory: ['type'],
  eventSchedule: ['type'],
  inspectionMedia: ['category'],
  inspectionTeam: ['role'],
  inspector: ['role'],
  techCard: ['result'],
  track: ['type'],
  transaction: ['type', 'gateway'],
};

const nested: Readonly<Record<string, EntityName>> = { recentBookings: 'booking' };

export const isMoney = (field: string, value: unknown): value is string =>
  money.has(field) && typeof value === 'string' && /^-?\d+(\.\d\d)?$/.test(value);
export const isWord = (field: string, entity: EntityName | undefined): boolean =>
  words.has(field) || (entity !== undefined && wordsOf[entity]?.includes(field) === true);
export const isId = (field: string): boolean =>
  field === 'id' || field === 'ids' || field === 'createdBy' || /[a-z](Id|Ids)$/.test(field);
export const isDateTime = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
export const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);
export const entityWithin = (field: string, entity: EntityName | undefined): EntityName | undefined =>
  nested[field] ?? entity;
