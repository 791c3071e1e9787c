import type { KnowledgeBaseCard } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { BookOpenRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Message } from '../../kit/feedback/message';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { LineClamp } from '../kit/line-clamp';
import { lineAbove, plainList } from '../kit/styles';
import { findGuides, pathTo } from './guides';

const useStyles = makeStyles({
  list: { display: 'grid', ...plainList },
  item: {
    display: 'grid',
    paddingBlock: tokens.spacingVerticalM,
    ...lineAbove,
    ':first-child': { borderBlockStartStyle: 'none', paddingBlockStart: 0 },
  },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  text: { color: tokens.colorNeutralForeground2 },
});

interface FoundListProps {
  readonly subjects: readonly KnowledgeBaseCard[];
  readonly words: string;
}

/** Search results from all subjects. */
export const FoundList = ({ subjects, words }: FoundListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const found = findGuides(subjects, words);
  if (found.length === 0)
    return <Message icon={BookOpenRegular} title={text('none')} body={text('noneBody', { words })} />;
  return (
    <SectionCard title={text('found', { count: found.length })}>
      <ul className={styles.list}>
        {found.map(({ subject, article }) => (
          <li key={article.id} className={styles.item}>
            <Link className={styles.link} to={pathTo(subject, article)}>
              {article.title}
            </Link>
            <LineClamp lines={2} className={styles.text}>
              {article.paragraphs[0] ?? ''}
            </LineClamp>
            <Text size={200} className={styles.quiet}>
              <bdi>
                {text('in', { subject: subject.title })} · {text('minutes', { count: article.minutes })}
              </bdi>
            </Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
