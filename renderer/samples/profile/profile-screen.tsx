import type { SampleProfile } from '@contract/samples/entities/page';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { stack } from '../kit/styles';
import { AboutCard } from './about-card';
import { Cover } from './cover';
import { FeedsCard } from './feeds-card';
import { PagesCard } from './pages-card';
import { PhotosCard } from './photos-card';
import { PollCard } from './poll-card';
import { PostCard } from './post-card';
import { SuggestionsCard } from './suggestions-card';

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
