import type { KnowledgeBaseArticle, KnowledgeBaseCard } from '@contract/samples/entities/page';
import { Button, makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { BookOpenRegular, ThumbDislikeRegular, ThumbLikeRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Message } from '../../kit/feedback/message';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { columns, lineAbove } from '../kit/styles';

const useGuideStyles = makeStyles({
  text: { display: 'grid', rowGap: tokens.spacingVerticalM, maxInlineSize: '68ch' },
  paragraph: { margin: 0, lineHeight: tokens.lineHeightBase400 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalM,
    ...lineAbove,
    minBlockSize: '32px',
  },
  next: { marginInlineStart: 'auto' },
});

interface GuideProps {
  readonly article: KnowledgeBaseArticle;
  /** The next guide. */
  readonly next: KnowledgeBaseArticle | undefined;
  readonly onNext: (id: number) => void;
}

const Guide = ({ article, next, onNext }: GuideProps): ReactNode => {
  const styles = useGuideStyles();
  const text = useText('knowledge-base');
  const [answered, setAnswered] = useState(false);
  return (
    <SectionCard title={article.title} description={text('minutes', { count: article.minutes })}>
      <div className={styles.text}>
        {article.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            <bdi>{paragraph}</bdi>
          </p>
        ))}
      </div>
      <div className={styles.foot}>
        {answered ? (
          <Text role="status">{text('thanks')}</Text>
        ) : (
          <>
            <Text>{text('helpful')}</Text>
            <Button size="small" icon={<ThumbLikeRegular />} onClick={() => setAnswered(true)}>
              {text('yes')}
            </Button>
            <Button size="small" icon={<ThumbDislikeRegular />} onClick={() => setAnswered(true)}>
              {text('no')}
            </Button>
          </>
        )}
        {next ? (
          <Button className={styles.next} appearance="subtle" onClick={() => onNext(next.id)}>
            {text('next', { title: next.title })}
          </Button>
        ) : undefined}
      </div>
    </SectionCard>
  );
};

const useStyles = makeStyles({
  columns: columns('280px minmax(0, 1fr)', 900, tokens.spacingHorizontalXL),
  tab: { justifySelf: 'start', textAlign: 'start', whiteSpace: 'normal' },
});

const Subject = ({ subject }: { readonly subject: KnowledgeBaseCard }): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search, setSearch] = useSearchParams();
  const { articles } = subject;
  const at = Math.max(
    0,
    articles.findIndex(({ id }) => String(id) === search.get('guide')),
  );
  const open = articles[at];
  const go = (id: number) => setSearch({ guide: String(id) }, { replace: true, preventScrollReset: true });
  if (!open) return null;
  return (
    <div className={styles.columns}>
      <TabList
        vertical
        aria-label={text('guides', { subject: subject.title })}
        selectedValue={open.id}
        onTabSelect={(_, { value }) => go(Number(value))}
      >
        {articles.map(({ id, title }) => (
          <Tab
            key={id}
            value={id}
            aria-controls="knowledge-base-guide"
            content={{ className: styles.tab, children: title }}
          />
        ))}
      </TabList>
      <div id="knowledge-base-guide" role="tabpanel" aria-label={open.title}>
        <Guide key={open.id} article={open} next={articles[at + 1]} onNext={go} />
      </div>
    </div>
  );
};

/** `/pages/knowledge-base/:id`: the guides of one subject; the URL holds the open one. */
export const Screen = (): ReactNode => {
  const text = useText('knowledge-base');
  const { id = '' } = useParams();
  const call = useCall('faq.knowledgeBase', {});
  const subject = call.value?.rows.find(({ category }) => category === id);
  return (
    <Page
      title={subject?.title ?? text('title')}
      description={subject?.desc}
      width={1_100}
      actions={<BackLink to="/pages/knowledge-base">{text('subjects')}</BackLink>}
    >
      <Loaded call={call}>
        {() =>
          subject ? (
            <Subject key={id} subject={subject} />
          ) : (
            <Message icon={BookOpenRegular} title={text('missing')} body={text('missingBody')} />
          )
        }
      </Loaded>
    </Page>
  );
};
