/** Tells a stream that no more of it is wanted. Not awaited, because closing one that hangs would hang too. */
export const closeStream = (stream: AsyncIterator<unknown> | undefined): void => {
  stream?.return?.().then(undefined, () => undefined);
};
