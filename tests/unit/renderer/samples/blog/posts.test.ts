import type { BlogPost } from '@contract/samples/entities/page';
import { expect, test } from 'vitest';
import { slugOf, slugPattern } from '../../../../../renderer/samples/blog/edit/values';
import { findPosts, isShown, minutesOf, withEdits } from '../../../../../renderer/samples/blog/posts';

const post = (id: number, title: string, content: string, tags: readonly string[]): BlogPost => ({
  id,
  title,
  content,
  tags,
  excerpt: '',
  img: '',
  avatar: '',
  author: 'Robin Hale',
  blogPosted: '2026-05-16',
  comments: 0,
  bookmarks: 0,
});
const posts = [
  post(1, 'Rain plans', '<p>Print it on <strong>paper</strong>.</p>', ['Operations']),
  post(2, 'Money', '', []),
];

test('posts are found by words in title, text or author, and by category', () => {
  const ids = (words: string, category = '') => findPosts(posts, words, category).map(({ id }) => id);
  expect(ids('')).toEqual([1, 2]);
  expect(ids('RAIN paper')).toEqual([1]);
  expect(ids('robin')).toEqual([1, 2]);
  expect(ids('strong')).toEqual([]);
  expect(ids('', 'Operations')).toEqual([1]);
});

test('local changes are shown in place of the API’s values; drafts are not listed', () => {
  const [first] = posts;
  if (!first) throw new Error('no post');
  expect(withEdits(first, { changes: { 1: { title: 'Sun plans' } } }).title).toBe('Sun plans');
  expect(isShown(first, { changes: { 1: { status: 'draft' } } })).toBe(false);
  expect(isShown(first, { changes: {} })).toBe(true);
});

test('an address is made from the title', () => {
  expect(slugOf('  Fünf Fragen: Änderung & mehr? ')).toBe('funf-fragen-anderung-mehr');
  expect(slugPattern.test('rain-plans-2')).toBe(true);
  for (const wrong of ['Rain', 'rain--plans', '-rain', 'rain plans', '']) expect(slugPattern.test(wrong)).toBe(false);
});

test('the reading time is at least a minute', () => {
  expect(minutesOf('')).toBe(1);
  expect(minutesOf(`<p>${'word '.repeat(400)}</p>`)).toBe(3);
});
