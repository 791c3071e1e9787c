/** `/pages/faq`: the questions of a category, or those that a search finds. The URL holds both. */
import type { FaqCategory, FaqQuestion } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { makeStyles } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  BoxRegular,
  type FluentIcon,
  PaymentRegular,
  QuestionCircleRegular,
  ShoppingBagRegular,
  WrenchScrewdriverRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { QuestionList } from '../kit/question-list';
import { SearchInput } from '../kit/search-input';
import { SideNavigation } from '../kit/side-navigation';
import { pageColumns } from '../kit/styles';

const useStyles = makeStyles({ columns: pageColumns('200px minmax(0, 1fr)', 900) });

const icons: Readonly<Record<string, FluentIcon>> = {
  card: PaymentRegular,
  box: BoxRegular,
  return: ArrowUndoRegular,
  bag: ShoppingBagRegular,
  settings: WrenchScrewdriverRegular,
};

interface FaqProps {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
  readonly query: string;
}

const Faq = ({ categories, questions, query }: FaqProps): ReactNode => {
  const styles = useStyles();
  const text = useText('faq');
  const [search] = useSearchParams();
  const isSearch = query !== '';
  const open = categories.find(({ title }) => title === search.get('category')) ?? categories[0];
  const shown = isSearch
    ? questions.filter(({ question, ans }) => fold(`${question} ${ans}`).includes(fold(query)))
    : questions.filter(({ category }) => category === open?.title);
  return (
    <div className={styles.columns}>
      <nav aria-label={text('categories')}>
        <SideNavigation
          links={categories.map((category) => {
            const title = category.title ?? '';
            const Icon = icons[category.icon ?? ''] ?? QuestionCircleRegular;
            return {
              key: title,
              to: `/pages/faq?category=${encodeURIComponent(title)}`,
              label: title,
              icon: <Icon />,
              current: !isSearch && title === open?.title,
            };
          })}
        />
      </nav>
      {shown.length === 0 ? (
        <Message icon={QuestionCircleRegular} title={text('none')} body={text('noneBody', { words: query })} />
      ) : (
        <SectionCard
          key={isSearch ? query : open?.title}
          title={isSearch ? text('count', { count: shown.length }) : (open?.title ?? '')}
          description={isSearch ? undefined : (open?.subtitle ?? '')}
        >
          <QuestionList answers={shown} open={shown[0]?.question} />
        </SectionCard>
      )}
    </div>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('faq');
  const [search, setSearch] = useSearchParams();
  const categories = useCall('faq.categories', {});
  const questions = useCall('faq.questions', {});
  const query = search.get('q') ?? '';
  return (
    <Page
      title={text('title')}
      description={text('about')}
      width={1_100}
      actions={
        <SearchInput
          label={text('search')}
          query={query}
          onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
        />
      }
    >
      <Loaded call={categories}>
        {(groups) => (
          <Loaded call={questions}>
            {(all) => <Faq categories={groups.rows} questions={all.rows} query={query.trim()} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
};
