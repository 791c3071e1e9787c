/** Which product an address means: by its id, or by its slug, which ends with it. */
import type { Product } from '@contract/samples/entities/shop';

/** The id to ask for; what holds none is asked for as it is, and is not found. */
export const idOf = (given: string): string => /^(?:.*-)?(\d+)$/.exec(given)?.[1] ?? given;

/** A slug of another product that happens to end with the same number means nothing. */
export const isSameProduct = ({ id, slug }: Product, given: string): boolean => given === String(id) || given === slug;
