import type { KnowledgeBaseCard } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { insetBorder } from '../../kit/ui/styles';
import { plainList, textSize } from '../kit/styles';
import { pathTo } from './guides';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  picture: { inlineSize: '72px', borderRadius: tokens.borderRadiusMedium },
  words: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  title: { margin: 0, ...textSize[400] },
  // The whole card links to the subject.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
  },
  about: { color: tokens.colorNeutralForeground2 },
  guides: { margin: 0, marginBlockStart: '4px', padding: 0, listStyleType: 'none', display: 'grid', rowGap: '4px' },
  guide: { position: 'relative', color: tokens.colorBrandForegroundLink },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The maximum of guides on a card. */
const shown = 3;

export const SubjectCards = ({ subjects }: { readonly subjects: readonly KnowledgeBaseCard[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  return (
    <ul className={styles.cards}>
      {subjects.map((subject) => (
        <li key={subject.id} className={styles.card}>
          <img className={styles.picture} src={subject.img} alt="" />
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link className={styles.link} to={pathTo(subject)}>
                {subject.title}
              </Link>
            </h2>
            <Text className={styles.about}>
              <bdi>{subject.desc}</bdi>
            </Text>
            <ul className={styles.guides}>
              {subject.articles.slice(0, shown).map((article) => (
                <li key={article.id}>
                  <Link className={styles.guide} to={pathTo(subject, article)}>
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
            <Text size={200} className={styles.quiet}>
              {text('count', { count: subject.articles.length })}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
};
