/** A run's figures as JSON: for keeping, for `docs/performance.md`, and as the baseline of later runs. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** In GB of 1,000,000,000 bytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  readonly electron: string;
}

export interface RecordedRun {
  /** The day, as `2026-11-26`. */
  readonly date: string;
  readonly machine: Machine;
  readonly short: boolean;
  /** By the name of the bench. */
  readonly benches: Readonly<Record<string, readonly Figure[]>>;
}

/** Four digits are more than two runs have in common. JSON has no NaN: null stands for it. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

/** A line for each figure. */
export const runText = (run: RecordedRun): string =>
  `${JSON.stringify(run, rounded, 2)}\n`.replace(/\{\s+"name"[^{}]*\}/g, (figure) => figure.replace(/\s*\n\s*/g, ' '));

export const parseRun = (text: string): RecordedRun =>
  JSON.parse(text, (key, value: unknown) => (key === 'figure' && value === null ? Number.NaN : value)) as RecordedRun;

export const writeRun = (file: string, run: RecordedRun): void => writeFileSync(file, runText(run));

export const readRun = (file: string): RecordedRun => parseRun(readFileSync(file, 'utf8'));
