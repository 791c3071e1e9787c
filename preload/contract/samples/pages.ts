/** The contents of the sample pages: profile, blog, tables, pricing, search, bookmarks, FAQ and settings. */
import { z } from 'zod';
import { done, get, Id, list, type Output, post, record, value } from '../endpoint';
import type {
  AccountSettings,
  AutocompleteItem,
  BlogDetail,
  BlogEdit,
  BlogPost,
  BlogSidebar,
  Bookmarks,
  DataTableRow,
  FaqCategory,
  FaqQuestion,
  KnowledgeBaseCard,
  Pricing,
  SampleProfile,
  SearchGroup,
} from './entities/page';
import { paging } from './paging';

const page = <O>(path: string, output: Output<O>) =>
  get(path, { input: z.strictObject({}), output, returns: 'raw', kind: 'read' });

/** Of one post by its number; of the newest where none is named. */
const ofPost = <O>(path: string, output: Output<O>) =>
  get(path, { input: z.strictObject({ id: Id.optional() }), output, returns: 'raw', kind: 'read' });

export const profile = { detail: page('/profile/data', record<SampleProfile>()) };

export const blog = {
  list: page('/blog/list/data', list<BlogPost>()),
  sidebar: page('/blog/list/data/sidebar', record<BlogSidebar>()),
  detail: ofPost('/blog/list/data/detail', record<BlogDetail>()),
  edit: ofPost('/blog/list/data/edit', record<BlogEdit>()),
};

export const dataTable = {
  all: page('/api/datatables/initial-data', list<DataTableRow>()),
  list: get('/api/datatables/data', {
    input: z.strictObject(paging(10)),
    output: list<DataTableRow>(),
    returns: 'raw',
    kind: 'read',
  }),
};

export const pricing = { detail: page('/pricing/data', record<Pricing>()) };

export const search = { index: page('/api/main-search/data', value<readonly SearchGroup[]>()) };

export const bookmark = {
  list: page('/api/bookmarks/data', record<Bookmarks>()),
  /** Toggles, so it is never sent twice by itself. */
  toggle: post('/api/bookmarks/update', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
};

export const faq = {
  knowledgeBase: page('/faq/data/knowledge_base', list<KnowledgeBaseCard>()),
  categories: page('/faq/data/category', list<FaqCategory>()),
  questions: page('/faq/data/question', list<FaqQuestion>()),
};

export const accountSetting = { detail: page('/account-setting/data', record<AccountSettings>()) };

export const autocomplete = { list: page('/api/autocomplete/data', list<AutocompleteItem>()) };
