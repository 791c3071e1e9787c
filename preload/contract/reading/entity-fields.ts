/** The canonical fields of every entity as data: their kinds and their names on other servers. */
import type { EntityFields } from '../entities/field';
import * as entities from '../entities/index';

export const entityFields = Object.assign({}, entities) satisfies Readonly<Record<string, EntityFields>>;
/** A row's output names its entity. */
export type EntityName = keyof typeof entityFields;
export const entityNames = Object.keys(entityFields) as readonly EntityName[];

/** Whether screens require a field. */
export const isRequired = (entity: EntityName, field: string): boolean => {
  const { required }: EntityFields = entityFields[entity];
  return required.includes(field);
};
