/** The same fields as a plain record, which a collection can keep. */
export type Plain<T> = { readonly [K in keyof T]: T[K] };
