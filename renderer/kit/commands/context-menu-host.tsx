/** Draws the context menu: the table's commands of its place, in the table's order, with a line between groups. */
import { type CommandId, commandIds, commands } from '@contract/commands/table';
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../format/text';
import {
  type ContextChoice,
  type ContextHandler,
  type ContextMenu,
  closeContextMenu,
  useContextMenu,
} from './context-menu';

const useStyles = makeStyles({
  label: { maxInlineSize: '320px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    display: 'inline-block',
    paddingInlineStart: '12px',
    maxInlineSize: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  choices: { maxBlockSize: '60vh', overflowY: 'auto' },
});

/** The commands by group. */
const groupsOf = ({ place, handlers }: ContextMenu): readonly (readonly CommandId[])[] => {
  const ids = commandIds.filter((id) => handlers[id] && commands[id].context?.includes(place));
  return [...Map.groupBy(ids, (id) => commands[id].group).values()];
};

const OpenMenu = ({ menu }: { readonly menu: ContextMenu }): ReactNode => {
  const styles = useStyles();
  const text = useText('commands');
  const { label, target, handlers } = menu;
  const close = (): void => {
    if (useContextMenu.getState().menu !== menu) return;
    // Before the command runs: a dialog returns the focus to what has it now.
    flushSync(closeContextMenu);
    target.returnTo?.focus({ preventScroll: true });
  };
  const run = (handler: Pick<ContextHandler, 'run'>): void => {
    close();
    handler.run?.();
  };
  const detailOf = ({ detail }: Pick<ContextHandler, 'detail'>) =>
    detail === undefined ? {} : { secondaryContent: <bdi className={styles.detail}>{detail}</bdi> };
  const submenu = (id: CommandId, choices: readonly ContextChoice[]): ReactNode => (
    <Menu key={id}>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem>{text(`commands.${id}`)}</MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.choices} onContextMenu={(event) => event.preventDefault()}>
        <MenuList>
          {choices.map((choice) => (
            <MenuItem key={choice.key} {...detailOf(choice)} onClick={() => run(choice)}>
              <bdi>{choice.label}</bdi>
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
  const item = (id: CommandId): ReactNode => {
    const handler = handlers[id];
    if (!handler) return null;
    if (handler.choices) return submenu(id, handler.choices);
    const shared = { disabled: handler.run === undefined, onClick: () => run(handler) };
    return commands[id].kind === 'toggle' ? (
      <MenuItemCheckbox key={id} name="on" value={id} {...shared}>
        {text(`commands.${id}`)}
      </MenuItemCheckbox>
    ) : (
      <MenuItem key={id} {...detailOf(handler)} {...shared}>
        {text(`commands.${id}`)}
      </MenuItem>
    );
  };
  const checked = commandIds.filter((id) => handlers[id]?.isChecked);
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => (open ? undefined : close())}
      positioning={{ target: target.at, position: 'below', align: 'start', autoSize: 'height' }}
      checkedValues={{ on: checked }}
      // All items are then aligned.
      hasCheckmarks={commandIds.some((id) => handlers[id] && commands[id].kind === 'toggle')}
    >
      <MenuPopover onContextMenu={(event) => event.preventDefault()}>
        <MenuList aria-label={label}>
          <MenuGroup>
            <MenuGroupHeader className={styles.label}>
              <bdi>{label}</bdi>
            </MenuGroupHeader>
            {groupsOf(menu).map((ids, index) => (
              <Fragment key={ids[0]}>
                {index > 0 ? <MenuDivider /> : undefined}
                {ids.map(item)}
              </Fragment>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

export const ContextMenuHost = (): ReactNode => {
  const { menu, dialog } = useContextMenu();
  return (
    <>
      {menu ? <OpenMenu menu={menu} /> : undefined}
      {dialog}
    </>
  );
};
