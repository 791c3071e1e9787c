/** Lays papers out: draws all rows where nobody sees them, measures them, and divides them into parts and pages. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bars } from './barcodes';
import { type GroupHeights, paginate, type Slice } from './paginate';
import { continuedHeight, continuesKey, type Paper, type PaperFormat, type PaperSection, toSections } from './paper';
import { PaperPage } from './paper-page';
import { innerSize, pixels } from './paper-size';
import { splitRows } from './split-rows';

interface PageContent {
  readonly section: PaperSection;
  readonly slices: readonly Slice[];
}

/** Left free on each page in pixels, because a printer may draw a line of text a little higher. */
const slack = 12;

/** A row that is higher than this part of a page may be continued on the next. */
const longRow = 0.4;

type HeightOf = (measured: Element | Range | null) => number;

/** Measures in the layout's pixels: an opening dialog is drawn smaller at first. */
const measureIn = (page: HTMLElement): HeightOf => {
  const scale = page.getBoundingClientRect().height / page.offsetHeight || 1;
  return (measured) => (measured?.getBoundingClientRect().height ?? 0) / scale;
};

const heightsOf = ({ groups }: PaperSection, page: Element, heightOf: HeightOf): readonly GroupHeights[] =>
  [...page.querySelectorAll('tbody')].map((body, group) => ({
    heading: [...body.querySelectorAll('[data-row="heading"]')].reduce((sum, row) => sum + heightOf(row), 0),
    rows: [...body.querySelectorAll('[data-row="row"]')].map(heightOf),
    continuing: new Set(groups[group]?.rows.flatMap((row, index) => (row[continuesKey] === undefined ? [] : [index]))),
  }));

const allSlices = ({ groups }: PaperSection): readonly Slice[] =>
  groups.map(({ rows }, group) => ({ group, from: 0, to: rows.length }));

interface Pages {
  /** Undefined while they are laid out. */
  readonly pages: readonly PageContent[] | undefined;
  /** Render this anywhere on the screen. */
  readonly measured: ReactNode;
}

export const usePages = (
  papers: readonly Paper[],
  format: PaperFormat,
  codes: ReadonlyMap<string, Bars> | undefined,
): Pages => {
  const whole = useMemo(() => papers.flatMap((paper) => toSections(paper, format)), [papers, format]);
  const [split, setSplit] = useState<{ readonly for: unknown; readonly sections: readonly PaperSection[] }>();
  const sections = split?.for === whole ? split.sections : whole;
  const [laidOut, setLaidOut] = useState<{ readonly for: unknown; readonly pages: readonly PageContent[] }>();
  const root = useRef<HTMLDivElement>(null);
  const isReady = laidOut?.for === sections;
  useLayoutEffect(() => {
    if (isReady || !codes || !root.current) return;
    const elements = [...root.current.children];
    const drawn = sections.flatMap((section, index) => {
      const page = elements[index];
      if (!(page instanceof HTMLElement)) return [];
      const heightOf = measureIn(page);
      const fixed = ['header', 'thead', 'footer'].map((part) => heightOf(page.querySelector(part)));
      const free = pixels(innerSize(format).height) - fixed.reduce((sum, height) => sum + height, slack);
      return [{ section, page, heightOf, free }];
    });
    const parts = drawn.map(({ section, page, heightOf, free }) => splitRows(section, page, free * longRow, heightOf));
    if (sections === whole && parts.some((section, index) => section !== sections[index])) {
      // The parts are drawn and measured as rows of their own.
      setSplit({ for: whole, sections: parts });
      return;
    }
    const pages = drawn.flatMap(({ section, page, heightOf, free }) =>
      paginate(heightsOf(section, page, heightOf), free, pixels(continuedHeight)).map((slices) => ({
        section,
        slices,
      })),
    );
    setLaidOut({ for: sections, pages });
  }, [isReady, codes, sections, whole, format]);
  return {
    pages: isReady ? laidOut.pages : undefined,
    measured:
      isReady || !codes ? undefined : (
        <div ref={root} className="paper-measure" aria-hidden="true">
          {sections.map((section, index) => (
            <PaperPage
              // biome-ignore lint/suspicious/noArrayIndexKey: sections never move
              key={index}
              section={section}
              slices={allSlices(section)}
              format={format}
              codes={codes}
              number={1}
              total={1}
            />
          ))}
        </div>
      ),
  };
};
