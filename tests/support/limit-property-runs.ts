/**
 * Setup for mutation testing: property tests run few cases, the same ones each time. A mutant that only one case in
 * thousands would kill counts as survived, so that scores do not depend on chance.
 */
import type fc from 'fast-check';
import { vi } from 'vitest';

const maxCases = 50;

vi.mock('fast-check', async (original) => {
  const { default: all } = await original<{ default: typeof fc }>();
  const assert = (property: fc.IRawProperty<unknown>, options: fc.Parameters<unknown> = {}) =>
    all.assert(property, { ...options, seed: 1, numRuns: Math.min(options.numRuns ?? maxCases, maxCases) });
  return { default: { ...all, assert } };
});
