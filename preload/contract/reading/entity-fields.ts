/** The canonical fields of every entity as data: their kinds and their names on other servers. */

import type { EntityName } from '../entities/entity-name';
import type { EntityFields } from '../entities/field';
import * as entities from '../entities/index';

export const entityFields = Object.assign({}, entities) satisfies Readonly<Record<EntityName, EntityFields>>;

export const entityNames = Object.keys(entityFields) as readonly EntityName[];

/** Whether screens require a field. */
export const isRequired = (entity: EntityName, field: string): boolean => {
  const { required }: EntityFields = entityFields[entity];
  return required.includes(field);
};
