/** Menus for one mail or several: labels on and off, and where to move them. */
import type { Email } from '@contract/samples/entities/email';
import { Button, MenuItem, MenuItemCheckbox, MenuList, MenuPopover } from '@fluentui/react-components';
import { FolderArrowRightRegular, TagRegular } from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';
import { LazyPopover, type PopoverControl } from '../../kit/popover/lazy-popover';
import { PopoverMenu } from '../../kit/popover/popover-menu';
import { labelMails } from './data/changes';
import { labels, type MailFolder } from './data/mail-location';
import { LabelDot } from './label-dot';

// The menu comes with this screen: there is nothing left to fetch.
const load = () => Promise.resolve();

interface MenuButtonProps {
  readonly name: string;
  readonly icon: ReactElement;
  readonly children: (floating: PopoverControl) => ReactNode;
}

const MenuButton = ({ name, icon, children }: MenuButtonProps): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <LazyPopover
      opens="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      hint={name}
      button={<Button appearance="subtle" icon={icon} />}
    >
      {children}
    </LazyPopover>
  );
};

export const LabelMenu = ({ mails }: { readonly mails: readonly Email[] }): ReactNode => {
  const text = useText('email');
  const onAll = labels.filter((label) => mails.length > 0 && mails.every((mail) => mail.labels.includes(label)));
  return (
    <MenuButton name={text('actions.label')} icon={<TagRegular />}>
      {(floating) => (
        <PopoverMenu
          {...floating}
          hasIcons
          checkedValues={{ label: [...onAll] }}
          onCheckedValueChange={(_, { checkedItems }) => {
            const changed = labels.find((label) => onAll.includes(label) !== checkedItems.includes(label));
            if (changed) void labelMails(mails, changed);
          }}
        >
          <MenuPopover>
            <MenuList>
              {labels.map((label) => (
                <MenuItemCheckbox key={label} name="label" value={label} icon={<LabelDot label={label} />}>
                  {text(`labels.${label}`)}
                </MenuItemCheckbox>
              ))}
            </MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </MenuButton>
  );
};

/** Where a mail can go. What one did not write goes neither to Sent nor to Drafts. */
const targets = ['inbox', 'spam', 'trash'] as const satisfies readonly MailFolder[];

interface MoveMenuProps {
  readonly mails: readonly Email[];
  readonly onMove: (folder: MailFolder) => void;
}

export const MoveMenu = ({ mails, onMove }: MoveMenuProps): ReactNode => {
  const text = useText('email');
  const open = targets.filter((folder) => mails.some((mail) => mail.folder !== folder));
  return (
    <MenuButton name={text('actions.move')} icon={<FolderArrowRightRegular />}>
      {(floating) => (
        <PopoverMenu {...floating}>
          <MenuPopover>
            <MenuList>
              {open.map((folder) => (
                <MenuItem key={folder} onClick={() => onMove(folder)}>
                  {text(`folders.${folder}`)}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </MenuButton>
  );
};
