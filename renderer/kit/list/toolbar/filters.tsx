import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular, FilterFilled, FilterRegular } from '@fluentui/react-icons';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { Field } from '../../area/field';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { LazyPopover } from '../../popover/lazy-popover';
import { MenuButton } from '../../popover/menu-button';
import { filterableFields, toggleFilter, valueLabel } from '../data/filter-values';
import { useChipStyles } from './chip.styles';
import { fieldLabel, formatDayRange } from './filter-labels';
import type { FiltersProps } from './filter-menu-list';

const load = () => import('./filter-menu-list');
const FilterList = lazy(async () => ({ default: (await load()).FilterMenuList }));
const DaysDialog = lazy(async () => ({ default: (await import('./days-dialog')).DaysDialog }));

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  ignored: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    borderInlineStyle: 'dashed',
    borderBlockStyle: 'dashed',
    borderInlineColor: tokens.colorNeutralStroke1,
    borderBlockColor: tokens.colorNeutralStroke1,
    textDecorationLine: 'line-through',
  },
});

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

/** The active filters, each with a button that removes it. Includes fields from the URL that the definition lacks. */
export const FilterChips = memo(function FilterChips(
  props: Pick<FiltersProps, 'name' | 'fields' | 'filters' | 'onChange'> & {
    /** Filters that the server ignored, so they do not narrow the rows. */
    readonly ignored: readonly string[];
  },
): ReactNode {
  const styles = useStyles();
  const chip = useChipStyles();
  const text = useText('kit');
  const { filters, fields, onChange, ignored } = props;
  const active = Object.entries(filters);
  if (active.length === 0) return null;
  return (
    <div className={styles.chips}>
      {active.flatMap(([key, values]) => {
        const field = fields.find((one) => one.key === key) ?? { key };
        const title = fieldLabel(props.name, field);
        const isIgnored = ignored.includes(key);
        return values.map((value) => {
          const shown = formatDayRange(value) ?? (valueLabel(field, value) || text('list.empty'));
          return (
            <Button
              key={`${key}=${value}`}
              className={mergeClasses(chip.chip, chip.on, isIgnored && styles.ignored)}
              size="small"
              iconPosition="after"
              icon={<DismissRegular />}
              aria-label={text(isIgnored ? 'list.removeIgnored' : 'list.removeFilter', { field: title, value: shown })}
              onClick={() =>
                onChange(
                  toggleFilter(
                    filters,
                    key,
                    values.filter((one) => one !== value),
                  ),
                )
              }
            >
              {title}: {shown}
            </Button>
          );
        });
      })}
      <Button size="small" appearance="transparent" onClick={() => onChange({})}>
        {text('list.clearFilters')}
      </Button>
    </div>
  );
});
