import type { BlogDetail } from '@contract/samples/entities/page';
import { Button, makeStyles, mergeClasses, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { BookmarkFilled, BookmarkRegular, EditRegular, LinkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { copyText } from '../../../kit/feedback/copy-text';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { BackLink } from '../../../kit/ui/back-link';
import { Markup } from '../../../kit/ui/markup/markup';
import { Page } from '../../../kit/ui/page';
import { insetBorder } from '../../../kit/ui/styles';
import { columns, stack } from '../../kit/styles';
import { Author } from '../author';
import { minutesOf, pathTo, toggleBookmark, useBlogEdits, withEdits } from '../posts';
import { Sidebar } from '../sidebar';
import { Tags } from '../tags';
import { Comments } from './comments';

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) 280px', 1000, tokens.spacingHorizontalXL),
  main: stack,
  post: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    paddingBlockEnd: tokens.spacingVerticalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    overflow: 'hidden',
  },
  picture: { inlineSize: '100%', maxBlockSize: '300px', objectFit: 'cover', objectPosition: 'center 40%' },
  inset: { paddingInline: tokens.spacingHorizontalXL },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  acts: { marginInlineStart: '-12px' },
  text: { maxInlineSize: '72ch', fontSize: tokens.fontSizeBase400 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const Post = ({ detail }: { readonly detail: BlogDetail }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const edits = useBlogEdits();
  const post = withEdits(detail.blog, edits);
  const isMarked = edits.bookmarked.includes(post.id);
  return (
    <div className={styles.main}>
      <article className={styles.post} aria-label={post.title}>
        {post.img ? <img className={styles.picture} src={post.img} alt="" /> : undefined}
        <div className={mergeClasses(styles.inset, styles.line)}>
          <Author post={post} />
          <Text size={200} className={styles.quiet}>
            {text('minutes', { count: minutesOf(post.content) })}
          </Text>
          <Tags tags={post.tags} />
        </div>
        <div className={mergeClasses(styles.inset, styles.text)}>
          <Markup markup={post.content} links />
        </div>
        <div className={mergeClasses(styles.inset, styles.line, styles.acts)}>
          <ToggleButton
            appearance="subtle"
            checked={isMarked}
            icon={isMarked ? <BookmarkFilled /> : <BookmarkRegular />}
            aria-label={text('bookmark', { count: post.bookmarks + Number(isMarked) })}
            onClick={() => toggleBookmark(post.id)}
          >
            {formatNumber(post.bookmarks + Number(isMarked))}
          </ToggleButton>
          <Button appearance="subtle" icon={<LinkRegular />} onClick={() => copyText(pathTo('detail', post.id))}>
            {text('copyLink')}
          </Button>
        </div>
      </article>
      <Comments key={post.id} comments={detail.comments} />
    </div>
  );
};

/** `/pages/blog/detail`: the post of the URL (`?post=3`), or the newest. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('post');
  const call = useCall('blog.detail', id === null ? {} : { id });
  const edits = useBlogEdits();
  const post = call.value && withEdits(call.value.blog, edits);
  return (
    <Page
      title={post?.title ?? text('one')}
      width={1_180}
      actions={
        <>
          <BackLink to="/pages/blog/list">{text('back')}</BackLink>
          {post ? (
            <Button icon={<EditRegular />} onClick={() => void navigate(pathTo('edit', post.id))}>
              {text('edit.open')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <div className={styles.columns}>
        <Loaded call={call}>{(detail) => <Post detail={detail} />}</Loaded>
        <Sidebar />
      </div>
    </Page>
  );
};
