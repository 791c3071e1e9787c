/** Reads latitude and longitude from one value: GeoJSON, `lat,lng` as text, a point of a database. */

import type { EntityFields } from '../entities/field';
import { isRecord } from '../json/record';
import { ranks } from './inner-places';
import type { Place } from './place';
import { foldName } from './values/name';
import { valueNamed } from './values/plain';

export type Axis = 'latitude' | 'longitude';
type Point = Readonly<Record<Axis, number>>;

const names: ReadonlySet<string> = new Set(
  'location geometry geom geo geojson geopoint geolocation geolocationpoint gps gpslocation coordinates coords position point latlng latlon latlong mappoint'.split(
    ' ',
  ),
);

const pointOf = (latitude: unknown, longitude: unknown): Point | undefined => {
  const [lat, lng] = [latitude, longitude].map((one) =>
    typeof one === 'string' && one.trim() !== '' ? Number(one) : one,
  );
  const isOnEarth = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isOnEarth ? { latitude: lat, longitude: lng } : undefined;
};

const pair = /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/;
/** PostGIS writes the longitude first. */
const wkt = /^(?:SRID=\d+;)?\s*POINT\s*\(\s*(-?\d{1,3}(?:\.\d+)?)\s+(-?\d{1,2}(?:\.\d+)?)\s*\)$/i;

/** The position that a value holds. GeoJSON has the longitude first. A plain list of two numbers is ambiguous and not read. */
const readPoint = (value: unknown, depth = 0): Point | undefined => {
  if (typeof value === 'string') {
    const [, lat, lng] = pair.exec(value) ?? [];
    if (lat !== undefined) return pointOf(lat, lng);
    const [, x, y] = wkt.exec(value) ?? [];
    return y === undefined ? undefined : pointOf(y, x);
  }
  if (!isRecord(value)) return undefined;
  const type = valueNamed(value, ['type']);
  const coordinates = valueNamed(value, ['coordinates']);
  if (Array.isArray(coordinates) && typeof type === 'string' && foldName(type) === 'point')
    return pointOf(coordinates[1], coordinates[0]);
  if (depth > 1) return undefined;
  const key = Object.keys(value)
    .slice(0, 50)
    .find((one) => names.has(foldName(one)));
  return key === undefined ? undefined : readPoint(value[key], depth + 1);
};

export const isAxis = (field: string): field is Axis => field === 'latitude' || field === 'longitude';

/** Whether a field of this name may hold a position, the record's own or that of its track. */
export const isPoint = ({ relations }: EntityFields, key: string): boolean => {
  const name = foldName(key);
  return names.has(name) || (relations.track?.some((track) => foldName(track) === name) ?? false);
};

export const pointPlace = (key: string, axis: Axis): Place => ({
  how: 'nested',
  rank: ranks.point,
  paths: [[key]],
  certain: true,
  take: (value) => readPoint(value)?.[axis],
  renames: false,
});
