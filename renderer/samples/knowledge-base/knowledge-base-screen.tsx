import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SearchInput } from '../kit/search-input';
import { FoundList } from './found-list';
import { SubjectCards } from './subject-cards';

const useStyles = makeStyles({ search: { inlineSize: '420px', maxInlineSize: '100%' } });

/** `/pages/knowledge-base`: subjects as cards, or search results. The URL holds the search. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const call = useCall('faq.knowledgeBase', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_240}>
      <SearchInput
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
