import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  makeStyles,
  type PositioningVirtualElement,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowUpRegular, CopyRegular, DeleteRegular, StarFilled } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isMenuKey, pointOf } from '../../../kit/commands/context-menu';
import { copyText } from '../../../kit/feedback/copy-text';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { backgrounds } from '../../../kit/skins/theme';
import { Initials } from '../../../kit/ui/initials';
import { type Person, WithPeople } from '../../kit/people';
import type { Examples } from '../../kit/showcase/example';
import { plainList } from '../../kit/styles';
import { moveItem } from '../board/move-item';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '4px', ...plainList, maxInlineSize: '560px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    inlineSize: '100%',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'context-menu',
    ':hover': { backgroundColor: backgrounds.hovered },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '&[aria-expanded="true"]': { backgroundColor: backgrounds.selected },
  },
  star: { color: tokens.colorBrandForeground1 },
  quiet: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
});

interface OpenMenu {
  readonly person: Person;
  readonly button: HTMLElement;
  /** The pointer's position; undefined if opened by keyboard. */
  readonly point: PositioningVirtualElement | undefined;
}

const List = ({ people }: { readonly people: readonly Person[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const [rows, setRows] = useState(people);
  const [starred, setStarred] = useState<readonly number[]>([]);
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const close = () => {
    openMenu?.button.focus();
    setOpenMenu(undefined);
  };
  const remove = (person: Person) => {
    setRows(rows.filter(({ id }) => id !== person.id));
    notify({
      id: 'context-menu',
      intent: 'info',
      title: text('context-menu.removed', { name: person.fullName }),
      actions: [{ label: text('undo'), run: () => setRows(rows) }],
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, person: Person) => {
    if (!isMenuKey(event)) return;
    event.preventDefault();
    setOpenMenu({ person, button: event.currentTarget, point: undefined });
  };
  const person = openMenu?.person;
  return (
    <>
      <ul className={styles.list} aria-label={text('context-menu.label')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.row}
              aria-haspopup="menu"
              aria-expanded={person?.id === row.id}
              onClick={({ currentTarget }) => setOpenMenu({ person: row, button: currentTarget, point: undefined })}
              onContextMenu={(event) => {
                event.preventDefault();
                setOpenMenu({ person: row, button: event.currentTarget, point: pointOf(event) });
              }}
              onKeyDown={(event) => onKeyDown(event, row)}
            >
              <Initials name={row.fullName} size={28} />
              {row.fullName}
              {starred.includes(row.id) ? (
                <StarFilled className={styles.star} aria-label={text('context-menu.starred')} />
              ) : undefined}
              <Text size={200} className={styles.quiet}>
                {row.post}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {openMenu && person ? (
        <Menu
          open
          onOpenChange={(_, { open }) => (open ? undefined : close())}
          positioning={{ target: openMenu.point ?? openMenu.button, position: 'below', align: 'start' }}
          checkedValues={{ star: starred.includes(person.id) ? ['on'] : [] }}
          onCheckedValueChange={(_, { checkedItems }) =>
            setStarred(checkedItems.length > 0 ? [...starred, person.id] : starred.filter((id) => id !== person.id))
          }
          hasIcons
          hasCheckmarks
        >
          <MenuPopover>
            <MenuList aria-label={text('context-menu.of', { name: person.fullName })}>
              <MenuItem icon={<CopyRegular />} onClick={() => copyText(person.email)}>
                {text('context-menu.copy')}
              </MenuItem>
              <MenuItem
                icon={<ArrowUpRegular />}
                disabled={rows[0]?.id === person.id}
                onClick={() => setRows(moveItem(rows, rows.indexOf(person), 0))}
              >
                {text('context-menu.top')}
              </MenuItem>
              <MenuItemCheckbox name="star" value="on">
                {text('context-menu.star')}
              </MenuItemCheckbox>
              <MenuDivider />
              <MenuItem icon={<DeleteRegular />} onClick={() => remove(person)}>
                {text('context-menu.remove')}
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      ) : undefined}
    </>
  );
};

/** Changes are kept only on this page. */
export const examples: Examples = {
  rows: {
    code: `<Menu open positioning={{ target: point ?? button, position: 'below', align: 'start' }}>
  <MenuPopover>…</MenuPopover>
</Menu>`,
    Preview: () => <WithPeople count={5}>{(people) => <List people={people} />}</WithPeople>,
  },
};
