/**
 * Runs something now, or, while a pointer presses something, once it has let go. What a field says when it is left moves
 * everything below it: a button that is being clicked must not move away from under the pointer.
 */
export const runAfterPointerUp = (work: () => void): void => {
  if (document.querySelector(':active') === null) {
    work();
    return;
  }
  const over = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        over.abort();
        // The click comes right after.
        setTimeout(work);
      },
      { capture: true, signal: over.signal },
    );
};
