/** Finding posts, their addresses, and what was changed of them here. */
import type { BlogPost } from '@contract/samples/entities/page';
import { createResettableStore } from '../../kit/stores/resettable-store';

export type Change = Partial<Pick<BlogPost, 'title' | 'excerpt' | 'content' | 'img' | 'tags'>> & {
  readonly status?: string;
  /** The last part of its address on the web. */
  readonly slug?: string;
};

interface BlogEdits {
  /** By the number of the post. The sample API has no call that keeps them. */
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

/** A post as it was changed here. */
export const withEdits = (post: BlogPost, { changes }: Pick<BlogEdits, 'changes'>): BlogPost => ({
  ...post,
  ...changes[post.id],
});

/** Drafts are for their author only. */
export const isShown = (post: BlogPost, { changes }: Pick<BlogEdits, 'changes'>): boolean =>
  changes[post.id]?.status !== 'draft';

export const pathTo = (what: 'detail' | 'edit', id: number): string => `/pages/blog/${what}?post=${id}`;

const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ');

/** Posts that have all the words in title, text or author, and the category where one is chosen. */
export const findPosts = (posts: readonly BlogPost[], words: string, category: string): readonly BlogPost[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter(({ title, content, author, tags }) => {
    const said = `${title} ${textOf(content)} ${author}`.toLowerCase();
    return (category === '' || tags.includes(category)) && wanted.every((word) => said.includes(word));
  });
};

/** Minutes that reading takes, at least one. */
export const minutesOf = (markup: string): number => Math.ceil(textOf(markup).split(/\s+/).length / 180);
