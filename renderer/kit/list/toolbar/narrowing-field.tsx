/** A submenu of the filter menu that narrows the list to one event or track, by id: names repeat every year. */
import type { NarrowingParam } from '@contract/list/narrowing';
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { FilterFilled } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../format/text';
import { type ListState, withNarrowing } from '../data/list-state';
import { useNarrowingRecords } from './narrowing-records';
import { noValuesText } from './no-values-text';

const useStyles = makeStyles({ values: { maxBlockSize: '60vh', overflowY: 'auto' } });

interface NarrowingFieldProps {
  readonly param: NarrowingParam;
  readonly narrowing: ListState['narrowing'];
  readonly onNarrow: (narrowing: ListState['narrowing']) => void;
}

export const NarrowingField = ({ param, narrowing, onNarrow }: NarrowingFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const [isOpen, setOpen] = useState(false);
  const { records, ...call } = useNarrowingRecords(param, isOpen);
  const chosen = narrowing[param] ?? '';
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_, data) => setOpen(data.open)}
      checkedValues={{ [param]: [chosen] }}
      onCheckedValueChange={(_, { checkedItems }) => onNarrow(withNarrowing(narrowing, param, checkedItems[0]))}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={chosen === '' ? <span /> : <FilterFilled />}>{text(`list.narrowing.${param}`)}</MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.values}>
        <MenuList>
          <MenuGroup aria-labelledby={undefined} aria-label={text(`list.narrowing.${param}`)}>
            <MenuItemRadio name={param} value="">
              {text(`list.narrowing.all.${param}`)}
            </MenuItemRadio>
            <MenuDivider />
            {records.length === 0 ? <MenuItem disabled>{noValuesText(call)}</MenuItem> : undefined}
            {records.map(({ id, label }) => (
              <MenuItemRadio key={id} name={param} value={id}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};
