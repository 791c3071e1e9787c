/** What an object under any name is, by what is in it. */
import type { EntityFields } from '../entities/field';
import { fieldNamesOf } from './field-names';
import type { Shape } from './record-shape';
import { relatedEntity } from './related';

const countOf = (fields: readonly string[], shape: Shape, entity: EntityFields): number =>
  fields.filter((field) =>
    shape.keys.some((key) =>
      fieldNamesOf(entity)
        .match(key)
        .some((one) => one.field === field),
    ),
  ).length;

/** Whether the object holds an address of its record. */
export const isAddress = (entity: EntityFields, inner: Shape): boolean =>
  countOf(['city', 'state', 'zipCode', 'country', 'address', 'address1'], inner, entity) > 1;
/** Whether the object is a person. */
export const isPerson = (inner: Shape | undefined): boolean => {
  const of = relatedEntity('user');
  return inner !== undefined && countOf(['name'], inner, of) === 1 && countOf(['email', 'phone'], inner, of) > 0;
};
