/** The contents of the sample pages, the search index and the bookmarks. */
import type { SearchGroup } from '@contract/samples/entities/page';
import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import { filterByWords, toPage } from '../listing';
import { createAccountSettings } from '../seeds/account-settings';
import { createBlogDetail, createBlogEdit, createPosts, createSidebar } from '../seeds/blog';
import { categories, questions } from '../seeds/faq';
import { knowledgeBase } from '../seeds/knowledge-base';
import { createAutocomplete, searchContacts, searchFiles, searchLimit, searchPages } from '../seeds/pages';
import { pricing as prices } from '../seeds/pricing';
import { createProfile } from '../seeds/profile';
import { createTableRows } from '../seeds/table-rows';
import type { SampleAnswersOf } from './context';

const marked = (bookmarked: ReadonlySet<number>) =>
  searchPages.map((page) => ({ ...page, isBookmarked: bookmarked.has(page.id) }));

export const profile = {
  detail: (_, { demo }) => createProfile(demo.today, demo.madeAt),
} satisfies SampleAnswersOf<'profile'>;

export const blog = {
  list: (_, { demo }) => createPosts(demo.today),
  sidebar: (_, { demo }) => createSidebar(demo.today),
  detail: ({ id = 1 }, { demo }) => createBlogDetail(Number(id), demo.today, demo.madeAt) ?? missing('post'),
  edit: ({ id = 1 }, { demo }) => createBlogEdit(Number(id), demo.today) ?? missing('post'),
} satisfies SampleAnswersOf<'blog'>;

export const dataTable = {
  all: (_, { demo }) => createTableRows(demo.today),
  list: ({ q, ...page }, { demo }) =>
    toPage(
      filterByWords(createTableRows(demo.today), q, ({ fullName, post, email, city, age, salary, startDate }) => [
        fullName,
        post,
        email,
        city,
        age,
        salary,
        startDate,
      ]),
      page,
    ),
} satisfies SampleAnswersOf<'dataTable'>;

export const pricing = { detail: () => prices } satisfies SampleAnswersOf<'pricing'>;

export const search = {
  index: (_, context): readonly SearchGroup[] => [
    { groupTitle: 'Pages', searchLimit, data: marked(dataOf(context).bookmarked) },
    { groupTitle: 'Files', searchLimit, data: searchFiles },
    { groupTitle: 'Contacts', searchLimit, data: searchContacts() },
  ],
} satisfies SampleAnswersOf<'search'>;

export const bookmark = {
  list: (_, context) => {
    const suggestions = marked(dataOf(context).bookmarked);
    return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) };
  },
  toggle: ({ id }, context) => {
    const { bookmarked } = dataOf(context);
    const page = searchPages.find((each) => String(each.id) === String(id));
    if (!page) return missing('page');
    if (!bookmarked.delete(page.id)) bookmarked.add(page.id);
    return new Did('');
  },
} satisfies SampleAnswersOf<'bookmark'>;

export const faq = {
  knowledgeBase: () => knowledgeBase,
  categories: () => categories,
  questions: () => questions,
} satisfies SampleAnswersOf<'faq'>;

export const accountSetting = {
  detail: (_, { demo }) => createAccountSettings(demo.today, demo.madeAt),
} satisfies SampleAnswersOf<'accountSetting'>;

export const autocomplete = { list: () => createAutocomplete() } satisfies SampleAnswersOf<'autocomplete'>;
