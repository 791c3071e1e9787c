/** The product of a URL, by id or by slug, which ends with the id. */
import type { Product } from '@contract/samples/entities/shop';

/** The id in the text, or the text itself, which the service does not find. */
export const idOf = (param: string): string => /^(?:.*-)?(\d+)$/.exec(param)?.[1] ?? param;

/** Rejects another product's slug that ends with the same number. */
export const isSameProduct = ({ id, slug }: Product, param: string): boolean => param === String(id) || param === slug;
