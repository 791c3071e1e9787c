/** Tells a record's status from the state of its address, which servers call alike. */
import type { EntityFields } from '../entities/field';
import { ranks } from './inner-places';
import { foldName } from './name';
import type { Place } from './place';
import { innerOf, type Shape } from './record-shape';
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
  // A record whose address is elsewhere has no other use for a state of its own.
  const isElsewhere = others.some(
    ({ rank, paths: [path = []] }) => rank < ranks.within && (path.length > 1 || innerOf(shape, path[0] ?? '')),
  );
  const isStatus = (value: unknown): boolean => isElsewhere || isWordOf(value, words) || typeof value === 'number';
  const isPlace = (value: unknown): boolean => !isStatus(value);
  found.set('status', [{ how: 'synonym', rank: 0, paths: [[key]], certain: true, accepts: isStatus, renames: true }]);
  // A value of `state` that is the status leaves the place to the next name.
  found.set('state', [
    { how: 'spelling', rank: 0, paths: [[key]], certain: true, accepts: isPlace, renames: true },
    ...others,
  ]);
};
