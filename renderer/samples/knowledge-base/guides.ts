/** Search of guides by words in title or text, in any order and case. */

import type { KnowledgeBaseArticle, KnowledgeBaseCard } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';

export interface FoundGuide {
  readonly subject: KnowledgeBaseCard;
  readonly article: KnowledgeBaseArticle;
}

/** The path of a guide. */
export const pathTo = ({ category }: KnowledgeBaseCard, article?: { readonly id: number }): string =>
  `/pages/knowledge-base/${category}${article ? `?guide=${article.id}` : ''}`;

/** The guides with all words; matches in titles come first. */
export const findGuides = (subjects: readonly KnowledgeBaseCard[], query: string): readonly FoundGuide[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => terms.every((word) => fold(text).includes(word));
  const all = subjects.flatMap((subject) => subject.articles.map((article) => ({ subject, article })));
  const found = all.filter(({ article, subject }) =>
    has([article.title, subject.title, ...article.paragraphs].join(' ')),
  );
  return [...found.filter(({ article }) => has(article.title)), ...found.filter(({ article }) => !has(article.title))];
};
