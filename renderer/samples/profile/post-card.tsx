import type { NamedPerson, ProfileComment, ProfilePost } from '@contract/samples/entities/page';
import {
  AvatarGroup,
  AvatarGroupItem,
  Button,
  makeStyles,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { CommentRegular, HeartFilled, HeartRegular, ShareRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { copyText } from '../../kit/feedback/copy-text';
import { formatDateTime } from '../../kit/format/date-time';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { CommentForm } from './comment-form';
import { Comments } from './comments';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: { inlineSize: '100%', borderRadius: tokens.borderRadiusMedium },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  likers: { marginInlineStart: 'auto' },
});

interface PostCardProps {
  readonly post: ProfilePost;
  /** The author of new comments. */
  readonly me: NamedPerson;
}

export const PostCard = ({ post, me }: PostCardProps): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const id = useId();
  const [liked, setLiked] = useState(post.youLiked);
  const [comments, setComments] = useState(post.detailedComments);
  const [open, setOpen] = useState(false);
  const likes = post.likes + Number(liked) - Number(post.youLiked);
  const add = (comment: string) => {
    const mine: ProfileComment = { ...me, comment, commentsLikes: 0, youLiked: false };
    setComments([...comments, mine]);
  };
  return (
    <article className={styles.card} aria-label={text('post.by', { name: post.username })}>
      <LabeledLine
        title={post.username}
        start={<PersonAvatar size={40} name={post.username} src={post.avatar} />}
        about={formatDateTime(post.postTime)}
      />
      <Text>
        <bdi>{post.postText}</bdi>
      </Text>
      {post.postImg ? <img className={styles.picture} src={post.postImg} alt="" /> : undefined}
      <div className={styles.bar}>
        <ToggleButton
          appearance="subtle"
          checked={liked}
          icon={liked ? <HeartFilled /> : <HeartRegular />}
          aria-label={text('post.like', { count: likes, shown: formatNumber(likes) })}
          onClick={() => setLiked(!liked)}
        >
          {formatNumber(likes)}
        </ToggleButton>
        <Button
          appearance="subtle"
          icon={<CommentRegular />}
          aria-expanded={open}
          aria-controls={id}
          aria-label={text('post.comments', { count: comments.length })}
          onClick={() => setOpen(!open)}
        >
          {formatNumber(comments.length)}
        </Button>
        <Button
          appearance="subtle"
          icon={<ShareRegular />}
          aria-label={text('post.share', { count: post.share })}
          onClick={() => copyText(post.postText)}
        >
          {formatNumber(post.share)}
        </Button>
        <AvatarGroup className={styles.likers} layout="stack" size={24} aria-label={text('post.likers')}>
          {post.likedUsers.map(({ username, avatar }) => (
            <AvatarGroupItem key={username} name={username} image={{ src: avatar }} />
          ))}
        </AvatarGroup>
      </div>
      <div id={id} hidden={!open}>
        {open ? (
          <>
            <Comments comments={comments} />
            <CommentForm me={me} onSend={add} />
          </>
        ) : undefined}
      </div>
    </article>
  );
};
