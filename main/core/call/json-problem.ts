/** Checks JSON that was not split while it arrived: short error bodies, UTF-16. */
import type { FailureCode } from '@contract/failure';
import { jsonLimits } from '@contract/json/read-json';
import { createJsonSplitter } from './json-splitter';

/** Why a JSON text is refused before it is parsed: `bad-answer` if it nests too deep, `too-large` if it has too much in it. */
export const jsonProblem = (text: string): FailureCode | undefined =>
  /^\s*[[{]/.test(text)
    ? createJsonSplitter({ ...jsonLimits, held: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY }).add(
        new TextEncoder().encode(text),
      )
    : undefined;
