import type { SampleProfile } from '@contract/samples/entities/page';
import { makeStyles, mergeClasses, Text, ToggleButton, tokens } from '@fluentui/react-components';
import {
  CalendarRegular,
  type FluentIcon,
  GlobeRegular,
  LocationRegular,
  MailRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { stack } from '../kit/styles';
import { Cover } from './cover';
import { useListStyles } from './list.styles';
import { PhotosCard } from './photos-card';
import { PollCard } from './poll-card';
import { PostCard } from './post-card';
import { SuggestionsCard } from './suggestions-card';

const PagesCard = ({ pages }: { readonly pages: NonNullable<SampleProfile['suggestedPages']> }): ReactNode => {
  const styles = useListStyles();
  const text = useText('profile');
  const [starred, setStarred] = useState<readonly string[]>([]);
  const toggle = (title: string) =>
    setStarred((now) => (now.includes(title) ? now.filter((one) => one !== title) : [...now, title]));
  return (
    <SectionCard title={text('pages')}>
      <ul className={styles.list}>
        {pages.map(({ title, subtitle, avatar }) => {
          const isStarred = starred.includes(title);
          return (
            <li key={title}>
              <LabeledLine title={title} start={<PersonAvatar size={40} name={title} src={avatar} />} about={subtitle}>
                <ToggleButton
                  size="small"
                  appearance="subtle"
                  icon={isStarred ? <StarFilled /> : <StarRegular />}
                  checked={isStarred}
                  aria-label={text('star', { title })}
                  onClick={() => toggle(title)}
                />
              </LabeledLine>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
};

const useFeedsCardStyles = makeStyles({
  feed: { display: 'grid', rowGap: tokens.spacingVerticalXS },
  tag: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Posts from other services. */
const FeedsCard = ({ feeds }: { readonly feeds: NonNullable<SampleProfile['twitterFeeds']> }): ReactNode => {
  const lists = useListStyles();
  const styles = useFeedsCardStyles();
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

const useAboutCardStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0 },
  line: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '18px', color: tokens.colorBrandForeground1 },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { margin: 0, gridColumn: 2, overflowWrap: 'anywhere' },
});

const fields: readonly { readonly key: string; readonly icon: FluentIcon }[] = [
  { key: 'joined', icon: CalendarRegular },
  { key: 'lives', icon: LocationRegular },
  { key: 'email', icon: MailRegular },
  { key: 'website', icon: GlobeRegular },
];

const AboutCard = ({ about }: { readonly about: Readonly<Record<string, string>> }): ReactNode => {
  const styles = useAboutCardStyles();
  const text = useText('profile');
  return (
    <SectionCard title={text('about.title')}>
      <Text>
        <bdi>{about.about}</bdi>
      </Text>
      <dl className={styles.list}>
        {fields.map(({ key, icon: Icon }) => (
          <div key={key} className={styles.line}>
            <Icon className={styles.icon} aria-hidden />
            <dt className={styles.label}>{text(`about.${key}`)}</dt>
            <dd className={styles.value} dir="auto">
              {key === 'joined' ? formatDay(about[key]) : about[key]}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
};

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1fr) minmax(0, 2fr) minmax(220px, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(220px, 1fr)' },
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: stack,
  // With two columns the narrow ones are stacked at the side.
  first: {
    '@media (max-width: 1100px)': { gridColumn: 2, gridRow: 1 },
    '@media (max-width: 760px)': { gridColumn: 1 },
  },
  middle: {
    '@media (max-width: 1100px)': { gridColumn: 1, gridRow: '1 / span 2' },
    '@media (max-width: 760px)': { gridRow: 'auto' },
  },
});

const Profile = ({ profile }: { readonly profile: SampleProfile }): ReactNode => {
  const styles = useStyles();
  const { header } = profile;
  const me = { username: header?.username ?? '', avatar: header?.avatar ?? '' };
  return (
    <>
      <Cover profile={profile} />
      <div className={styles.columns}>
        <div className={mergeClasses(styles.column, styles.first)}>
          <AboutCard about={profile.userAbout ?? {}} />
          <PagesCard pages={profile.suggestedPages ?? []} />
          <FeedsCard feeds={profile.twitterFeeds ?? []} />
        </div>
        <div className={mergeClasses(styles.column, styles.middle)}>
          {(profile.posts ?? []).map((post) => (
            <PostCard key={post.id} post={post} me={me} />
          ))}
        </div>
        <div className={styles.column}>
          <PhotosCard photos={profile.latestPhotos ?? []} />
          <SuggestionsCard suggestions={profile.suggestions ?? []} />
          <PollCard question={profile.pollQuestion ?? ''} choices={profile.polls ?? []} />
        </div>
      </div>
    </>
  );
};

/** `/pages/profile` */
export const Screen = (): ReactNode => {
  const text = useText('profile');
  const call = useCall('profile.detail', {});
  return (
    <Page title={text('title')} width={1_600}>
      <Loaded call={call}>{(profile) => <Profile profile={profile} />}</Loaded>
    </Page>
  );
};
