/**
 * Converts between a track and the values of its form. Only changed fields are sent, so that fields without an input and
 * changes by other users are kept. The specification does not list the fields.
 */
import type { Data } from '@contract/json/data';
import type { Values } from '../../../kit/area/field';
import { parseFlag } from '../../../kit/format/flag';
import { toPlainText } from '../../../kit/format/plain-text';
import type { Text } from '../../../kit/format/text';
import { type NumberRange, readTypedNumber, toTypedNumber } from '../../../kit/format/typed-number';

const textKeys = [
  ...(['name', 'trackCode', 'type', 'status', 'length', 'surface', 'sanctioningBody', 'capacity', 'hours'] as const),
  ...(['description', 'country', 'state', 'city', 'address1', 'address2', 'zipCode', 'timezone'] as const),
  ...(['latitude', 'longitude', 'countryCode', 'phone', 'email', 'website', 'commissionPercent'] as const),
] as const;
type TextKey = (typeof textKeys)[number];

/** Fields with the address of one file; in the form, a list of at most one. */
const fileKeys = ['logo', 'waiverUrl', 'w9Url'] as const;
type FileKey = (typeof fileKeys)[number];

export type TrackValues = Record<TextKey, string> & {
  /** Words separated by commas. */
  amenities: string;
  waiverRequired: boolean;
  images: readonly string[];
} & Record<FileKey, readonly string[]>;

/** Typed in the region's notation. Sent as numbers, unless the server sends them as text. */
export const numberRanges = {
  capacity: { min: 0, max: 10_000_000 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  commissionPercent: { min: 0, max: 100 },
} as const satisfies Partial<Record<TextKey, NumberRange>>;
const rangeOf = (key: string): NumberRange | undefined => new Map(Object.entries<NumberRange>(numberRanges)).get(key);

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

const toFileList = (value: unknown): readonly string[] => toTexts(value).slice(0, 1);

const toText = (key: TextKey, value: string): string => (rangeOf(key) ? toTypedNumber(value) : value);

export const readTrack = (track: Values): TrackValues => ({
  ...(Object.fromEntries(textKeys.map((key) => [key, toText(key, toPlainText(track[key]))])) as Record<
    TextKey,
    string
  >),
  amenities: toTexts(track.amenities).join(', '),
  waiverRequired: parseFlag(track.waiverRequired) === true,
  logo: toFileList(track.logo),
  waiverUrl: toFileList(track.waiverUrl),
  w9Url: toFileList(track.w9Url),
  images: toTexts(track.images),
});

/** The initial values of a new track. */
export const newTrack: TrackValues = {
  ...readTrack({}),
  status: 'pending',
  country: 'US',
  countryCode: '+1',
  timezone: 'America/Chicago',
  waiverRequired: true,
};

const splitList = (words: string): readonly string[] => [
  ...new Set(
    words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Multiline text is sent exactly as typed; single-line text is trimmed. */
const normalize = (key: string, typed: string): string =>
  key === 'description' && typed.trim() !== '' ? typed : typed.trim();

const toFieldData = (key: string, typed: string, stored: unknown): string | number | null => {
  const text = normalize(key, typed);
  if (text === '') return null;
  const range = rangeOf(key);
  const [number, other] = range ? readTypedNumber(text, range) : [];
  if (number === undefined || other !== undefined) return text;
  return typeof stored === 'string' ? number : Number(number);
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');

interface Change {
  readonly before: TrackValues;
  readonly now: TrackValues;
  /** The record on the server, for the types of its values. */
  readonly record: Values;
  /** The code of the selected state, if it has one. */
  readonly stateCode?: string | undefined;
}

/** The body of a create or update. */
export const toTrackData = ({ before, now, record, stateCode }: Change): Data => {
  const changed = textKeys.filter((key) => normalize(key, now[key]) !== normalize(key, before[key]));
  const changedFiles = fileKeys.filter((key) => !isSameList(now[key], before[key]));
  return {
    ...Object.fromEntries(changed.map((key) => [key, toFieldData(key, now[key], record[key])])),
    ...(changed.includes('state') || changed.includes('country') ? { stateCode: stateCode ?? null } : {}),
    ...(isSameList(splitList(now.amenities), splitList(before.amenities))
      ? {}
      : { amenities: splitList(now.amenities) }),
    ...(now.waiverRequired === before.waiverRequired ? {} : { waiverRequired: now.waiverRequired }),
    ...Object.fromEntries(changedFiles.map((key) => [key, now[key][0] ?? null])),
    ...(isSameList(now.images, before.images) ? {} : { images: now.images }),
  };
};

/** The body of a new track: all values that are not empty, including defaults. */
export const toNewTrackData = (now: TrackValues, stateCode?: string): Data =>
  Object.fromEntries(
    Object.entries({
      ...toTrackData({ before: readTrack({}), now, record: {}, stateCode }),
      waiverRequired: now.waiverRequired,
    }).filter(([, value]) => value !== null),
  );

const labeledKeys: ReadonlySet<string> = new Set([...textKeys, ...fileKeys, 'amenities', 'waiverRequired', 'images']);

/** The label of a field in the form. */
export const labelOf = (text: Text, field: string): string | undefined =>
  labeledKeys.has(field) ? text(`fields.${field}`) : undefined;
