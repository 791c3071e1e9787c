/** `/pages/profile`: a person with posts, pictures, suggestions and a poll. */
import type { ProfilePoll, ProfilePost, SampleProfile } from '@contract/samples/entities/page';
import { Avatar, makeStyles, ProgressBar, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, HeartFilled, HeartRegular, PersonAddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Field } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { FieldList } from '../../kit/detail/field-list';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime, formatDay } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { lineAbove } from '../../kit/ui/hairlines';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { insetBorder } from '../../kit/ui/styles';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { heading, pageColumns, plainList, stack, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  cover: {
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
  coverPicture: {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(140px, 15vw, 240px)',
    objectFit: 'cover',
    objectPosition: 'center 70%',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 16px' },
  face: { marginBlockStart: '-56px', border: `4px solid ${tokens.colorNeutralBackground1}` },
  name: heading(600),
  words: { flexGrow: 1, display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
  columns: pageColumns('minmax(0, 1fr) 320px', 1000),
  column: stack,
  list: stackedList(tokens.spacingVerticalM),
  photos: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6px', ...plainList },
  photo: {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  post: {
    display: 'grid',
    rowGap: tokens.spacingVerticalM,
    justifyItems: 'start',
    ...lineAbove,
    paddingBlockStart: '16px',
  },
  postPicture: {
    inlineSize: '100%',
    maxBlockSize: '320px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  choice: { display: 'grid', rowGap: '4px' },
  share: { display: 'flex', justifyContent: 'space-between' },
});

const Cover = ({ profile: { header, userAbout } }: { readonly profile: SampleProfile }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [isFollowed, setIsFollowed] = useState(false);
  if (!header) return null;
  const { username, designation, avatar, coverImg } = header;
  return (
    <section className={styles.cover} aria-label={username}>
      <img className={styles.coverPicture} src={coverImg} alt="" />
      <div className={styles.head}>
        <Avatar className={styles.face} size={96} name={username} image={{ src: avatar }} aria-hidden />
        <div className={styles.words}>
          <h2 className={styles.name}>{username}</h2>
          <Text className={styles.quiet}>
            {text('head', { designation, place: userAbout?.lives ?? '', day: formatDay(userAbout?.joined) })}
          </Text>
        </div>
        <ToggleButton
          checked={isFollowed}
          icon={isFollowed ? <CheckmarkRegular /> : <PersonAddRegular />}
          onClick={() => setIsFollowed(!isFollowed)}
        >
          {text(isFollowed ? 'following' : 'follow')}
        </ToggleButton>
      </div>
    </section>
  );
};

const Post = ({ post }: { readonly post: ProfilePost }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [isLiked, setIsLiked] = useState(post.youLiked);
  const likes = post.likes + Number(isLiked) - Number(post.youLiked);
  return (
    <article className={styles.post} aria-label={text('post.by', { name: post.username })}>
      <LabeledLine
        start={<PersonAvatar size={40} name={post.username} src={post.avatar} />}
        title={post.username}
        about={formatDateTime(post.postTime)}
      />
      <Text dir="auto">{post.postText}</Text>
      {post.postImg ? <img className={styles.postPicture} src={post.postImg} alt="" /> : undefined}
      <ToggleButton
        appearance="subtle"
        checked={isLiked}
        icon={isLiked ? <HeartFilled /> : <HeartRegular />}
        aria-label={text('post.like', { count: likes, shown: formatNumber(likes) })}
        onClick={() => setIsLiked(!isLiked)}
      >
        {formatNumber(likes)}
      </ToggleButton>
      <ul className={styles.list} aria-label={text('post.comments', { count: post.detailedComments.length })}>
        {post.detailedComments.map(({ username, avatar, comment }) => (
          <li key={`${username} ${comment}`}>
            <LabeledLine
              start={<PersonAvatar size={32} name={username} src={avatar} />}
              title={username}
              about={comment}
            />
          </li>
        ))}
      </ul>
    </article>
  );
};

const Poll = ({ polls }: { readonly polls: readonly ProfilePoll[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const votes = polls.reduce((sum, { result }) => sum + result, 0);
  return (
    <ul className={styles.list}>
      {polls.map(({ name, result }) => (
        <li key={name} className={styles.choice}>
          <span className={styles.share}>
            <bdi>{name}</bdi>
            <Text className={styles.quiet}>{text('votes', { count: result })}</Text>
          </span>
          <ProgressBar value={result} max={votes} thickness="large" aria-label={name} />
        </li>
      ))}
    </ul>
  );
};

const People = ({ people }: { readonly people: NonNullable<SampleProfile['suggestions']> }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  return (
    <ul className={styles.list}>
      {people.map(({ name, avatar, mutualFriend }) => (
        <li key={name}>
          <LabeledLine
            start={<PersonAvatar size={40} name={name} src={avatar} />}
            title={name}
            about={text('mutual', { count: mutualFriend })}
          />
        </li>
      ))}
    </ul>
  );
};

const aboutFields: readonly Field[] = [
  { key: 'joined', kind: 'date' },
  { key: 'lives' },
  { key: 'email', kind: 'email' },
  { key: 'website' },
];

const Profile = ({ profile }: { readonly profile: SampleProfile }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  return (
    <>
      <Cover profile={profile} />
      <div className={styles.columns}>
        <SectionCard title={text('posts')}>
          {(profile.posts ?? []).map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </SectionCard>
        <div className={styles.column}>
          <SectionCard title={text('about.title')} description={profile.userAbout?.about}>
            <FieldList area="profile" fields={aboutFields} values={profile.userAbout ?? {}} />
          </SectionCard>
          <SectionCard title={text('photos')}>
            <ul className={styles.photos}>
              {(profile.latestPhotos ?? []).map(({ img, title }) => (
                <li key={title}>
                  <img className={styles.photo} src={img} alt={title} title={title} />
                </li>
              ))}
            </ul>
          </SectionCard>
          <SectionCard title={text('suggestions')}>
            <People people={profile.suggestions ?? []} />
          </SectionCard>
          <SectionCard title={text('poll')} description={profile.pollQuestion ?? ''}>
            <Poll polls={profile.polls ?? []} />
          </SectionCard>
        </div>
      </div>
    </>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('profile');
  const call = useCall('profile.detail', {});
  return (
    <Page title={text('title')} width={1_200}>
      <Loaded call={call}>{(profile) => <Profile profile={profile} />}</Loaded>
    </Page>
  );
};
