import type { FaqCategory, FaqQuestion } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { Button, makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import {
  ArrowUndoRegular,
  BoxRegular,
  CallRegular,
  CardUiRegular,
  CopyRegular,
  type FluentIcon,
  MailRegular,
  PaymentRegular,
  ShoppingBagRegular,
  WrenchScrewdriverRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { copyText } from '../../kit/feedback/copy-text';
import { Message } from '../../kit/feedback/message';
import { Loaded } from '../../kit/feedback/states';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { insetBorder } from '../../kit/ui/styles';
import { QuestionList } from '../kit/question-list';
import { SearchInput } from '../kit/search-input';
import { columns } from '../kit/styles';

const useContactStyles = makeStyles({
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  way: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(tokens.colorTransparentStroke),
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const ways = [
  { key: 'call', icon: CallRegular },
  { key: 'mail', icon: MailRegular },
] as const;

/** Contact details for further questions. */
const Contact = (): ReactNode => {
  const styles = useContactStyles();
  const text = useText('faq');
  return (
    <SectionCard title={text('contact.title')} description={text('contact.about')}>
      <div className={styles.ways}>
        {ways.map(({ key, icon: Icon }) => (
          <div key={key} className={styles.way}>
            <Icon className={styles.icon} aria-hidden />
            <span className={styles.words}>
              <Text weight="semibold">
                <bdi>{text(`contact.${key}.address`)}</bdi>
              </Text>
              <Text size={200} className={styles.quiet}>
                {text(`contact.${key}.about`)}
              </Text>
            </span>
            <Button
              icon={<CopyRegular />}
              appearance="subtle"
              aria-label={text(`contact.${key}.copy`)}
              onClick={() => copyText(stripBidiIsolates(text(`contact.${key}.address`)))}
            />
          </div>
        ))}
      </div>
    </SectionCard>
  );
};

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
const found = (questions: readonly FaqQuestion[], query: string): readonly FaqQuestion[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, ans }) => terms.every((word) => fold(`${question} ${ans}`).includes(word)));
};

interface FaqProps {
  readonly categories: readonly FaqCategory[];
  readonly questions: readonly FaqQuestion[];
}

const Faq = ({ categories, questions }: FaqProps): ReactNode => {
  const styles = useStyles();
  const text = useText('faq');
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const categoryParam = search.get('category');
  const open = categories.find(({ title }) => title === categoryParam) ?? categories[0];
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch(next, { replace: true, preventScrollReset: true });
  const shown =
    query.trim() === '' ? questions.filter(({ category }) => category === open?.title) : found(questions, query);
  return (
    <>
      <SearchInput
        className={styles.search}
        label={text('search')}
        query={query}
        onQueryChange={(q) => change(q === '' ? {} : { q })}
      />
      <div className={styles.columns}>
        <TabList
          vertical
          aria-label={text('categories')}
          selectedValue={query.trim() === '' ? (open?.title ?? '') : ''}
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
        <div id="faq-answers" role="tabpanel" aria-label={query.trim() === '' ? (open?.title ?? '') : text('results')}>
          {shown.length === 0 ? (
            <Message icon={BoxRegular} title={text('none')} body={text('noneBody', { words: query })} />
          ) : (
            <SectionCard
              key={query.trim() === '' ? open?.title : 'search'}
              title={query.trim() === '' ? (open?.title ?? '') : text('results')}
              description={query.trim() === '' ? (open?.subtitle ?? '') : text('count', { count: shown.length })}
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
