/** The addresses of posts, and changes of posts that the sample API cannot save. */
import type { BlogPost } from '@contract/samples/entities/page';
import { createResettableStore } from '../../kit/stores/resettable-store';

/** The values of the form that differ from those of the API. */
export interface PostChange {
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly content: string;
}

/** By the id of the post. */
export const usePostChanges = createResettableStore<Readonly<Record<number, PostChange>>>(() => ({}));

export const withChange = (post: BlogPost, changes: Readonly<Record<number, PostChange>>): BlogPost => ({
  ...post,
  ...changes[post.id],
});

export const pathTo = (page: 'detail' | 'edit', id: number): string => `/pages/blog/${page}?post=${id}`;
