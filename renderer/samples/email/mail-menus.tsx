/** Menus for one or more mails: labels, and moving to a folder. */
import type { Email } from '@contract/samples/entities/email';
import { MenuItem, MenuItemCheckbox } from '@fluentui/react-components';
import { FolderArrowRightRegular, TagRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { IconButton } from '../kit/icon-button';
import { SimpleMenu } from '../kit/simple-menu';
import { labelMails } from './data/changes';
import { labels, type MailFolder } from './data/mail-location';
import { LabelDot } from './label-dot';

export const LabelMenu = ({ mails }: { readonly mails: readonly Email[] }): ReactNode => {
  const text = useText('email');
  const onAll = labels.filter((label) => mails.length > 0 && mails.every((mail) => mail.labels.includes(label)));
  return (
    <SimpleMenu
      trigger={<IconButton label={text('actions.label')} icon={<TagRegular />} />}
      hasIcons
      checkedValues={{ label: [...onAll] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const changed = labels.find((label) => onAll.includes(label) !== checkedItems.includes(label));
        if (changed) void labelMails(mails, changed);
      }}
    >
      {labels.map((label) => (
        <MenuItemCheckbox key={label} name="label" value={label} icon={<LabelDot label={label} />}>
          {text(`labels.${label}`)}
        </MenuItemCheckbox>
      ))}
    </SimpleMenu>
  );
};

/** Folders that a mail can be moved to: never Sent or Drafts. */
const targets = ['inbox', 'spam', 'trash'] as const satisfies readonly MailFolder[];

interface MoveMenuProps {
  readonly mails: readonly Email[];
  readonly onMove: (folder: MailFolder) => void;
}

export const MoveMenu = ({ mails, onMove }: MoveMenuProps): ReactNode => {
  const text = useText('email');
  const open = targets.filter((folder) => mails.some((mail) => mail.folder !== folder));
  return (
    <SimpleMenu trigger={<IconButton label={text('actions.move')} icon={<FolderArrowRightRegular />} />}>
      {open.map((folder) => (
        <MenuItem key={folder} onClick={() => onMove(folder)}>
          {text(`folders.${folder}`)}
        </MenuItem>
      ))}
    </SimpleMenu>
  );
};
