import { expect, test } from 'vitest';
import { findGuides, pathTo } from '../../../../../renderer/samples/knowledge-base/guides';

const article = (id: number, title: string, ...paragraphs: string[]) => ({ id, title, minutes: 1, paragraphs });
const subjects = [
  {
    id: 1,
    category: 'mails',
    title: 'Newsletters',
    desc: '',
    img: '',
    articles: [article(1, 'When to send', 'Look at your tickets.'), article(2, 'Tickets by mail', 'As a file.')],
  },
];

test('guides are found by all words in any case, and matches in the title come first', () => {
  const titles = (words: string) => findGuides(subjects, words).map((found) => found.article.title);
  expect(titles('TICKETS')).toEqual(['Tickets by mail', 'When to send']);
  expect(titles('look tickets')).toEqual(['When to send']);
  expect(titles('newsletters file')).toEqual(['Tickets by mail']);
  expect(titles('fence')).toEqual([]);
});

test('a guide has an address', () => {
  const [subject] = subjects;
  expect(subject && pathTo(subject, subject.articles[1])).toBe('/pages/knowledge-base/mails?guide=2');
});
