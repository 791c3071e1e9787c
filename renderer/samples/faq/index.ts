/** Sample questions and answers, by category and by search. */
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';

export const area = definePage({
  name: 'faq',
  title: 'samples:titles.faq',
  path: '/pages/faq',
  icon: QuestionCircleRegular,
  group: 'samples',
  order: 42,
  screen: () => import('./faq-screen'),
});
