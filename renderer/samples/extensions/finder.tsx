/** The sample search: up to four pages, files and contacts each; the bookmarks while the field is empty. */
import type { SearchGroup } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';
import { makeStyles, SearchBox, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { refreshAreas, useCall } from '../../kit/bridge/use-call';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { SecondaryText } from '../kit/layout';
import type { Example } from '../kit/showcase/family-page';
import { heading, plainLink, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  search: { inlineSize: '360px', maxInlineSize: '100%' },
  heading: heading(300),
  list: stackedList('4px'),
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
});

type SearchEntry = SearchGroup['data'][number];

/** The first matches of each group, ignoring case. */
export const searchGroups = (groups: readonly SearchGroup[], query: string): readonly SearchGroup[] => {
  const words = fold(query).trim();
  if (words === '') return [];
  return groups
    .map((group) => ({
      ...group,
      data: group.data
        .filter(({ title, email = '' }) => fold(`${title} ${email}`).includes(words))
        .slice(0, group.searchLimit),
    }))
    .filter(({ data }) => data.length > 0);
};

/** The API can only toggle. */
const toggle = async (id: number): Promise<void> => {
  notifyFailure(await callEndpoint('bookmark.toggle', { id: String(id) }));
  await refreshAreas(['bookmark', 'search']);
};

interface EntryListProps {
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

const EntryList = ({ title, entries }: EntryListProps) => {
  const styles = useStyles();
  const text = useText('extensions');
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.line}>
            {entry.link === undefined ? (
              <bdi>{entry.title}</bdi>
            ) : (
              <Link className={styles.link} to={entry.link}>
                {entry.title}
              </Link>
            )}
            {[entry.size, entry.email].map((detail) =>
              typeof detail === 'string' ? <SecondaryText key={detail}>{detail}</SecondaryText> : undefined,
            )}
            {entry.isBookmarked === undefined ? undefined : (
              <ToggleButton
                size="small"
                appearance="transparent"
                checked={entry.isBookmarked}
                icon={entry.isBookmarked ? <StarFilled /> : <StarRegular />}
                aria-label={text('search.bookmark', { title: entry.title })}
                onClick={() => void toggle(entry.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Finder: Example = ({ text }) => {
  const styles = useStyles();
  const [query, setQuery] = useState('');
  const index = useCall('search.index', {});
  const bookmarks = useCall('bookmark.list', {});
  return (
    <>
      <SearchBox
        className={styles.search}
        aria-label={text('search.field')}
        placeholder={text('search.field')}
        value={query}
        maxLength={100}
        onChange={(_, { value }) => setQuery(value)}
      />
      {query.trim() === '' ? (
        <Loaded call={bookmarks}>
          {(value) => <EntryList title={text('search.bookmarks')} entries={value.bookmarks} />}
        </Loaded>
      ) : (
        <Loaded call={index}>
          {(all) => {
            const groups = searchGroups(all, query);
            if (groups.length === 0) return <Text role="status">{text('search.none', { query })}</Text>;
            return groups.map(({ groupTitle, data }) => (
              <EntryList key={groupTitle} title={text(`search.${groupTitle}`)} entries={data} />
            ));
          }}
        </Loaded>
      )}
    </>
  );
};
