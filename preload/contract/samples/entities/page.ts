/** The content of the sample pages. The specification says no more than that these are sample data. */
import type { Assumed, Url } from '../../entities/assumed';

export type SampleProfile = Assumed<{
  header: { readonly username: string; readonly designation: string; readonly avatar: Url; readonly coverImg: Url };
  userAbout: Readonly<Record<string, string>>;
  suggestedPages: readonly { readonly title: string; readonly subtitle: string; readonly avatar: Url }[];
  twitterFeeds: readonly Readonly<Record<string, unknown>>[];
  posts: readonly Readonly<Record<string, unknown>>[];
  latestPhotos: readonly Url[];
  suggestions: readonly Readonly<Record<string, unknown>>[];
  polls: readonly Readonly<Record<string, unknown>>[];
}>;

export type BlogPost = Assumed<{
  id: number;
  title: string;
  excerpt: string;
  content: string;
  img: Url;
  avatar: Url;
  author: string;
  blogPosted: string;
  tags: readonly string[];
  comments: number;
}>;
export type BlogSidebar = Assumed<{
  recentPosts: readonly BlogPost[];
  categories: readonly { readonly category: string; readonly count?: number }[];
}>;
export type BlogDetail = Assumed<{ blog: BlogPost; comments: readonly Readonly<Record<string, unknown>>[] }>;
export type BlogEdit = Assumed<{
  blogTitle: string;
  slug: string;
  excerpt: string;
  content: string;
  status: string;
  blogCategories: readonly string[];
  featuredImage: Url;
}>;

export type DataTableRow = Assumed<{
  id: number;
  avatar: Url;
  fullName: string;
  post: string;
  email: string;
  city: string;
  startDate: string;
  salary: string;
  age: string;
  experience: string;
  status: number;
}>;

interface PricingPlan {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly monthlyPrice: number;
  readonly yearlyPlan: { readonly perMonth: number; readonly totalAnnual: number };
  readonly planBenefits: readonly string[];
  readonly popular: boolean;
}
export type Pricing = Assumed<{
  basicPlan: PricingPlan;
  standardPlan: PricingPlan;
  enterprisePlan: PricingPlan;
  qandA: readonly { readonly question: string; readonly ans: string }[];
}>;

interface SearchEntry {
  readonly id: number;
  readonly title: string;
  readonly link?: string;
  readonly icon?: string;
  readonly isBookmarked?: boolean;
  readonly [field: string]: unknown;
}
/** Pages, Files or Contacts; at most 4 results of each are shown. */
export interface SearchGroup {
  readonly groupTitle: string;
  readonly searchLimit: number;
  readonly data: readonly SearchEntry[];
}
export interface Bookmarks {
  readonly suggestions: readonly SearchEntry[];
  readonly bookmarks: readonly SearchEntry[];
}

export type KnowledgeBaseCard = Assumed<{
  id: number;
  category: string;
  title: string;
  desc: string;
  img: Url;
}>;
export type FaqCategory = Assumed<{ id: number; title: string; icon: string; subtitle: string }>;
export type FaqQuestion = Assumed<{ id: number; category: string; question: string; ans: string }>;

export type AccountSettings = Assumed<{
  general: Readonly<Record<string, unknown>>;
  info: Readonly<Record<string, unknown>>;
  social: Readonly<Record<string, unknown>>;
  notification: Readonly<Record<string, unknown>>;
}>;

export interface AutocompleteItem {
  readonly id: number;
  readonly title: string;
}
