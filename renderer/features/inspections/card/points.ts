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
  for (const item of Array.isArray(items) ? items : []) {
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
  /** Points whose result is not understood. */
  readonly unclear: number;
}

const openResults: readonly string[] = ['', 'na'];

export const isBad = (result: unknown): boolean => ['fail', 'reinspect'].includes(readStatusWord(result));

/** Undefined if the card's points were not sent, or in a form that is not understood. */
export const countPoints = ({ items }: TechCard): PointCounts | undefined => {
  if (!Array.isArray(items)) return undefined;
  const words = (items as readonly TechCardItem[]).map(({ result }) => readStatusWord(result));
  const passed = words.filter((word) => word === 'pass').length;
  const failed = words.filter(isBad).length;
  const open = words.filter((word) => openResults.includes(word)).length;
  return { passed, failed, open, unclear: words.length - passed - failed - open };
};
