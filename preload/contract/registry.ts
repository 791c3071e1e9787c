/** Whose calls the app knows, a line each: without the samples' folders and their line it is the product alone. */
export * from './endpoints/index';
export * from './samples/index';
