import type * as entities from './index';

/** A row's output names its entity. */
export type EntityName = keyof typeof entities;
