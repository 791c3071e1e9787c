/** What is wrong with the layout of a page: texts that are cut off, controls that overlap. Runs in the page. */

/** Whose width a person changes, or whose rows are cut by design and are told in full by a click. */
const ownWidth = '[role=gridcell], [role=columnheader], [role=rowheader], [data-ellipsis]';
const controls = 'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], h1, h2, h3';

export const layoutFaults = ({ ownWidth, controls }: { ownWidth: string; controls: string }): readonly string[] => {
  const faults: string[] = [];
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null;
  const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(textOf(element) || element.getAttribute('aria-label') || element.getAttribute('placeholder') || '').slice(0, 60)}"`;
  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

  /** What is seen of an element: its box within all that clips it. */
  const seenBox = (element: Element): DOMRect | undefined => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  };

  /** Whether a person can read the text in full elsewhere: its tooltip, or the name of its control. */
  const isTold = (element: Element): boolean => {
    // The number of further ones is told by the tooltip, which has them all.
    const words = textOf(element).replace(/ \+\d+$/, '');
    return [element, ...element.querySelectorAll('[title]')]
      .concat(element.closest('[title], [aria-label]') ?? [])
      .some((one) => (one.getAttribute('title') ?? one.getAttribute('aria-label') ?? '').includes(words));
  };

  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) || !isVisible(element) || element.closest(ownWidth) !== null) continue;
    if (element.matches('option, script, style, svg *')) continue;
    // Only for a screen reader.
    if (element.clientWidth <= 1 && element.clientHeight <= 1) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 2);
    if (isCut && !isTold(element)) faults.push(`cut off: ${nameOf(element)}`);
    const control = element.closest('button, [role=tab], [role=menuitem], select');
    if (control === null) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), control.getBoundingClientRect()];
    const isHidden = overflowX !== 'visible';
    if (!isHidden && (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 3))
      faults.push(`leaves its control: ${nameOf(element)}`);
  }

  const boxes = [...document.body.querySelectorAll(controls)].flatMap((element) => {
    const box = isVisible(element) ? seenBox(element) : undefined;
    return box ? [{ element, box }] : [];
  });
  /** What lies over the page, such as a menu, covers what is below it. */
  const layerOf = (element: Element): Element | null =>
    element.closest(
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [popover], [data-portal-node], header, aside',
    );
  const stuckBy = (element: Element | null): Element | undefined => {
    for (let around = element; around; around = around.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(around).position)) return around;
    return undefined;
  };
  for (const [index, { element, box }] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (element.contains(other.element) || other.element.contains(element)) continue;
      if (layerOf(element) !== layerOf(other.element)) continue;
      // A bar that stays in view covers what scrolls below it.
      if (stuckBy(element) !== stuckBy(other.element)) continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 2 && height > 2) faults.push(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
    }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('scrolls sideways');
  return [...new Set(faults)];
};

export const layoutParts = { ownWidth, controls };
