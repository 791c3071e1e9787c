/** The content of the sample pages. The specification says no more than that these are sample data. */
import type { Assumed, DateTime, Day, Url } from '../../entities/assumed';

/** Somebody who is only named. */
export interface NamedPerson {
  readonly username: string;
  readonly avatar: Url;
}
interface ProfileComment extends NamedPerson {
  readonly comment: string;
}
export interface ProfilePost extends NamedPerson {
  readonly id: number;
  readonly postTime: DateTime;
  readonly postText: string;
  /** Empty where the post has no picture. */
  readonly postImg: Url;
  readonly likes: number;
  readonly youLiked: boolean;
  readonly detailedComments: readonly ProfileComment[];
}
export interface ProfilePhoto {
  readonly img: Url;
  readonly title: string;
}
export interface ProfilePoll {
  readonly name: string;
  /** How many voted for it. */
  readonly result: number;
}

export type SampleProfile = Assumed<{
  header: { readonly username: string; readonly designation: string; readonly avatar: Url; readonly coverImg: Url };
  userAbout: Readonly<Record<string, string>>;
  posts: readonly ProfilePost[];
  latestPhotos: readonly ProfilePhoto[];
  suggestions: readonly { readonly name: string; readonly avatar: Url; readonly mutualFriend: number }[];
  pollQuestion: string;
  polls: readonly ProfilePoll[];
}>;

export interface BlogPost {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
  readonly img: Url;
  readonly avatar: Url;
  readonly author: string;
  readonly blogPosted: Day;
  readonly tags: readonly string[];
}
export interface BlogComment {
  readonly id: number;
  readonly userFullName: string;
  readonly avatar: Url;
  readonly commentedAt: DateTime;
  readonly commentText: string;
}
export interface BlogSidebar {
  readonly categories: readonly { readonly category: string; readonly count: number }[];
}
export interface BlogDetail {
  readonly blog: BlogPost;
  readonly comments: readonly BlogComment[];
}
export type BlogEdit = Assumed<{
  id: number;
  blogTitle: string;
  excerpt: string;
  content: string;
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

export interface KnowledgeBaseArticle {
  readonly id: number;
  readonly title: string;
  /** Minutes that reading it takes. */
  readonly minutes: number;
  readonly paragraphs: readonly string[];
}
export interface KnowledgeBaseCard {
  readonly id: number;
  readonly category: string;
  readonly title: string;
  readonly desc: string;
  readonly img: Url;
  readonly articles: readonly KnowledgeBaseArticle[];
}
export type FaqCategory = Assumed<{ id: number; title: string; icon: string; subtitle: string }>;
export type FaqQuestion = Assumed<{ id: number; category: string; question: string; ans: string }>;

export interface AccountDevice {
  readonly id: number;
  readonly kind: 'laptop' | 'phone' | 'tablet';
  readonly name: string;
  readonly place: string;
  readonly seenAt: DateTime;
  readonly current: boolean;
}
export interface AccountCard {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly lastDigits: string;
  readonly expires: string;
  readonly primary: boolean;
}
export interface AccountBill {
  readonly id: number;
  readonly issuedDate: Day;
  readonly plan: string;
  readonly total: number;
  readonly status: string;
}
export interface AccountBilling {
  readonly plan: {
    readonly name: string;
    readonly monthlyPrice: number;
    readonly daysUsed: number;
    readonly days: number;
    readonly renewsAt: Day;
  };
  readonly cards: readonly AccountCard[];
  readonly address: Readonly<Record<'company' | 'street' | 'city' | 'postcode' | 'country' | 'taxNumber', string>>;
  readonly bills: readonly AccountBill[];
}

export type AccountSettings = Assumed<{
  general: Readonly<Record<string, unknown>>;
  info: Readonly<Record<string, unknown>>;
  social: {
    readonly socialLinks: Readonly<Record<string, string>>;
    readonly connections: Readonly<Record<string, { readonly profileImg?: Url; readonly id?: string }>>;
  };
  notification: Readonly<Record<string, boolean>>;
  security: { readonly twoSteps: boolean; readonly devices: readonly AccountDevice[] };
  billing: AccountBilling;
  /** Services that may read from the account, by their names. */
  apps: Readonly<Record<string, boolean>>;
}>;

export interface AutocompleteItem {
  readonly id: number;
  readonly title: string;
}
