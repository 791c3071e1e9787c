/** `/pages/blog/list`: all posts, newest first. The URL holds the search and the category. */
import { fold } from '@contract/text/fold';
import { makeStyles } from '@fluentui/react-components';
import { NewsRegular, TagRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { Message } from '../../kit/ui/message';
import { Page } from '../../kit/ui/page';
import { useSearch } from '../../kit/ui/use-search';
import { CardLinks } from '../kit/card-links';
import { SearchInput } from '../kit/search-input';
import { SideNavigation } from '../kit/side-navigation';
import { pageColumns } from '../kit/styles';
import { pathTo, usePostChanges, withChange } from './posts';

const useStyles = makeStyles({ columns: pageColumns('200px minmax(0, 1fr)', 900) });

const list = '/pages/blog/list';

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const [search, setSearch] = useSearch();
  const changes = usePostChanges();
  const posts = useCall('blog.list', {});
  const side = useCall('blog.sidebar', {});
  const query = search.get('q') ?? '';
  const category = search.get('category');
  return (
    <Page
      title={text('title')}
      description={text('about')}
      actions={
        <SearchInput
          label={text('search')}
          query={query}
          onQueryChange={(q) =>
            setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), q }), { replace: true })
          }
        />
      }
    >
      <div className={styles.columns}>
        <Loaded call={side}>
          {({ categories }) => (
            <nav aria-label={text('categories')}>
              <SideNavigation
                links={categories.map(({ category: name, count }) => ({
                  key: name,
                  to: name === category ? list : `${list}?category=${encodeURIComponent(name)}`,
                  label: name,
                  icon: <TagRegular />,
                  current: name === category,
                  count,
                }))}
              />
            </nav>
          )}
        </Loaded>
        <Loaded call={posts}>
          {({ rows }) => {
            const found = rows
              .map((post) => withChange(post, changes))
              .filter(({ tags }) => category === null || tags.includes(category))
              .filter(({ title, author }) => fold(`${title} ${author}`).includes(fold(query.trim())));
            return found.length === 0 ? (
              <Message icon={NewsRegular} title={text('none')} body={text('noneBody')} />
            ) : (
              <CardLinks
                cards={found.map(({ id, title, img, excerpt, author, blogPosted }) => ({
                  key: id,
                  to: pathTo('detail', id),
                  picture: img,
                  title,
                  text: excerpt,
                  about: text('by', { author, day: formatDay(blogPosted) }),
                }))}
              />
            );
          }}
        </Loaded>
      </div>
    </Page>
  );
};
