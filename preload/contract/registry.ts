/** The call tables of the app, one line each. Without the samples' folders and line, it is the product alone. */
export * from './endpoints/index';
export * from './samples/index';
