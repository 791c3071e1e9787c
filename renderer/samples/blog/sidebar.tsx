import type { BlogSidebar } from '@contract/samples/entities/page';
import { CounterBadge, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { SectionCard } from '../../kit/ui/section-card';
import { SearchInput } from '../kit/search-input';
import { plainLink, stack, stackedList } from '../kit/styles';
import { isShown, pathTo, useBlogEdits, withEdits } from './posts';

const useStyles = makeStyles({
  side: stack,
  search: { inlineSize: '100%', maxInlineSize: '100%' },
  list: stackedList(tokens.spacingVerticalS),
  post: { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalM },
  picture: { inlineSize: '72px', blockSize: '48px', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  words: { display: 'grid', alignContent: 'start' },
  link: { color: tokens.colorNeutralForeground1, ...plainLink },
  quiet: { color: tokens.colorNeutralForeground3 },
  category: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: '-8px',
    paddingInline: '8px',
    minBlockSize: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: backgrounds.hovered },
    '&[aria-current]': { backgroundColor: backgrounds.selected, fontWeight: tokens.fontWeightSemibold },
  },
});

interface SidebarProps {
  readonly words?: string;
  readonly category?: string;
}

const listWith = (params: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return `/pages/blog/list${search === '' ? '' : `?${search}`}`;
};

const Lists = ({ side, words = '', category = '' }: SidebarProps & { readonly side: BlogSidebar }): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const edits = useBlogEdits();
  return (
    <>
      <SectionCard title={text('recent')}>
        <ul className={styles.list}>
          {side.recentPosts
            .filter((post) => isShown(post, edits))
            .map((post) => withEdits(post, edits))
            .map(({ id, title, img, blogPosted }) => (
              <li key={id} className={styles.post}>
                {img ? <img className={styles.picture} src={img} alt="" /> : <span className={styles.picture} />}
                <span className={styles.words}>
                  <Link className={styles.link} to={pathTo('detail', id)}>
                    {title}
                  </Link>
                  <Text size={200} className={styles.quiet}>
                    {formatDay(blogPosted)}
                  </Text>
                </span>
              </li>
            ))}
        </ul>
      </SectionCard>
      <SectionCard title={text('categories')}>
        <nav aria-label={text('categories')}>
          <ul className={styles.list}>
            {side.categories.map(({ category: name, count }) => (
              <li key={name}>
                <Link
                  className={styles.category}
                  to={listWith({ q: words, category: name === category ? '' : name })}
                  {...(name === category ? { 'aria-current': true } : {})}
                >
                  {name}
                  <CounterBadge appearance="filled" color="informative" count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </SectionCard>
    </>
  );
};

/** Search, newest posts and categories, which lead to the list. */
export const Sidebar = ({ words = '', category = '' }: SidebarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('blog');
  const navigate = useNavigate();
  const call = useCall('blog.sidebar', {});
  return (
    <aside className={styles.side} aria-label={text('side')}>
      <SearchInput
        className={styles.search}
        label={text('search')}
        query={words}
        onQueryChange={(q) => void navigate(listWith({ q, category }), { replace: true })}
      />
      <Loaded call={call}>{(side) => <Lists side={side} words={words} category={category} />}</Loaded>
    </aside>
  );
};
