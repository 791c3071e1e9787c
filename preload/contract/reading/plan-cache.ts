/** Caches the plans of one kind of record by shape. */
import type { EntityFields } from '../entities/field';
import type { Values } from '../json/record';
import { narrowPlan, type Plan, planOf } from './plan';
import { hasShape, type Shape, shapeOf } from './record-shape';
import type { EntityProfile } from './server-profile';

/** Records that use data as names would each need a plan. */
const maxPlans = 500;
const maxText = 20_000;
/** How many shapes the records of one list usually alternate between. */
const maxRecent = 4;

export const createPlanCache = (entity: EntityFields, profile: EntityProfile | undefined): ((row: Values) => Plan) => {
  const byNames = new Map<string, Plan>();
  const byShape = new Map<string, Plan>();
  const recent: { readonly shape: Shape; readonly plan: Plan }[] = [];
  let oldest = 0;

  const byNamesOf = (row: Values): Plan => {
    const keys = Object.keys(row);
    const text = JSON.stringify(keys);
    const plan = byNames.get(text) ?? planOf(entity, keys, profile);
    if (byNames.size < maxPlans && text.length < maxText) byNames.set(text, plan);
    return plan;
  };

  return (row) => {
    for (const { shape, plan } of recent) if (hasShape(row, shape)) return plan;
    const shape = shapeOf(row);
    const text = JSON.stringify(shape);
    const known = byShape.get(text);
    // The wider plan reads the same values; it only takes longer.
    if (!known && (byShape.size >= maxPlans || text.length >= maxText)) return byNamesOf(row);
    const plan = known ?? narrowPlan(byNamesOf(row), shape);
    byShape.set(text, plan);
    recent[oldest] = { shape, plan };
    oldest = (oldest + 1) % maxRecent;
    return plan;
  };
};
