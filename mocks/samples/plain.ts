/** Converts an object to a plain record, as collections need it. */
export type Plain<T> = { readonly [K in keyof T]: T[K] };
