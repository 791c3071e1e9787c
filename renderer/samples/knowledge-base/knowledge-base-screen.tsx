/** `/pages/knowledge-base` and `/pages/knowledge-base/:id`: the subjects, and the guides of one. */
import type { KnowledgeBaseCard } from '@contract/samples/entities/page';
import { makeStyles, tokens } from '@fluentui/react-components';
import { BookOpenRegular, DocumentTextRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { BackLink } from '../../kit/ui/back-link';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { CardLinks } from '../kit/card-links';
import { SideNavigation } from '../kit/side-navigation';
import { pageColumns } from '../kit/styles';

const useStyles = makeStyles({
  columns: pageColumns('260px minmax(0, 1fr)', 900),
  paragraph: { margin: 0, maxInlineSize: '68ch', lineHeight: tokens.lineHeightBase400 },
});

const path = '/pages/knowledge-base';

const Subject = ({ subject: { category, title, articles } }: { readonly subject: KnowledgeBaseCard }): ReactNode => {
  const styles = useStyles();
  const text = useText('knowledge-base');
  const [search] = useSearchParams();
  const open = articles.find(({ id }) => String(id) === search.get('guide')) ?? articles[0];
  return (
    <div className={styles.columns}>
      <nav aria-label={text('guides', { subject: title })}>
        <SideNavigation
          links={articles.map((article) => ({
            key: String(article.id),
            to: `${path}/${category}?guide=${article.id}`,
            label: article.title,
            icon: <DocumentTextRegular />,
            current: article === open,
          }))}
        />
      </nav>
      {open ? (
        <SectionCard title={open.title} description={text('minutes', { count: open.minutes })}>
          {open.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </SectionCard>
      ) : undefined}
    </div>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('knowledge-base');
  const { id } = useParams();
  const call = useCall('faq.knowledgeBase', {});
  const subject = call.value?.rows.find(({ category }) => category === id);
  return (
    <Page
      title={subject?.title ?? text('title')}
      description={subject?.desc ?? text('about')}
      width={1_240}
      actions={id === undefined ? undefined : <BackLink to={path}>{text('subjects')}</BackLink>}
    >
      <Loaded call={call}>
        {({ rows }) =>
          subject ? (
            <Subject subject={subject} />
          ) : id === undefined ? (
            <CardLinks
              cards={rows.map(({ category, title, desc, img, articles }) => ({
                key: category,
                to: `${path}/${category}`,
                picture: img,
                title,
                text: desc,
                about: articles.map((article) => article.title).join(' · '),
              }))}
            />
          ) : (
            <Message icon={BookOpenRegular} title={text('missing')} body={text('missingBody')} />
          )
        }
      </Loaded>
    </Page>
  );
};
