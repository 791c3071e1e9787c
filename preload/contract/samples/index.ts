/** The sample API's calls, by area (specification, section 7, second part). */
export { calendar } from './calendar';
export { cardAnalytics, cardStatistics } from './card';
export { email } from './email';
export { invoice } from './invoice';
export { accountSetting, autocomplete, blog, bookmark, dataTable, faq, pricing, profile, search } from './pages';
export { permission } from './permission';
export { shop } from './shop';
export { user } from './user';
