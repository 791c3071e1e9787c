import type { Values } from '../../../kit/area/field';

/** The visitor's id as calls take it. */
export const idOf = ({ id }: Values): string | number => (typeof id === 'number' ? id : String(id ?? ''));
