import type { KnowledgeBaseArticle } from '@contract/samples/entities/page';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ThumbDislikeRegular, ThumbLikeRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { lineAbove } from '../kit/styles';

const useStyles = makeStyles({
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

export const Guide = ({ article, next, onNext }: GuideProps): ReactNode => {
  const styles = useStyles();
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
