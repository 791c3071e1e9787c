import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio, makeStyles, tokens } from '@fluentui/react-components';
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
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { IconButton } from '../kit/icon-button';
import { type SideLink, SideNavigation } from '../kit/side-navigation';
import { SimpleMenu } from '../kit/simple-menu';
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

/** Unread mails by folder, as the service counts them, and all drafts. */
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

const views: readonly MailView[] = folders.map((name) => ({ kind: 'folder', name }));
const tags: readonly MailView[] = labels.map((name) => ({ kind: 'label', name }));
const isAt = (view: MailView | undefined, at: MailView): boolean => view?.kind === at.kind && view.name === at.name;

export const FolderPane = ({ view }: { readonly view: MailView | undefined }): ReactNode => {
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
      current: isAt(view, at),
      count,
      waiting: text(at.name === 'draft' ? 'drafts' : 'unreadCount', { count: count ?? 0 }),
    };
  };
  return (
    <div className={styles.pane}>
      <SideNavigation links={views.map(linkTo)} />
      <SideNavigation title={text('labelList')} links={tags.map(linkTo)} />
    </div>
  );
};

/** The folders as a menu, for narrow windows. */
export const FolderMenu = ({ view }: { readonly view: MailView | undefined }): ReactNode => {
  const text = useText('email');
  const navigate = useNavigate();
  const item = (at: MailView): ReactNode => (
    <MenuItemRadio key={at.name} name="view" value={pathTo(at)} icon={<span>{iconOf(at)}</span>}>
      {text(`${at.kind}s.${at.name}`)}
    </MenuItemRadio>
  );
  return (
    <SimpleMenu
      trigger={<IconButton label={text('folderList')} icon={<NavigationRegular />} />}
      checkedValues={{ view: view ? [pathTo(view)] : [] }}
      onCheckedValueChange={(_, { checkedItems: [to] }) => to && void navigate(to)}
    >
      <MenuGroup>{views.map(item)}</MenuGroup>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{text('labelList')}</MenuGroupHeader>
        {tags.map(item)}
      </MenuGroup>
    </SimpleMenu>
  );
};
