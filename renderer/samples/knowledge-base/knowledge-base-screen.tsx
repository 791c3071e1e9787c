import type { KnowledgeBaseCard } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { BookOpenRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Message } from '../../kit/feedback/message';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { LineClamp } from '../kit/line-clamp';
import { SearchInput } from '../kit/search-input';
import { lineAbove, plainList } from '../kit/styles';
import { findGuides, pathTo } from './guides';
import { SubjectCards } from './subject-cards';

const useFoundListStyles = makeStyles({
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
const FoundList = ({ subjects, words: query }: FoundListProps): ReactNode => {
  const styles = useFoundListStyles();
  const text = useText('knowledge-base');
  const found = findGuides(subjects, query);
  if (found.length === 0)
    return <Message icon={BookOpenRegular} title={text('none')} body={text('noneBody', { words: query })} />;
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

const useStyles = makeStyles({ search: { inlineSize: '420px', maxInlineSize: '100%' } });

/** `/pages/knowledge-base`: subjects as cards, or search results. The URL holds the search. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const call = useCall('faq.knowledgeBase', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_240}>
      <SearchInput
        className={styles.search}
        label={text('search')}
        query={query}
        onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
      />
      <Loaded call={call}>
        {({ rows }) =>
          query.trim() === '' ? <SubjectCards subjects={rows} /> : <FoundList subjects={rows} words={query} />
        }
      </Loaded>
    </Page>
  );
};
