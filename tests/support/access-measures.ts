/** Measures of what a screen looks like to people with large fingers, forced colors or reduced motion; run in the page. */
import type { Page } from '@playwright/test';

/** Rows are alike, so a few are enough; the sentinels of Fluent's focus traps are not for people. */
const leftOut = '[data-tabster-dummy], [inert], [role="row"][data-index]:nth-child(n+5)';

interface TargetScope {
  readonly least: number;
  readonly within: string;
  readonly leftOut: string;
}

/** Controls smaller than the least size, with their labels. A link inside a sentence or a cell may be as high as its words. */
const findSmallTargets = ({ least, within, leftOut: without }: TargetScope): string[] => {
  const controls =
    'a[href], button, input, select, textarea, summary, [role="tab"], [role^="menuitem"], [role="option"]';
  const isSeen = (element: Element): boolean => {
    if (element.closest(without) || !element.checkVisibility({ visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return false;
    const { width, height } = element.getBoundingClientRect();
    // Hidden file fields, which a button of the screen opens.
    return width > 1 && height > 1 && !element.matches('input[type="file"]');
  };
  const isInline = (element: Element): boolean =>
    element.matches('a, .fui-Link') &&
    ['inline', 'inline-block'].includes(getComputedStyle(element).display) &&
    !element.matches('nav a');
  // Parts of a chart are as large as their values.
  const isChart = (element: Element): boolean => element instanceof SVGElement;
  const areaOf = (element: Element): DOMRect => {
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])];
    // A card whose link covers all of it.
    const cover = getComputedStyle(element, '::after');
    const card = cover.position === 'absolute' && cover.inset === '0px' && (element as HTMLElement).offsetParent;
    if (card) boxes.push(card as HTMLElement);
    // A row opens the record that its first link names.
    const row = element.matches('a:not([aria-label])') && element.closest('[role="row"]');
    if (row) boxes.push(row as HTMLElement);
    // The frame around a field is a part of its target, as is the cell around a box, and an option's row.
    const frame = element.closest(
      'label, .fui-Input, .fui-SearchBox, .fui-Select, .fui-Combobox, .fui-Dropdown, .fui-Textarea, .fui-SpinButton, .fui-Switch, [data-pinned="box"]',
    );
    const rects = [...boxes, ...(frame ? [frame] : [])].map((box) => box.getBoundingClientRect());
    const [left, top] = [Math.min(...rects.map((one) => one.left)), Math.min(...rects.map((one) => one.top))];
    const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  };
  return [...document.querySelectorAll(`${within} :is(${controls})`)]
    .filter((element) => isSeen(element) && !isInline(element) && !isChart(element))
    .flatMap((element) => {
      const { width, height } = areaOf(element);
      if (Math.round(width) >= least && Math.round(height) >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${Math.round(width)}x${Math.round(height)} "${name.slice(0, 40)}" ${element.outerHTML.slice(0, 130)}`];
    });
};

export const smallTargets = (page: Page, least: number, within = 'body'): Promise<readonly string[]> =>
  page.evaluate(findSmallTargets, { least, within, leftOut });

/** What moves or fades longer than an instant although the person wants reduced motion; a change of opacity may. */
export const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isLong = (durations: string): boolean => durations.split(',').some((one) => Number.parseFloat(one) > 0.02);
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const looks = getComputedStyle(element, part || null);
        const animated = looks.animationName !== 'none' && isLong(looks.animationDuration);
        const properties = looks.transitionProperty.split(', ');
        const moved = isLong(looks.transitionDuration) && properties.some((one) => one !== 'none' && one !== 'opacity');
        return animated || moved ? [`${element.tagName} ${element.className}${part}: ${properties.join()}`] : [];
      }),
    );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 20)
      .map(({ id }) => `a running animation ${id}`);
    return [...new Set([...found, ...running])];
  });

/** With forced colors: what is chosen looks like what is not, marks without an edge, icons and charts in the background's color. */
const findForcedColorProblems = (without: string): string[] => {
  const looksOf = (element: Element, depth = 3): string => {
    const own = ['', '::before', '::after'].map((part) => {
      const looks = getComputedStyle(element, part || null);
      const { outline, border, backgroundColor, color, fontWeight, textDecorationLine, content, appearance } = looks;
      return [outline, border, backgroundColor, color, fontWeight, textDecorationLine, content, appearance].join('|');
    });
    const inner = depth === 0 ? [] : [...element.children].map((child) => looksOf(child, depth - 1));
    return [...own, element.tagName, element.matches('path') ? element.getAttribute('d') : '', ...inner].join('~');
  };
  const isSeen = (element: Element): boolean =>
    !element.closest(without) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const problems: string[] = [];
  const states = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'] as const;
  for (const state of states)
    for (const chosen of document.querySelectorAll(`[${state}]:not([${state}="false"])`)) {
      if (!isSeen(chosen) || chosen.matches('input')) continue;
      const list = chosen.closest('[role="tablist"], [role="grid"], [role="group"], fieldset, nav, ul, [role="menu"]');
      const kind = chosen.getAttribute('role') ?? chosen.tagName.toLowerCase();
      const other = [...(list?.querySelectorAll(`[role="${kind}"], ${kind.includes('-') ? '_' : kind}`) ?? [])].find(
        (one) => one !== chosen && isSeen(one) && (one.getAttribute(state) ?? 'false') === 'false',
      );
      if (other && looksOf(other).replaceAll(/\d/g, '') === looksOf(chosen).replaceAll(/\d/g, ''))
        problems.push(`${state} is not visible: ${chosen.outerHTML.slice(0, 160)}`);
    }
  for (const mark of document.querySelectorAll('.fui-Badge, .fui-CounterBadge, .fui-Tag, [data-tone]:not(a)')) {
    if (!isSeen(mark) || mark.textContent === '') continue;
    const edges = [mark, ...['::before', '::after']].some((part) => {
      const looks = typeof part === 'string' ? getComputedStyle(mark, part) : getComputedStyle(part);
      const hasBorder = looks.borderBlockStartStyle !== 'none' && Number.parseFloat(looks.borderBlockStartWidth) > 0;
      return hasBorder || looks.outlineStyle !== 'none';
    });
    if (!edges) problems.push(`a mark without an edge: ${mark.outerHTML.slice(0, 160)}`);
  }
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const icon of document.querySelectorAll('svg.fui-Icon, svg[data-fui-icon]')) {
    if (!isSeen(icon)) continue;
    let behind = canvas;
    for (let at: Element | null = icon; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/, 0\)$|transparent/.test(backgroundColor)) {
        behind = backgroundColor;
        break;
      }
    }
    if (getComputedStyle(icon).color === behind)
      problems.push(`an icon in the color of what is behind it: ${icon.outerHTML.slice(0, 160)}`);
  }
  // Charts are drawn, so the system's colors don't reach them by themselves.
  const channels = (color: string): readonly number[] => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return [];
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (one: string, other: string): number => {
    const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
    return (more + 0.05) / (less + 0.05);
  };
  for (const part of document.querySelectorAll('[class*="fui-"][class*="__chart"] :is(path, rect, circle, text)')) {
    if (!isSeen(part) || part.closest('defs')) continue;
    const { fill, stroke, fillOpacity } = getComputedStyle(part);
    const paint = fill === 'none' || Number(fillOpacity) === 0 ? stroke : fill;
    // Bars of nothing, what only catches the pointer, and the ring's middle, which has the background's color on purpose.
    if (/^none$|, 0\)$/.test(paint) || paint === canvas || (part as SVGGraphicsElement).getBBox().height === 0)
      continue;
    if (contrastOf(paint, canvas) < 3) problems.push(`a part of a chart that hardly shows: ${paint} on ${canvas}`);
  }
  for (const legends of document.querySelectorAll('.fui-legend__root')) {
    const colors = [...legends.querySelectorAll('.fui-legend__rect, .fui-legend__shape')].map((swatch) => {
      const { backgroundColor, fill } = getComputedStyle(swatch);
      return swatch instanceof SVGElement ? fill : backgroundColor;
    });
    if (new Set(colors).size < colors.length) problems.push(`series that look alike: ${colors.join()}`);
  }
  return [...new Set(problems)];
};

export const forcedColorProblems = (page: Page): Promise<readonly string[]> =>
  page.evaluate(findForcedColorProblems, leftOut);

interface FocusScope {
  readonly known: readonly string[];
  readonly within: string;
  readonly without: string;
}

/**
 * Focuses one control of each kind that is not known yet, as the keyboard would, and compares its looks: the controls
 * that look the same, and all kinds seen. With forced colors shadows don't count.
 */
const findUnseenFocus = async ({ known, within, without }: FocusScope) => {
  const controls =
    'a[href], button, input:not([type="file"]), select, textarea, summary, [tabindex="0"], [role="tab"], [role^="menuitem"], [role="row"][tabindex], [role="gridcell"][tabindex]';
  const lineOf = (style: string, width: string, color: string): string =>
    style === 'none' || Number.parseFloat(width) === 0 ? '' : `${style} ${width} ${color}`;
  const looksOf = (element: Element): string =>
    ['', '::before', '::after']
      .map((part) => {
        const looks = getComputedStyle(element, part || null);
        return [
          lineOf(looks.outlineStyle, looks.outlineWidth, looks.outlineColor),
          lineOf(looks.borderTopStyle, looks.borderTopWidth, looks.borderTopColor),
          lineOf(looks.borderBottomStyle, looks.borderBottomWidth, looks.borderBottomColor),
          lineOf(looks.borderInlineStartStyle, looks.borderInlineStartWidth, looks.borderInlineStartColor),
          lineOf(looks.strokeWidth === '0px' ? 'none' : 'stroke', looks.strokeWidth, looks.stroke),
          ...[looks.backgroundColor, looks.textDecorationLine, looks.transform, looks.opacity, looks.clipPath],
        ].join('|');
      })
      .join('~');
  /** A frame around the field, or a mark inside the control, may show the focus. */
  const allLooksOf = (element: Element): string => {
    const around = [element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const beside = [...(element.parentElement?.children ?? [])].slice(0, 6);
    const inside = [...element.querySelectorAll('*')].slice(0, 12);
    return [element, ...around, ...beside, ...inside].map(looksOf).join('\n');
  };
  const drawn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const kinds = new Set(known);
  const problems: string[] = [];
  const start = document.activeElement;
  const all = [...(document.querySelector(within)?.querySelectorAll<HTMLElement>(controls) ?? [])];
  for (const element of all) {
    const { width } = element.getBoundingClientRect();
    // Arrows of a field that has keys for them are not reached by keyboard.
    if (element.matches('button[tabindex="-1"]:not([role])')) continue;
    if (element.closest(`${without}, :disabled`) || width < 2 || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    const kind = [
      element.tagName,
      element.getAttribute('role'),
      element.getAttribute('type'),
      element.className,
    ].join();
    if (kinds.has(kind) || !element.isConnected) continue;
    // The focus goes to another control, because a menu closes when nothing has it.
    if (document.activeElement === element) {
      all.find((one) => one !== element && one.checkVisibility())?.focus({ preventScroll: true });
      if (document.activeElement === element) element.blur();
      await drawn();
    }
    const before = allLooksOf(element);
    element.focus({ preventScroll: true });
    await drawn();
    if (document.activeElement !== element) continue;
    kinds.add(kind);
    if (allLooksOf(element) === before)
      problems.push(
        `its focus does not show: "${element.textContent?.slice(0, 40)}" ${element.outerHTML.slice(0, 90)}`,
      );
  }
  (start as HTMLElement | null)?.focus({ preventScroll: true });
  return { kinds: [...kinds], problems };
};

/**
 * The controls whose focus a person can't see. Adds the kinds of controls it has tried to those known. The last key must
 * have been Tab, or what a person pressed: only then the app shows the focus.
 */
export const unseenFocus = async (page: Page, known: Set<string>, within = 'body'): Promise<readonly string[]> => {
  const { kinds, problems } = await page.evaluate(findUnseenFocus, { known: [...known], within, without: leftOut });
  for (const kind of kinds) known.add(kind);
  return problems;
};
