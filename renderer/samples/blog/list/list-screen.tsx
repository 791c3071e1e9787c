import type { BlogPost } from '@contract/samples/entities/page';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CommentRegular, NewsRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { backgrounds } from '../../../kit/skins/theme';
import { Page } from '../../../kit/ui/page';
import { insetBorder } from '../../../kit/ui/styles';
import { LineClamp } from '../../kit/line-clamp';
import { columns, plainList, textSize } from '../../kit/styles';
import { Author } from '../author';
import { findPosts, isShown, minutesOf, pathTo, useBlogEdits, withEdits } from '../posts';
import { Sidebar } from '../sidebar';
import { Tags } from '../tags';

const usePostCardStyles = makeStyles({
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

const PostCard = ({ post }: { readonly post: BlogPost }): ReactNode => {
  const styles = usePostCardStyles();
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

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) 280px', 1000, tokens.spacingHorizontalXL),
  posts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
});

/** `/pages/blog/list`: all posts, newest first. The URL holds the search and the category. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const [search, setSearch] = useSearchParams();
  const call = useCall('blog.list', {});
  const edits = useBlogEdits();
  const query = search.get('q') ?? '';
  const category = search.get('category') ?? '';
  return (
    <Page title={text('title')} description={text('about')}>
      <div className={styles.columns}>
        <Loaded call={call}>
          {({ rows }) => {
            const all = rows.filter((post) => isShown(post, edits)).map((post) => withEdits(post, edits));
            const found = findPosts(all, query, category);
            if (found.length === 0)
              return (
                <Message icon={NewsRegular} title={text('none')} body={text('noneBody')}>
                  <Button onClick={() => setSearch({}, { replace: true })}>{text('all')}</Button>
                </Message>
              );
            return (
              <ul className={styles.posts}>
                {found.map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <Sidebar words={query} category={category} />
      </div>
    </Page>
  );
};
