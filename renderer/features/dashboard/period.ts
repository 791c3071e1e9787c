/** The period that the dashboard counts, kept in the URL as a number of days. */
import { useSearchParams } from 'react-router-dom';

export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const defaultPeriod: Period = 30;

const toDay = (time: number): string => {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** First and last day of the period that ends today, on this computer's calendar. */
export const toDays = (period: Period, now: number): { readonly startDate: string; readonly endDate: string } => {
  const start = new Date(now);
  start.setDate(start.getDate() - (period - 1));
  return { startDate: toDay(start.getTime()), endDate: toDay(now) };
};

export const parsePeriod = (text: string | null): Period =>
  periods.find((days) => String(days) === text) ?? defaultPeriod;

export const usePeriod = (): readonly [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearchParams();
  const set = (period: Period) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (period === defaultPeriod) after.delete('period');
        else after.set('period', String(period));
        return after;
      },
      { replace: true },
    );
  return [parsePeriod(search.get('period')), set];
};
