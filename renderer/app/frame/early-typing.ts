/** What a person types after opening the palette and before its field is there, because it loads when it is first opened. */

let typed = '';

const onKeyDown = (event: KeyboardEvent): void => {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (isCommand || event.isComposing) return;
  if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Ends the collecting and returns what was typed. */
export const takeTyping = (): string => {
  removeEventListener('keydown', onKeyDown, true);
  const taken = typed;
  typed = '';
  return taken;
};

/** Collects typed keys, hidden from the page, until the field takes them. */
export const collectTyping = (): void => {
  takeTyping();
  addEventListener('keydown', onKeyDown, true);
};
