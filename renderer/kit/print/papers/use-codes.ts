import { useEffect, useMemo, useState } from 'react';
import type { Bars } from './barcodes';
import type { Paper } from './paper';
import { fits } from './paper-code';

const textsOf = (papers: readonly Paper[]): readonly string[] => [
  ...new Set(
    papers.flatMap(({ columns, groups }) => {
      const keys = columns.filter(({ isCode }) => isCode).map(({ key }) => key);
      return groups.flatMap(({ code, rows }) => [
        ...(code ? [code] : []),
        ...rows.flatMap((row) => keys.flatMap((key) => row[key] || [])),
      ]);
    }),
  ),
];

/** A code takes some milliseconds; after this many the window can answer the person. */
const perStep = 10;

/**
 * The codes of texts, without those that can't be drawn; undefined while they are drawn. `texts` and `load`, which loads the
 * function that draws one, must be the same in each render.
 */
export const useDrawnCodes = <Code>(
  texts: readonly string[],
  load: () => Promise<(text: string) => Code | undefined>,
): ReadonlyMap<string, Code> | undefined => {
  const [drawn, setDrawn] = useState<{
    readonly for: unknown;
    readonly by: unknown;
    readonly codes: ReadonlyMap<string, Code>;
  }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const codes = new Map<string, Code>();
      const codeOf = texts.length > 0 ? await load() : undefined;
      for (const [index, text] of texts.entries()) {
        const code = codeOf?.(text);
        if (code) codes.set(text, code);
        if (index % perStep === perStep - 1) await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) return;
      }
      if (!signal.aborted) setDrawn({ for: texts, by: load, codes });
    };
    void draw();
    return () => controller.abort();
  }, [texts, load]);
  return drawn?.for === texts && drawn.by === load ? drawn.codes : undefined;
};

/** Draws bars that a scanner can read in so many millimeters. */
export const loadBars = async (room?: number): Promise<(text: string) => Bars | undefined> => {
  const { barsOf } = await import('./barcodes');
  return (text) => {
    const bars = barsOf(text);
    return bars && fits(bars, room) ? bars : undefined;
  };
};
const loadForPapers = () => loadBars();

/** The bars of all codes of papers by their text, without those that no scanner could read; undefined while they are drawn. */
export const useCodes = (papers: readonly Paper[]): ReadonlyMap<string, Bars> | undefined =>
  useDrawnCodes(
    useMemo(() => textsOf(papers), [papers]),
    loadForPapers,
  );
