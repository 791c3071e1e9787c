/** Tells a record's status from the state of its address, which servers call alike. */
import type { EntityFields } from '../entities/field';
import type { Values } from '../json/record';
import { ranks } from './inner-places';
import { type Place, valueAt } from './place';
import { innerOf, type Shape } from './record-shape';
import { foldName } from './values/name';
import { readText, unread } from './values/plain';
import { isWordOf } from './values/word';

/**
 * Some servers call a record's status `state`, and the state of its address `region`. If no other field is the status, a
 * value of `state` that is one of its words is, and so is a number, which is the code of a status but of no place.
 */
export const borrowStatus = ({ fields }: EntityFields, shape: Shape, found: Map<string, Place[]>): void => {
  const { keys } = shape;
  const { state, status } = fields;
  const key = keys.find((one) => foldName(one) === 'state');
  const words = status?.words;
  if (
    !state ||
    !words ||
    key === undefined ||
    keys.includes('status') ||
    found.get('status')?.some(({ renames }) => renames)
  )
    return;
  const others = (found.get('state') ?? []).filter(({ paths }) => paths[0]?.[0] !== key);
  // If the address has a state in another place, the record's own `state` can be a status.
  const elsewhere = others.filter(({ rank, paths: [path = []] }) =>
    path.length > 1 ? rank < ranks.within : innerOf(shape, path[0] ?? ''),
  );
  // A record that was read before has the state of its address, which must not become a status.
  const isApart = (value: unknown, row: Values): boolean =>
    typeof value === 'string' &&
    /^[a-z][a-z_ -]{2,}$/i.test(value) &&
    elsewhere.some((place) => readText(valueAt(row, place)) !== unread) &&
    others.every((place) => readText(valueAt(row, place)) !== readText(value));
  const isStatus = (value: unknown, row: Values): boolean =>
    isWordOf(value, words) || typeof value === 'number' || isApart(value, row);
  const isPlace = (value: unknown, row: Values): boolean => !isStatus(value, row);
  found.set('status', [{ how: 'synonym', rank: 0, paths: [[key]], certain: true, accepts: isStatus, renames: true }]);
  // A value of `state` that is the status leaves the place to the next name.
  found.set('state', [
    { how: 'spelling', rank: 0, paths: [[key]], certain: true, accepts: isPlace, renames: true },
    ...others,
  ]);
};
