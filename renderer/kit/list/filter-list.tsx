/** What the filter button opens: one submenu per filterable field. */
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { FilterFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FloatingMenu } from '../float/menu';
import type { Floating } from '../float/opener';
import { formatNumber } from '../format/number';
import type { Field } from '../resource';
import { useText } from '../text';
import { choicesOf, filterable, toggleFilter } from './filter-values';
import { type FiltersProps, nameOf } from './filters';

const useStyles = makeStyles({
  values: { maxBlockSize: '60vh', overflowY: 'auto' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface FilterListProps extends Floating, FiltersProps {
  /** Asks for a first and a last day. */
  readonly onDays: (field: Field) => void;
}

const FilterField = ({ field, ...props }: FiltersProps & { readonly field: Field }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const chosen = props.filters[field.key] ?? [];
  const choices = choicesOf(field, props.whole, props.sample, chosen);
  return (
    <Menu
      checkedValues={{ [field.key]: [...chosen] }}
      onCheckedValueChange={(_, { checkedItems }) =>
        props.onChange(toggleFilter(props.filters, field.key, checkedItems))
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem {...(chosen.length > 0 ? { icon: <FilterFilled /> } : { icon: <span /> })}>
          {nameOf(props.name, field)}
        </MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.values}>
        <MenuList>
          {choices.length === 0 ? <MenuItem disabled>{text('list.noValues')}</MenuItem> : undefined}
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
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

export const FilterList = ({ anchor, open, onOpenChange, onDays, ...props }: FilterListProps): ReactNode => {
  const text = useText('kit');
  return (
    <FloatingMenu anchor={anchor} open={open} onOpenChange={onOpenChange} hasIcons>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            {filterable(props.fields).map((field) =>
              field.filter === 'days' ? (
                <MenuItem
                  key={field.key}
                  icon={(props.filters[field.key] ?? []).length > 0 ? <FilterFilled /> : <span />}
                  onClick={() => onDays(field)}
                >
                  {text('list.days.choose', { field: nameOf(props.name, field) })}
                </MenuItem>
              ) : (
                <FilterField key={field.key} field={field} {...props} />
              ),
            )}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </FloatingMenu>
  );
};
