/** The period of the dashboard, stored in the URL as a number of days. */

import { toDay } from '../../kit/format/day';
import { useSearch } from '../../kit/ui/use-search';

export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const defaultPeriod: Period = 30;

/** First and last day of the period that ends today, on this computer's calendar. */
export const toDays = (period: Period, now: number): { readonly startDate: string; readonly endDate: string } => {
  const start = new Date(now);
  start.setDate(start.getDate() - (period - 1));
  return { startDate: toDay(start), endDate: toDay(new Date(now)) };
};

export const parsePeriod = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? defaultPeriod;

export const usePeriod = (): readonly [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearch();
  const setPeriod = (period: Period) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (period === defaultPeriod) next.delete('period');
        else next.set('period', String(period));
        return next;
      },
      { replace: true },
    );
  return [parsePeriod(search.get('period')), setPeriod];
};
