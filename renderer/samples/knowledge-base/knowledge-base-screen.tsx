import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../kit/page';
import { SearchWords } from '../../kit/search-words';
import { Loaded } from '../../kit/states/states';
import { useText } from '../../kit/text';
import { useCall } from '../../kit/use-call';
import { FoundList } from './found-list';
import { SubjectCards } from './subject-cards';

const useStyles = makeStyles({ search: { inlineSize: '420px', maxInlineSize: '100%' } });

/** `/pages/knowledge-base`: subjects as cards, or the guides that were searched for. The search is in the address. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const call = useCall('faq.knowledgeBase', {});
  return (
    <Page title={text('title')} about={text('about')} width={1_240}>
      <SearchWords
        className={styles.search}
        label={text('search')}
        words={words}
        onWords={(q) => setSearch(q === '' ? {} : { q }, { replace: true })}
      />
      <Loaded call={call}>
        {({ rows }) =>
          words.trim() === '' ? <SubjectCards subjects={rows} /> : <FoundList subjects={rows} words={words} />
        }
      </Loaded>
    </Page>
  );
};
