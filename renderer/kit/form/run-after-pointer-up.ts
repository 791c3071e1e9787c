/**
 * Runs work now or, while a pointer is pressed, after it is released. Leaving a field may show a message, which would move
 * a button away from under the pointer during a click.
 */
export const runAfterPointerUp = (work: () => void): void => {
  if (document.querySelector(':active') === null) {
    work();
    return;
  }
  const released = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        released.abort();
        // The click event follows the pointer event.
        setTimeout(work);
      },
      { capture: true, signal: released.signal },
    );
};
