import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { NewsRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { columns, plainList } from '../../kit/styles';
import { findPosts, isShown, useBlogEdits, withEdits } from '../posts';
import { Sidebar } from '../sidebar';
import { PostCard } from './post-card';

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
  const kept = useBlogEdits();
  const words = search.get('q') ?? '';
  const category = search.get('category') ?? '';
  return (
    <Page title={text('title')} description={text('about')}>
      <div className={styles.columns}>
        <Loaded call={call}>
          {({ rows }) => {
            const all = rows.filter((post) => isShown(post, kept)).map((post) => withEdits(post, kept));
            const found = findPosts(all, words, category);
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
        <Sidebar words={words} category={category} />
      </div>
    </Page>
  );
};
