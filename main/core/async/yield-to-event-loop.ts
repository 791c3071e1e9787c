/** Lets input, drawing and other work run between two steps of a long computation. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
