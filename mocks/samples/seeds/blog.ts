import type { BlogComment, BlogDetail, BlogEdit, BlogPost, BlogSidebar } from '@contract/samples/entities/page';
import { dateTimeText, dayText } from '../../seeds/calendar';
import { scene } from '../pictures';
import { person } from './people';
import { posts } from './posts';

const day = 86_400_000;
const daysBetween = 9;

const blocks = (lines: readonly string[]): string =>
  lines
    .map((line) => {
      if (line.startsWith('## ')) return `<p><strong>${line.slice(3)}</strong></p>`;
      if (line.startsWith('> ')) return `<blockquote><p>${line.slice(2)}</p></blockquote>`;
      if (line.startsWith('- '))
        return `<ul>${line
          .slice(2)
          .split(' - ')
          .map((item) => `<li><p>${item}</p></li>`)
          .join('')}</ul>`;
      return `<p>${line}</p>`;
    })
    .join('');

const postAt = (index: number, today: number): BlogPost | undefined => {
  const post = posts[index];
  if (!post) return undefined;
  const { name, avatar } = person(40 + index);
  return {
    id: index + 1,
    title: post.title,
    excerpt: post.text[0] ?? '',
    content: blocks(post.text),
    img: scene(index),
    avatar,
    author: name,
    blogPosted: dayText(today - 3 - index * daysBetween),
    tags: post.tags,
  };
};

export const createPosts = (today: number): readonly BlogPost[] =>
  posts.map((_, index) => postAt(index, today)).filter((post) => post !== undefined);

export const createSidebar = (today: number): BlogSidebar => {
  const all = createPosts(today);
  const names = [...new Set(posts.flatMap(({ tags }) => tags))].sort();
  return {
    categories: names.map((category) => ({
      category,
      count: all.filter(({ tags }) => tags.includes(category)).length,
    })),
  };
};

const commentsOf = (index: number, today: number, madeAt: number): readonly BlogComment[] => {
  const posted = Math.min((today - 3 - index * daysBetween) * day, madeAt);
  return (posts[index]?.comments ?? []).map((commentText, at) => {
    const { name, avatar } = person(50 + index * 4 + at);
    return {
      id: index * 10 + at + 1,
      userFullName: name,
      avatar,
      commentedAt: dateTimeText(posted + (at + 1) * 11 * 3_600_000),
      commentText,
    };
  });
};

/** A post with its comments; undefined for an unknown number. */
export const createBlogDetail = (id: number, today: number, madeAt: number): BlogDetail | undefined => {
  const blog = postAt(id - 1, today);
  return blog && { blog, comments: commentsOf(id - 1, today, madeAt) };
};

export const createBlogEdit = (id: number, today: number): BlogEdit | undefined => {
  const post = postAt(id - 1, today);
  return post && { id: post.id, blogTitle: post.title, excerpt: post.excerpt, content: post.content };
};
