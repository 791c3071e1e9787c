import type { ProfileComment } from '@contract/samples/entities/page';
import { Avatar, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { HeartFilled, HeartRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { stackedList } from '../kit/styles';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalS),
  comment: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: tokens.spacingHorizontalS },
  words: {
    display: 'grid',
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const Comment = ({ comment }: { readonly comment: ProfileComment }): ReactNode => {
  const styles = useStyles();
  const text = useText('profile');
  const [liked, setLiked] = useState(comment.youLiked);
  const likes = comment.commentsLikes + Number(liked) - Number(comment.youLiked);
  return (
    <li className={styles.comment}>
      <Avatar size={32} name={comment.username} image={{ src: comment.avatar }} aria-hidden />
      <span className={styles.words}>
        <Text weight="semibold">{comment.username}</Text>
        <Text>
          <bdi>{comment.comment}</bdi>
        </Text>
      </span>
      <ToggleButton
        size="small"
        appearance="subtle"
        checked={liked}
        icon={liked ? <HeartFilled /> : <HeartRegular />}
        aria-label={text('post.likeComment', { name: comment.username, count: likes })}
        onClick={() => setLiked(!liked)}
      >
        {formatNumber(likes)}
      </ToggleButton>
    </li>
  );
};

export const Comments = ({ comments }: { readonly comments: readonly ProfileComment[] }): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {comments.map((comment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: comments may be equal, and new ones come last
        <Comment key={at} comment={comment} />
      ))}
    </ul>
  );
};
