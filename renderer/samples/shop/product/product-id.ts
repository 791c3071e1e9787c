/** The product of a URL, by id or by slug, which ends with the id. */
import type { Product } from '@contract/samples/entities/shop';

/** The id in the text, or the text itself, which the service does not find. */
export const idOf = (given: string): string => /^(?:.*-)?(\d+)$/.exec(given)?.[1] ?? given;

/** Rejects another product's slug that ends with the same number. */
export const isSameProduct = ({ id, slug }: Product, given: string): boolean => given === String(id) || given === slug;
