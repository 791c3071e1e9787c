import type { BlogPost } from '@contract/samples/entities/page';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CommentRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { backgrounds } from '../../../kit/skins/theme';
import { insetBorder } from '../../../kit/ui/styles';
import { LineClamp } from '../../kit/line-clamp';
import { textSize } from '../../kit/styles';
import { Author } from '../author';
import { minutesOf, pathTo } from '../posts';
import { Tags } from '../tags';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    overflow: 'hidden',
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  picture: { inlineSize: '100%', aspectRatio: '2 / 1', objectFit: 'cover' },
  words: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
  },
  title: { margin: 0, ...textSize[400] },
  // The whole card links to the post; its categories lie above the link.
  link: { color: 'inherit', textDecorationLine: 'none', '::after': { content: '""', position: 'absolute', inset: 0 } },
  text: { color: tokens.colorNeutralForeground2 },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: 'auto',
    paddingBlockStart: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
  comments: { display: 'inline-flex', alignItems: 'center', columnGap: '4px' },
});

export const PostCard = ({ post }: { readonly post: BlogPost }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  return (
    <li className={styles.card}>
      {post.img ? <img className={styles.picture} src={post.img} alt="" /> : undefined}
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={pathTo('detail', post.id)}>
            <bdi>{post.title}</bdi>
          </Link>
        </h2>
        <Author post={post} />
        <Tags tags={post.tags} />
        <LineClamp lines={4} className={styles.text}>
          {post.excerpt}
        </LineClamp>
        <div className={styles.foot}>
          <span className={styles.comments}>
            <CommentRegular aria-hidden />
            <Text size={200}>{text('comments', { count: post.comments })}</Text>
          </span>
          <Text size={200}>{text('minutes', { count: minutesOf(post.content) })}</Text>
        </div>
      </div>
    </li>
  );
};
