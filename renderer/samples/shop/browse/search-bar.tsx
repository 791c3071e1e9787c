import { makeStyles, Select, ToggleButton } from '@fluentui/react-components';
import { FilterRegular, GridRegular, TextBulletListSquareRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { SearchInput } from '../../kit/search-input';
import { countFilters, type ShopState, sorts } from './state';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  search: { flexGrow: 1, flexBasis: '220px', maxInlineSize: '420px' },
  room: { flexGrow: 1 },
  views: { display: 'flex', columnGap: '4px' },
  filters: { '@media (min-width: 1100px)': { display: 'none' } },
});

const maxSearchLength = 200;

interface SearchBarProps {
  readonly state: ShopState;
  readonly onChange: (change: Partial<ShopState>) => void;
  /** In narrow windows the filters collapse above the products. */
  readonly filters: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
}

export const SearchBar = ({ state, onChange, filters }: SearchBarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const on = countFilters(state);
  const view = (name: ShopState['view'], icon: ReactElement) => (
    <LazyTooltip content={text(`views.${name}`)} relationship="label">
      <ToggleButton
        appearance="subtle"
        icon={icon}
        checked={state.view === name}
        onClick={() => onChange({ view: name, page: state.page })}
      />
    </LazyTooltip>
  );
  return (
    <div className={styles.bar}>
      <SearchInput
        className={styles.search}
        label={text('search')}
        maxLength={maxSearchLength}
        query={state.q}
        onQueryChange={(q) => onChange({ q })}
      />
      <ToggleButton
        className={styles.filters}
        icon={<FilterRegular />}
        checked={filters.open}
        aria-expanded={filters.open}
        aria-controls={filters.id}
        onClick={filters.onToggle}
      >
        {on > 0 ? text('filters.on', { count: on }) : text('filters.title')}
      </ToggleButton>
      <span className={styles.room} />
      <Select
        aria-label={text('sort.label')}
        value={state.sort}
        onChange={(_, { value }) => onChange({ sort: sorts.find((sort) => sort === value) ?? 'featured' })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons of a kind, not the fields of a form */}
      <div role="group" className={styles.views} aria-label={text('views.label')}>
        {view('grid', <GridRegular />)}
        {view('list', <TextBulletListSquareRegular />)}
      </div>
    </div>
  );
};
