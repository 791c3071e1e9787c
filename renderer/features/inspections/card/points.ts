/** The tech card's points by section, and counts by result. */
import type { TechCard, TechCardItem } from '@contract/entities/inspection';
import { readStatusWord } from '../../../kit/format/status-word';

export interface CardSection {
  readonly name: string;
  readonly points: readonly TechCardItem[];
}

/** Sections in the order of the server; results are normalized. */
export const sectionsOf = ({ items }: TechCard): readonly CardSection[] => {
  const sections = new Map<string, TechCardItem[]>();
  for (const item of items ?? []) {
    const point = { ...item, result: readStatusWord(item.result) };
    const name = item.section ?? '';
    const points = sections.get(name);
    if (points) points.push(point);
    else sections.set(name, [point]);
  }
  return [...sections].map(([name, points]) => ({ name, points }));
};

export interface PointCounts {
  readonly passed: number;
  readonly failed: number;
  readonly open: number;
}

export const isBad = (result: unknown): boolean => ['fail', 'reinspect'].includes(readStatusWord(result));

export const countPoints = ({ items }: TechCard): PointCounts => {
  let passed = 0;
  let failed = 0;
  for (const { result } of items ?? []) {
    if (readStatusWord(result) === 'pass') passed += 1;
    else if (isBad(result)) failed += 1;
  }
  return { passed, failed, open: (items?.length ?? 0) - passed - failed };
};
