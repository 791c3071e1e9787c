/**
 * Setup: outside the full tier, property tests run few cases, the same ones each time. A change is proved by at most 200;
 * mutation testing asks for 50, so that a mutant that only one case in thousands would kill counts as survived.
 */
import type fc from 'fast-check';
import { vi } from 'vitest';

const limit = Number(process.env.PITWALL_PROPERTY_RUNS ?? 200);
const usual = 100;

vi.mock('fast-check', async (original) => {
  const { default: all } = await original<{ default: typeof fc }>();
  const assert = (property: fc.IRawProperty<unknown>, options: fc.Parameters<unknown> = {}) =>
    all.assert(property, { ...options, seed: 1, numRuns: Math.min(options.numRuns ?? usual, limit) });
  return { default: { ...all, assert } };
});
