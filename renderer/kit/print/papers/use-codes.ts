import { useEffect, useState } from 'react';
import type { Bars } from './code-128';
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

/** The bars of all codes by their text, without those that no scanner could read; undefined while they are drawn. */
export const useCodes = (papers: readonly Paper[]): ReadonlyMap<string, Bars> | undefined => {
  const [drawn, setDrawn] = useState<{ readonly for: unknown; readonly codes: ReadonlyMap<string, Bars> }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const texts = textsOf(papers);
      const codes = new Map<string, Bars>();
      const barsOf = texts.length > 0 ? (await import('./code-128')).barsOf : undefined;
      for (const [index, text] of texts.entries()) {
        const bars = barsOf?.(text);
        if (bars && fits(bars)) codes.set(text, bars);
        if (index % perStep === perStep - 1) await new Promise((resolve) => setTimeout(resolve));
        if (signal.aborted) return;
      }
      if (!signal.aborted) setDrawn({ for: papers, codes });
    };
    void draw();
    return () => controller.abort();
  }, [papers]);
  return drawn?.for === papers ? drawn.codes : undefined;
};
