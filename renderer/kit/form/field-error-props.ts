/** The props of a Fluent `Field` that show an error, if there is one. */
export const fieldErrorProps = (error: string | undefined) =>
  error ? ({ validationState: 'error', validationMessage: error } as const) : ({ validationState: 'none' } as const);
