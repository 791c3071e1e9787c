/** What decides the contrast of texts, so that texts that look alike are checked once. Runs in the page. */

export interface TextLooks {
  /** Each element with text of a look that was not judged before. */
  readonly texts: ReadonlyMap<Element, string>;
  /** The looks judged in this document and skin; the caller adds to them. */
  readonly judged: Set<string>;
}

/** Texts of one size and color on the same backgrounds have the same contrast, on whatever page they are. */
export const newTextLooks = ({ skin, excluded }: { readonly skin: string; readonly excluded: string }): TextLooks => {
  const keeper = window as unknown as { judgedLooks?: Record<string, Set<string>> };
  keeper.judgedLooks ??= {};
  keeper.judgedLooks[skin] ??= new Set();
  const judged = keeper.judgedLooks[skin];

  const behind = new Map<Element, string>();
  /** The backgrounds of an element and its ancestors. What is placed over others is told by its classes, too. */
  const backgroundsOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join(' ');
    const placed = position === 'static' || position === 'relative' ? '' : element.getAttribute('class');
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none' && !placed;
    const all = backgroundsOf(element.parentElement) + (isPlain ? '' : `\n${own} ${placed}`);
    behind.set(element, all);
    return all;
  };

  const noText = 'input:is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';
  const hasText = (element: Element): boolean =>
    (element.matches('input, textarea, select') && !element.matches(noText)) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
  /** Contrast has no minimum in what cannot be used: axe does not judge it. */
  const isLeftOut = (element: Element): boolean =>
    element.closest(`:disabled, [aria-disabled=true], ${excluded}`) !== null ||
    !element.checkVisibility({ visibilityProperty: true });

  const texts = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || isLeftOut(element)) continue;
    const { color, fontSize, fontWeight, textShadow, fill } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, fill].join(' ') + backgroundsOf(element);
    if (!judged.has(look)) texts.set(element, look);
  }
  return { texts, judged };
};
