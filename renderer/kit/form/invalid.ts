/** For a Fluent `Field`: what is wrong with it, if anything is. */
export const invalid = (error: string | undefined) =>
  error ? ({ validationState: 'error', validationMessage: error } as const) : ({ validationState: 'none' } as const);
