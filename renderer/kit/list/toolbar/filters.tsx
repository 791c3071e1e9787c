import { FilterFilled, FilterRegular } from '@fluentui/react-icons';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { Field } from '../../area/field';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { LazyPopover } from '../../popover/lazy-popover';
import { MenuButton } from '../../popover/menu-button';
import { filterableFields, toggleFilter } from '../data/filter-values';
import { fieldLabel } from './filter-labels';
import type { FiltersProps } from './filter-menu-list';

const load = () => import('./filter-menu-list');
const FilterList = lazy(async () => ({ default: (await load()).FilterMenuList }));
const DaysDialog = lazy(async () => ({ default: (await import('./days-dialog')).DaysDialog }));

interface FilterMenuProps extends FiltersProps {
  /** Belongs to the page's main list, which has the command. */
  readonly isMain: boolean;
}

/** The filter button with its menu; draws nothing without filterable fields. */
export const FilterMenu = memo(function FilterMenu({ isMain, ...props }: FilterMenuProps): ReactNode {
  const text = useText('kit');
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<Field>();
  const narrowed = Object.keys(props.narrowing).length;
  const active = Object.values(props.filters).reduce((sum, values) => sum + values.length, narrowed);
  const { narrowsTo = [] } = props.source.capabilities;
  const canFilter = filterableFields(props.fields).length + narrowsTo.length > 0;
  useCommand('filters', isMain && canFilter ? () => setOpen(true) : undefined);
  if (!canFilter) return null;
  const { filters, onChange } = props;
  return (
    <>
      <LazyPopover
        popup="menu"
        open={open}
        onOpenChange={setOpen}
        load={load}
        button={
          <MenuButton
            icon={active > 0 ? <FilterFilled /> : <FilterRegular />}
            aria-label={active > 0 ? text('list.filterCount', { count: active }) : text('list.filter')}
          >
            {text('list.filter')}
          </MenuButton>
        }
      >
        {(floating) => <FilterList {...floating} {...props} onDays={setDays} />}
      </LazyPopover>
      {days ? (
        <Suspense>
          <DaysDialog
            title={fieldLabel(props.name, days)}
            chosen={filters[days.key] ?? []}
            onChoose={(values) => onChange(toggleFilter(filters, days.key, values))}
            onClose={() => setDays(undefined)}
          />
        </Suspense>
      ) : undefined}
    </>
  );
});
