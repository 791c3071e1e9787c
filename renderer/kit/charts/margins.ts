import { useFluent } from '@fluentui/react-components';

/** Margins for the axis labels; the library does not mirror them for right-to-left pages. */
export const useChartMargins = () => {
  const [start, end] = [52, 24];
  const rtl = useFluent().dir === 'rtl';
  return { top: 12, bottom: 28, left: rtl ? end : start, right: rtl ? start : end };
};
