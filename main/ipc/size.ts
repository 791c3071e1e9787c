/** How much an argument holds, and of what, told before any schema walks through it. */
import { isPlainObject } from '@contract/json/data';

/** Values and characters together. An export of rows brings the list with it; nothing else is larger than a form. */
export const budgets = { form: 500_000, rows: 200_000_000 } as const;

/**
 * Whether `input` is made of plain objects, lists, bytes and simple values, at most `budget` of them and their
 * characters; a cycle holds infinitely many. May throw what a getter throws.
 */
export const isWithinBudget = (input: unknown, budget: number): boolean => {
  const open: unknown[] = [input];
  let left = budget;
  while (open.length > 0) {
    const value = open.pop();
    left -= typeof value === 'string' ? value.length + 1 : 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (Array.isArray(value) ? value.length > left : !isPlainObject(value)) return false;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return true;
};
