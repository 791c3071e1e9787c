/** Search, paths and local changes of posts. */

import type { BlogPost } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { createResettableStore } from '../../kit/stores/resettable-store';

export type Change = Partial<Pick<BlogPost, 'title' | 'excerpt' | 'content' | 'img' | 'tags'>> & {
  readonly status?: string;
  /** The last part of its web address. */
  readonly slug?: string;
};

interface BlogEdits {
  /** By post id. The sample API cannot save them. */
  readonly changes: Readonly<Record<number, Change>>;
  readonly bookmarked: readonly number[];
}
export const useBlogEdits = createResettableStore<BlogEdits>(() => ({ changes: {}, bookmarked: [] }));

export const saveEdit = (id: number, change: Change): void =>
  useBlogEdits.setState(({ changes }) => ({ changes: { ...changes, [id]: change } }));

export const toggleBookmark = (id: number): void =>
  useBlogEdits.setState(({ bookmarked }) => ({
    bookmarked: bookmarked.includes(id) ? bookmarked.filter((one) => one !== id) : [...bookmarked, id],
  }));

/** A post with its local changes. */
export const withEdits = (post: BlogPost, { changes }: Pick<BlogEdits, 'changes'>): BlogPost => ({
  ...post,
  ...changes[post.id],
});

/** Drafts are hidden. */
export const isShown = (post: BlogPost, { changes }: Pick<BlogEdits, 'changes'>): boolean =>
  changes[post.id]?.status !== 'draft';

export const pathTo = (what: 'detail' | 'edit', id: number): string => `/pages/blog/${what}?post=${id}`;

const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ');

/** Posts with all words in title, text or author, and in the chosen category. */
export const findPosts = (posts: readonly BlogPost[], query: string, category: string): readonly BlogPost[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return posts.filter(({ title, content, author, tags }) => {
    const text = fold(`${title} ${textOf(content)} ${author}`);
    return (category === '' || tags.includes(category)) && terms.every((word) => text.includes(word));
  });
};

/** Reading time in minutes. */
export const minutesOf = (markup: string): number => Math.ceil(textOf(markup).split(/\s+/).length / 180);
