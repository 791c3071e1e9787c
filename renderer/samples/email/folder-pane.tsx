import {
  Button,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  DeleteRegular,
  DraftsRegular,
  type FluentIcon,
  MailInboxRegular,
  MailProhibitedRegular,
  NavigationRegular,
  SendRegular,
  StarRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { PopoverMenu } from '../../kit/popover/popover-menu';
import { type SideLink, SideNavigation } from '../kit/side-navigation';
import { useLocalMails } from './data/local-mails';
import { type Folder, folders, labels, type MailView, pathTo } from './data/mail-location';
import { LabelDot } from './label-dot';

const useStyles = makeStyles({ pane: { display: 'grid', rowGap: tokens.spacingVerticalL } });

const icons: Readonly<Record<Folder, FluentIcon>> = {
  inbox: MailInboxRegular,
  starred: StarRegular,
  sent: SendRegular,
  draft: DraftsRegular,
  spam: MailProhibitedRegular,
  trash: DeleteRegular,
};

/** What waits in each folder, as the service counts it, and the drafts kept here. */
const useCounts = (): Readonly<Partial<Record<Folder, number>>> => {
  const { value } = useCall('email.list', { folder: 'inbox' });
  const drafts = useLocalMails(({ mails }) => mails.filter(({ folder }) => folder === 'draft').length);
  const meta = value?.emailsMeta ?? {};
  return { ...meta, ...(drafts > 0 || meta.draft ? { draft: (meta.draft ?? 0) + drafts } : {}) };
};

const iconOf = (at: MailView): ReactNode => {
  if (at.kind === 'label') return <LabelDot label={at.name} />;
  const Icon = icons[at.name];
  return <Icon />;
};

const places: readonly MailView[] = folders.map((name) => ({ kind: 'folder', name }));
const tags: readonly MailView[] = labels.map((name) => ({ kind: 'label', name }));
const isAt = (place: MailView | undefined, at: MailView): boolean => place?.kind === at.kind && place.name === at.name;

export const FolderPane = ({ place }: { readonly place: MailView | undefined }): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const counts = useCounts();
  const linkTo = (at: MailView): SideLink => {
    const count = at.kind === 'folder' ? counts[at.name] : undefined;
    return {
      key: at.name,
      to: pathTo(at),
      label: text(`${at.kind}s.${at.name}`),
      icon: iconOf(at),
      current: isAt(place, at),
      count,
      waiting: text(at.name === 'draft' ? 'drafts' : 'unreadCount', { count: count ?? 0 }),
    };
  };
  return (
    <div className={styles.pane}>
      <SideNavigation links={places.map(linkTo)} />
      <SideNavigation title={text('labelList')} links={tags.map(linkTo)} />
    </div>
  );
};

const load = () => import('../../kit/popover/popover-menu');

/** The same where there is no room for the pane. */
export const FolderMenu = ({ place }: { readonly place: MailView | undefined }): ReactNode => {
  const text = useText('email');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const item = (at: MailView): ReactNode => (
    <MenuItemRadio key={at.name} name="place" value={pathTo(at)} icon={<span>{iconOf(at)}</span>}>
      {text(`${at.kind}s.${at.name}`)}
    </MenuItemRadio>
  );
  return (
    <LazyPopover
      opens="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      hint={text('folderList')}
      button={<Button appearance="subtle" icon={<NavigationRegular />} />}
    >
      {(floating) => (
        <PopoverMenu
          {...floating}
          checkedValues={{ place: place ? [pathTo(place)] : [] }}
          onCheckedValueChange={(_, { checkedItems: [to] }) => {
            setOpen(false);
            if (to) void navigate(to);
          }}
        >
          <MenuPopover>
            <MenuList>
              <MenuGroup>{places.map(item)}</MenuGroup>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{text('labelList')}</MenuGroupHeader>
                {tags.map(item)}
              </MenuGroup>
            </MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </LazyPopover>
  );
};
