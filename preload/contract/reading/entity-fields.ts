/** The canonical fields of every entity as data: their kinds and their names on other servers. */
import type { EntityFields } from '../entities/field';
import * as entities from '../entities/index';
import type { EntityName } from './entity-names';

export const entityFields = Object.assign({}, entities) satisfies Readonly<Record<EntityName, EntityFields>>;

/** Whether screens require a field. */
export const isRequired = (entity: EntityName, field: string): boolean => {
  const { required }: EntityFields = entityFields[entity];
  return required.includes(field);
};
