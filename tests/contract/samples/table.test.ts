import type { AnyRow, Table } from '@contract/endpoint';
import * as product from '@contract/endpoints/index';
import * as samples from '@contract/samples/index';
import { endpointIds, isSample } from '@contract/table';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleCalls } from './spec-calls';

const rows = Object.values(samples as Table).flatMap((calls): AnyRow[] => Object.values(calls));
const callOf = (row: AnyRow): string => `${row.method} ${row.path}`;
const shapeOf = (row: AnyRow): Readonly<Record<string, z.ZodType>> =>
  row.input instanceof z.ZodObject ? (row.input.shape as Record<string, z.ZodType>) : {};

describe('the table contains each sample call of the specification once', () => {
  it('has the specified methods', () => {
    expect(rows.map(callOf).sort()).toEqual(sampleCalls.map(({ call }) => call).sort());
    expect(endpointIds.filter(isSample)).toHaveLength(sampleCalls.length);
  });

  it.each(sampleCalls)('$call: has the specified names, defaults and status', (sample) => {
    const row = rows.find((one) => callOf(one) === sample.call);
    expect(row?.status ?? 200).toBe(sample.status ?? 200);
    expect(Object.keys(row ? shapeOf(row) : {})).toEqual(expect.arrayContaining([...(sample.names ?? [])]));
    for (const [name, expected] of Object.entries(sample.defaults ?? {}))
      expect(row && shapeOf(row)[name]?.parse(undefined)).toBe(expected);
  });

  it('no sample area has the name of a product area', () => {
    expect(Object.keys(samples).filter((area) => Object.hasOwn(product, area))).toEqual([]);
  });
});
