import type { SampleProfile } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { useListStyles } from './list.styles';

const useStyles = makeStyles({
  feed: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  tag: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Posts from other services. */
export const FeedsCard = ({ feeds }: { readonly feeds: NonNullable<SampleProfile['twitterFeeds']> }): ReactNode => {
  const lists = useListStyles();
  const styles = useStyles();
  const text = useText('profile');
  return (
    <SectionCard title={text('feeds')}>
      <ul className={lists.list}>
        {feeds.map(({ id, title, handle, imgUrl, desc, tags, postedAt }) => (
          <li key={id} className={styles.feed}>
            <LabeledLine title={title} start={<PersonAvatar size={40} name={title} src={imgUrl} />} about={handle} />
            <Text>
              <bdi>{desc}</bdi> <bdi className={styles.tag}>{tags}</bdi>
            </Text>
            <Text size={200} className={styles.quiet}>
              {formatDateTime(postedAt)}
            </Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
