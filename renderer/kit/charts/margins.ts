import { useFluent } from '@fluentui/react-components';

/** Room for the labels of the axes; the library does not turn it over with the page. */
export const useChartMargins = () => {
  const [start, end] = [52, 24];
  const rtl = useFluent().dir === 'rtl';
  return { top: 12, bottom: 28, left: rtl ? end : start, right: rtl ? start : end };
};
