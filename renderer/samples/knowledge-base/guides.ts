/** Search of guides by words in title or text, in any order and case. */
import type { KnowledgeBaseArticle, KnowledgeBaseCard } from '@contract/samples/entities/page';

export interface FoundGuide {
  readonly subject: KnowledgeBaseCard;
  readonly article: KnowledgeBaseArticle;
}

/** The path of a guide. */
export const pathTo = ({ category }: KnowledgeBaseCard, article?: { readonly id: number }): string =>
  `/pages/knowledge-base/${category}${article ? `?guide=${article.id}` : ''}`;

/** The guides with all words; matches in titles come first. */
export const findGuides = (subjects: readonly KnowledgeBaseCard[], words: string): readonly FoundGuide[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (said: string) => wanted.every((word) => said.toLowerCase().includes(word));
  const all = subjects.flatMap((subject) => subject.articles.map((article) => ({ subject, article })));
  const found = all.filter(({ article, subject }) =>
    has([article.title, subject.title, ...article.paragraphs].join(' ')),
  );
  return [...found.filter(({ article }) => has(article.title)), ...found.filter(({ article }) => !has(article.title))];
};
