/** The form values of a post, from the API's post and local changes. */
import type { BlogEdit } from '@contract/samples/entities/page';
import type { Change } from '../posts';

export interface PostValues {
  title: string;
  slug: string;
  categories: string[];
  status: string;
  excerpt: string;
  content: string;
  img: string;
}

export const statuses = ['draft', 'pending', 'published'] as const;
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "Rain plans that survive the rain" as `rain-plans-that-survive-the-rain`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

export const toValues = (post: BlogEdit, kept: Change | undefined): PostValues => ({
  title: kept?.title ?? post.blogTitle ?? '',
  slug: kept?.slug ?? post.slug ?? '',
  categories: [...(kept?.tags ?? post.blogCategories ?? [])],
  status: kept?.status ?? post.status ?? 'draft',
  excerpt: kept?.excerpt ?? post.excerpt ?? '',
  content: kept?.content ?? post.content ?? '',
  img: kept?.img ?? post.featuredImage ?? '',
});

export const toChange = ({ title, slug, categories, status, excerpt, content, img }: PostValues): Change => ({
  title: title.trim(),
  slug,
  tags: categories,
  status,
  excerpt: excerpt.trim(),
  content,
  img,
});
