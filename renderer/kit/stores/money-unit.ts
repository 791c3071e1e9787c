/** The unit of whole numbers in this server's money fields, once it is known. */
import type { Result } from '@contract/failure';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';
import { forgetUnknownUnit } from './unknown-unit';

export type MoneyUnit = 'major' | 'minor';

/** Saves the unit in the server's profile and reloads lists with it. */
export const setMoneyUnit = async (unit: MoneyUnit): Promise<Result<unknown>> => {
  const { servers } = bridge();
  const view = await servers.profile();
  if (!view.ok) return view;
  const saved = await servers.saveProfile({ profile: { ...view.value.profile, money: unit } });
  if (!saved.ok) return saved;
  forgetUnknownUnit();
  await queryClient.invalidateQueries();
  return saved;
};
