import type { FaqCategory, FaqQuestion } from '@contract/samples/entities/page';
import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  BoxRegular,
  CardUiRegular,
  type FluentIcon,
  PaymentRegular,
  ShoppingBagRegular,
  WrenchScrewdriverRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Message } from '../../kit/feedback/message';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { QuestionList } from '../kit/question-list';
import { SearchInput } from '../kit/search-input';
import { columns } from '../kit/styles';
import { Contact } from './contact';

const useStyles = makeStyles({
  search: { inlineSize: '420px', maxInlineSize: '100%' },
  tab: { justifySelf: 'start', textAlign: 'start' },
  columns: columns('240px minmax(0, 1fr)', 900, tokens.spacingHorizontalXL),
});

const icons: Readonly<Record<string, FluentIcon>> = {
  card: PaymentRegular,
  box: BoxRegular,
  return: ArrowUndoRegular,
  bag: ShoppingBagRegular,
  settings: WrenchScrewdriverRegular,
};

/** Questions of all categories with all words in question or answer. */
const found = (questions: readonly FaqQuestion[], words: string): readonly FaqQuestion[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, ans }) =>
    wanted.every((word) => `${question} ${ans}`.toLowerCase().includes(word)),
  );
};

interface FaqProps {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
}

const Faq = ({ categories, questions }: FaqProps): ReactNode => {
  const styles = useStyles();
  const text = useText('faq');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const asked = search.get('category');
  const open = categories.find(({ title }) => title === asked) ?? categories[0];
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch(next, { replace: true, preventScrollReset: true });
  const shown =
    words.trim() === '' ? questions.filter(({ category }) => category === open?.title) : found(questions, words);
  return (
    <>
      <SearchInput
        className={styles.search}
        label={text('search')}
        words={words}
        onWords={(q) => change(q === '' ? {} : { q })}
      />
      <div className={styles.columns}>
        <TabList
          vertical
          aria-label={text('categories')}
          selectedValue={words.trim() === '' ? (open?.title ?? '') : ''}
          onTabSelect={(_, { value }) => change({ category: String(value) })}
        >
          {categories.map(({ id, title, icon }) => {
            const Icon = icons[icon ?? ''] ?? CardUiRegular;
            return (
              <Tab
                key={id}
                value={title}
                icon={<Icon />}
                aria-controls="faq-answers"
                content={{ className: styles.tab, children: title }}
              />
            );
          })}
        </TabList>
        <div id="faq-answers" role="tabpanel" aria-label={words.trim() === '' ? (open?.title ?? '') : text('results')}>
          {shown.length === 0 ? (
            <Message icon={BoxRegular} title={text('none')} body={text('noneBody', { words })} />
          ) : (
            <SectionCard
              key={words.trim() === '' ? open?.title : 'search'}
              title={words.trim() === '' ? (open?.title ?? '') : text('results')}
              description={words.trim() === '' ? (open?.subtitle ?? '') : text('count', { count: shown.length })}
            >
              <QuestionList answers={shown} open={shown[0]?.question} />
            </SectionCard>
          )}
        </div>
      </div>
    </>
  );
};

/** `/pages/faq`: the URL holds the category and the search. */
export const Screen = (): ReactNode => {
  const text = useText('faq');
  const categories = useCall('faq.categories', {});
  const questions = useCall('faq.questions', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_100}>
      <Loaded call={categories}>
        {(groups) => <Loaded call={questions}>{(all) => <Faq categories={groups.rows} questions={all.rows} />}</Loaded>}
      </Loaded>
      <Contact />
    </Page>
  );
};
