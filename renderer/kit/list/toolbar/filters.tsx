/** The filter button with its menu: one submenu per filterable field. */

import type { Failure } from '@contract/failure';
import { allPages, sentIdIn } from '@contract/list/all-pages';
import { minuteMs } from '@contract/time/durations';
import {
  Menu,
  MenuButton,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { FilterFilled, FilterRegular } from '@fluentui/react-icons';
import { lazy, memo, type ReactNode, Suspense, useState } from 'react';
import type { Field, Values } from '../../area/field';
import { useCachedQuery } from '../../bridge/use-call';
import { useCommand } from '../../commands/command';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import { ButtonMenu } from '../../popover/button-menu';
import {
  collectValues,
  filterableFields,
  hasFoundValues,
  maxFoundValues,
  toFilterChoices,
  toggleFilter,
} from '../data/filter-values';
import type { InMemoryRows } from '../data/in-memory-rows';
import { fetchPage, type ListSource } from '../data/list-source';
import type { ListState } from '../data/list-state';
import { fieldLabel } from './filter-labels';
import { NarrowingField } from './narrowing-field';
import { noValuesText } from './no-values-text';

const DaysDialog = lazy(async () => ({ default: (await import('./days-dialog')).DaysDialog }));

const useStyles = makeStyles({
  values: { maxBlockSize: '60vh', overflowY: 'auto' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

export interface FiltersProps {
  readonly name: string;
  readonly source: ListSource;
  readonly fields: readonly Field[];
  readonly filters: ListState['filters'];
  readonly onChange: (filters: ListState['filters']) => void;
  readonly narrowing: ListState['narrowing'];
  readonly onNarrow: (narrowing: ListState['narrowing']) => void;
  readonly inMemory: InMemoryRows | undefined;
  readonly sample: readonly Values[];
}

interface FilterListProps extends FiltersProps {
  /** Opens the dialog for a range of days. */
  readonly onDays: (field: Field) => void;
}

interface ValueScan {
  /** The list has, or may have, rows that were not scanned. */
  readonly more: boolean;
  /** Why the list could not be scanned. */
  readonly failure: Failure | undefined;
  readonly busy: boolean;
}

/** Pages have up to 2,000 rows, so this is enough for all but the longest lists. */
const maxPages = 10;

/** Scans the unfiltered list once for filter values, because a single page has too few of them. */
const useValueScan = ({ source, fields, inMemory }: FiltersProps): ValueScan => {
  const dynamic = fields.filter(hasFoundValues);
  const { value, failure, busy } = useCachedQuery<{ readonly more: boolean }>({
    queryKey: [source.call, source.input, 'values'],
    enabled: !inMemory && source.capabilities.query !== false && dynamic.length > 0,
    staleTime: 10 * minuteMs,
    queryFn: async ({ signal }) => {
      let pages = 0;
      for await (const batch of allPages((paging) => fetchPage(source, { ...paging }, signal), sentIdIn(source.id))) {
        if (!batch.ok) throw batch.failure;
        for (const { key } of dynamic) collectValues(source, key, batch.value.rows);
        pages += 1;
        if (batch.value.last) return { more: false };
        if (pages === maxPages) break;
      }
      return { more: true };
    },
  });
  return { more: !inMemory && value?.more !== false, failure: inMemory ? undefined : failure, busy };
};

interface FilterFieldProps extends FiltersProps {
  readonly field: Field;
  readonly scan: ValueScan;
}

const FilterField = ({ field, scan, ...props }: FilterFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const chosen = props.filters[field.key] ?? [];
  const { source, inMemory, sample } = props;
  const choices = toFilterChoices(field, inMemory, () => collectValues(source, field.key, sample), chosen);
  const isPart = hasFoundValues(field) && !scan.busy && (scan.more || choices.length >= maxFoundValues);
  return (
    <Menu
      checkedValues={{ [field.key]: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) =>
        props.onChange(toggleFilter(props.filters, field.key, checkedItems))
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem {...(chosen.length > 0 ? { icon: <FilterFilled /> } : { icon: <span /> })}>
          {fieldLabel(props.name, field)}
        </MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.values}>
        <MenuList>
          <MenuGroup {...(isPart ? {} : { 'aria-labelledby': undefined, 'aria-label': fieldLabel(props.name, field) })}>
            {choices.length === 0 ? (
              <MenuItem disabled>{noValuesText(scan)}</MenuItem>
            ) : isPart ? (
              <MenuGroupHeader>{text('list.someValues')}</MenuGroupHeader>
            ) : undefined}
            {choices.map(({ value, label, count }) => (
              <MenuItemCheckbox
                key={value}
                name={field.key}
                value={value}
                {...(count === undefined
                  ? {}
                  : { secondaryContent: <span className={styles.count}>{formatNumber(count)}</span> })}
              >
                {label}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

const FilterList = ({ onDays, ...props }: FilterListProps): ReactNode => {
  const text = useText('kit');
  const scan = useValueScan(props);
  return (
    <MenuGroup aria-labelledby={undefined}>
      {props.source.capabilities.narrowsTo?.map((param) => (
        <NarrowingField key={param} param={param} narrowing={props.narrowing} onNarrow={props.onNarrow} />
      ))}
      {filterableFields(props.fields).map((field) =>
        field.filter === 'days' ? (
          <MenuItem
            key={field.key}
            icon={(props.filters[field.key] ?? []).length > 0 ? <FilterFilled /> : <span />}
            onClick={() => onDays(field)}
          >
            {text('list.days.choose', { field: fieldLabel(props.name, field) })}
          </MenuItem>
        ) : (
          <FilterField key={field.key} field={field} scan={scan} {...props} />
        ),
      )}
    </MenuGroup>
  );
};

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
      <ButtonMenu
        hasIcons
        open={open}
        onOpenChange={(_, data) => setOpen(data.open)}
        button={
          <MenuButton
            appearance="subtle"
            icon={active > 0 ? <FilterFilled /> : <FilterRegular />}
            aria-label={active > 0 ? text('list.filterCount', { count: active }) : text('list.filter')}
          >
            {text('list.filter')}
          </MenuButton>
        }
      >
        <FilterList {...props} onDays={setDays} />
      </ButtonMenu>
      {days ? (
        <Suspense>
          <DaysDialog
            title={fieldLabel(props.name, days)}
            chosen={filters[days.key] ?? []}
            isFilteredHere={props.inMemory !== undefined}
            onChoose={(values) => onChange(toggleFilter(filters, days.key, values))}
            onClose={() => setDays(undefined)}
          />
        </Suspense>
      ) : undefined}
    </>
  );
});
