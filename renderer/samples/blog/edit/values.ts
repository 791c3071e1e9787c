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

export const toValues = (post: BlogEdit, edit: Change | undefined): PostValues => ({
  title: edit?.title ?? post.blogTitle ?? '',
  slug: edit?.slug ?? post.slug ?? '',
  categories: [...(edit?.tags ?? post.blogCategories ?? [])],
  status: edit?.status ?? post.status ?? 'draft',
  excerpt: edit?.excerpt ?? post.excerpt ?? '',
  content: edit?.content ?? post.content ?? '',
  img: edit?.img ?? post.featuredImage ?? '',
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
