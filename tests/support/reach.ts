/** Measures of a screen, run in the page: what can be reached, what is cut off or covered, and what scrolls sideways. */
import type { Page } from '@playwright/test';

/** Where to measure: the page, or the dialog or menu that is open. Rows of a list are alike, so a few are enough. */
interface Scope {
  readonly within: string;
  readonly leftOut: string;
}
const leftOut = [
  '[data-tabster-dummy]',
  '[aria-hidden="true"]',
  '[inert]',
  '[role="row"][data-index]:nth-child(n+5)',
  '[role="option"]:nth-child(n+30)',
].join();

/**
 * Scrolls to each control and text as a person can, and returns those that stay out of sight, or that something else lies on.
 * Boxes that hide what overflows are not scrolled: a person can't scroll them.
 */
const findUnreachable = ({ within, leftOut: without }: Scope): string[] => {
  const controls =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role^="menuitem"], [role="option"], [tabindex="0"]';
  const texts = 'h1, h2, h3, h4, p, dt, dd, label, legend, li, td, th, img, figcaption';
  const scope = document.querySelector(within);
  if (!scope) return [`nothing matches ${within}`];
  const ancestorsOf = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
    return all;
  };
  const hidden = /hidden|clip/;
  const hides = (element: Element): boolean => hidden.test(getComputedStyle(element).overflow);
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''}> "${(
      element.getAttribute('aria-label') ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 60)}"`;
  const isSeen = (element: Element): boolean => {
    if (element.closest(without) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 3) return false;
    // Words for screen readers only, and the link that shows with its focus.
    return ![element, ...ancestorsOf(element)].some((one) => {
      const { clipPath, clip } = getComputedStyle(one);
      return clipPath.startsWith('inset(50%') || /^rect\((0|1)px, (0|1)px/.test(clip);
    });
  };
  const found: string[] = [];
  const check = (element: Element, isControl: boolean): void => {
    const around = ancestorsOf(element);
    // What is shortened with an ellipsis begins in sight; a person sees the rest in the record.
    const shortens = (box: Element): boolean => getComputedStyle(box).textOverflow === 'ellipsis';
    const shortened = [element, ...around].filter(shortens).map((box) => box.getBoundingClientRect().width);
    const fixed = around
      .filter((box) => hides(box) && !shortens(box))
      .map((box) => ({
        box,
        at: { left: box.scrollLeft, top: box.scrollTop },
        looks: getComputedStyle(box),
      }));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (const box of around.filter(shortens)) box.scrollLeft = 0;
    for (const { box, at, looks } of fixed) {
      const sideways = hidden.test(looks.overflowX) && Math.abs(box.scrollLeft - at.left) > 1;
      const upright = hidden.test(looks.overflowY) && Math.abs(box.scrollTop - at.top) > 1;
      if (sideways || upright) found.push(`${nameOf(element)} is cut off by ${nameOf(box)}`);
      if (sideways) box.scrollLeft = at.left;
      if (upright) box.scrollTop = at.top;
    }
    const rect = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!rect) return;
    // The middle of what is in the window: some are larger.
    const middle = (start: number, end: number, size: number) => (Math.max(start, 0) + Math.min(end, size)) / 2;
    const width = Math.min(rect.width, ...shortened);
    const isFromRight = getComputedStyle(element).direction === 'rtl';
    const left = isFromRight ? rect.right - width : rect.left;
    const [x, y] = [middle(left, left + width, innerWidth), middle(rect.top, rect.bottom, innerHeight)];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      found.push(`${nameOf(element)} is out of the window at ${Math.round(x)},${Math.round(y)}`);
      return;
    }
    if (!isControl) return;
    const hit = document.elementFromPoint(x, y);
    const isOwn =
      hit !== null &&
      (element.contains(hit) ||
        hit.contains(element) ||
        // In a chart the words of a part lie on it.
        (element instanceof SVGElement && element.ownerSVGElement?.contains(hit)) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)) ||
        hit.closest('label, [role="row"], [role="option"]')?.contains(element) === true);
    if (!isOwn) found.push(`${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
  };
  for (const element of [...scope.querySelectorAll(controls)].filter(isSeen)) check(element, true);
  for (const element of [...scope.querySelectorAll(texts)].filter(isSeen)) check(element, false);
  for (const box of scope.querySelectorAll('main, [role="dialog"] *')) if (!hides(box)) box.scrollTop = 0;
  return [...new Set(found)];
};

/** What a person would have to scroll sideways, besides grids, tables, boards, rows of tabs and code, which scroll in a region of their own. */
const findSideways = ({ within }: Scope): string[] => {
  const scope = document.querySelector(within) ?? document.body;
  const own = '[role="grid"], table, pre, textarea, input, [data-strip]';
  return [document.documentElement, scope, ...scope.querySelectorAll('*')]
    .filter((box) => {
      // The lines between parts of a menu are a hair wider than it.
      if (box.scrollWidth <= box.clientWidth + 2 || box.clientWidth === 0) return false;
      if (box !== document.documentElement && !/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
      return !box.matches(own) && !(box.matches('main, [role="dialog"]') === false && box.querySelector(own));
    })
    .map((box) => {
      const edge = box.getBoundingClientRect().right;
      const wide = [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1).at(-1);
      return `<${box.tagName.toLowerCase()}> scrolls sideways by ${box.scrollWidth - box.clientWidth}: “${wide?.textContent.slice(0, 60)}” in ${wide?.outerHTML.slice(0, 160)}`;
    });
};

/** What of the page, or of the open dialog or menu, can't be reached at this size. */
export const reachProblems = async (page: Page, within = 'body'): Promise<readonly string[]> => {
  const scope = { within, leftOut };
  return [...(await page.evaluate(findSideways, scope)), ...(await page.evaluate(findUnreachable, scope))];
};
