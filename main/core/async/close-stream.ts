/**
 * Ends a body of which nothing was read: an iterator only closes it once it has begun. It may then wait for a first piece
 * that never comes, so whoever asked for the body also aborts the request when its time is up.
 */
export const dropBody = (body: AsyncIterable<unknown>): void => {
  const stream = body[Symbol.asyncIterator]();
  stream.next().then(
    () => closeStream(stream),
    () => undefined,
  );
};

/** Tells a stream that no more of it is wanted. Not awaited, because closing one that hangs would hang too. */
export const closeStream = (stream: AsyncIterator<unknown> | undefined): void => {
  stream?.return?.().then(undefined, () => undefined);
};
