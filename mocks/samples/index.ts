/** The answers of the sample API; `answers/answer-of.ts` finds this folder. A missing answer does not compile. */
import { calendar } from './answers/calendar';
import { cardAnalytics, cardStatistics } from './answers/card';
import type { SampleAnswers } from './answers/context';
import { email } from './answers/email';
import { invoice } from './answers/invoice';
import {
  accountSetting,
  autocomplete,
  blog,
  bookmark,
  dataTable,
  faq,
  pricing,
  profile,
  search,
} from './answers/pages';
import { permission } from './answers/permission';
import { shop } from './answers/shop';
import { user } from './answers/user';

export const answers = {
  email,
  invoice,
  calendar,
  user,
  shop,
  profile,
  blog,
  dataTable,
  pricing,
  search,
  bookmark,
  faq,
  accountSetting,
  autocomplete,
  permission,
  cardAnalytics,
  cardStatistics,
} satisfies SampleAnswers;
