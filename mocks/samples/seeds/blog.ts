import type { BlogDetail, BlogEdit, BlogPost, BlogSidebar } from '@contract/samples/entities/page';
import { dayText, momentText } from '../../seeds/calendar';
import { scene } from '../pictures';
import { person } from './people';

const day = 86_400_000;

const texts: readonly (readonly [
  title: string,
  tags: readonly string[],
  comments: number,
  paragraphs: readonly string[],
])[] = [
  [
    'Five things we changed about our entrance gates',
    ['Operations', 'Visitors'],
    12,
    [
      'On the first day of the season the queue at gate A was four hundred meters long. On the last day it was forty. Nothing about the gate itself is new.',
      'What changed is the order of things: tickets are looked at before bags, families have a lane of their own, and the sign that says which ticket goes where stands fifty meters before the fence instead of above it.',
      'The most useful change cost nothing at all. We open ten minutes before the time on the ticket.',
    ],
  ],
  [
    'How a timing loop knows your car',
    ['Technology'],
    31,
    [
      'Under the start line lies a wire. Every car carries a small sender with a number of its own, and the moment it crosses the wire, the clock in the tower writes both down.',
      'Two loops a meter apart also give the speed. Ten of them around the course give the story of a lap.',
    ],
  ],
  [
    'A day with the recovery crew',
    ['People', 'Operations'],
    8,
    [
      'They are the first to arrive and the last to leave, and on a good day nobody sees them work.',
      'We spent a Sunday with the three who drive the yellow truck, and learned how to lift a car without adding to its bill.',
    ],
  ],
  [
    'Rain plans that survive the rain',
    ['Operations'],
    17,
    [
      'Every organizer has a rain plan. Few have read theirs in the rain.',
      'Ours fits on one page, names one person for each decision, and begins with the question of where four thousand people go within ten minutes.',
    ],
  ],
  [
    'What your ticket pays for',
    ['Visitors', 'Money'],
    44,
    [
      'A third goes to the track, a fifth to safety, a sixth to the people on the day. The rest pays for insurance, power, water and a surprising amount of fencing.',
      'Here are the figures of an ordinary weekend, line by line.',
    ],
  ],
  [
    'Volunteers: ask early, ask small',
    ['People'],
    6,
    [
      'Nobody says yes to a season. Almost everybody says yes to two hours on a Saturday.',
      'Since we ask for two hours, we have more helpers than shirts.',
    ],
  ],
];

const postAt = (index: number, today: number): BlogPost => {
  const [title, tags, comments, paragraphs] = texts[index % texts.length] ?? ['', [], 0, []];
  const { name, avatar } = person(40 + index);
  return {
    id: index + 1,
    title,
    excerpt: paragraphs[0] ?? '',
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    img: scene(index),
    avatar,
    author: name,
    blogPosted: dayText(today - 3 - index * 9),
    tags,
    comments,
  };
};

export const makePosts = (today: number): readonly BlogPost[] => texts.map((_, index) => postAt(index, today));

export const makeSidebar = (today: number): BlogSidebar => {
  const posts = makePosts(today);
  const names = [...new Set(texts.flatMap(([, tags]) => tags))].sort();
  return {
    recentPosts: posts.slice(0, 4),
    categories: names.map((category) => ({
      category,
      count: posts.filter(({ tags }) => tags?.includes(category)).length,
    })),
  };
};

const comments = [
  ['Gate C still has the old sign, by the way.', 2],
  ['The family lane saved our Saturday. Thank you!', 5],
  ['Could you write about the parking as well?', 26],
] as const;

export const makeBlogDetail = (today: number, madeAt: number): BlogDetail => ({
  blog: { ...postAt(0, today), bookmarks: 18 },
  comments: comments.map(([comment, hoursAgo], index) => ({
    id: index + 1,
    userFullName: person(50 + index).name,
    avatar: person(50 + index).avatar,
    commentedAt: momentText(madeAt - hoursAgo * 3_600_000 - day),
    commentText: comment,
  })),
});

export const makeBlogEdit = (today: number): BlogEdit => {
  const { title, excerpt, content, tags, img, author, avatar } = postAt(0, today);
  return {
    blogTitle: title ?? '',
    slug: 'five-things-about-our-entrance-gates',
    excerpt: excerpt ?? '',
    content: content ?? '',
    status: 'Published',
    blogCategories: tags ?? [],
    featuredImage: img ?? '',
    userFullName: author,
    avatar,
    createdTime: dayText(today - 3),
  };
};
