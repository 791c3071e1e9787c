/** `/apps/search`: the sample search, a field with completion, and all pages with their bookmarks. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { plainList } from '../kit/styles';
import { EntryLine } from './entry-line';
import { Finder } from './finder';
import { TrackField } from './track-field';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    columnGap: '16px',
    ...plainList,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const call = useCall('bookmark.list', {});
  return (
    <Page title={text('title')} description={text('about')} width={1_180}>
      <div className={styles.columns}>
        <SectionCard title={text('findTitle')} description={text('findAbout')}>
          <Finder />
        </SectionCard>
        <SectionCard title={text('place.title')} description={text('place.about')}>
          <TrackField />
        </SectionCard>
      </div>
      <SectionCard title={text('pages')} description={text('pagesAbout')}>
        <Loaded call={call}>
          {({ suggestions }) => (
            <ul className={styles.list}>
              {suggestions.map((entry) => (
                <EntryLine key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </Loaded>
      </SectionCard>
    </Page>
  );
};
