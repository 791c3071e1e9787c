import {
  Button,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  makeStyles,
  mergeClasses,
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
import { type ReactNode, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FloatingMenu } from '../../kit/float/menu';
import { Opener } from '../../kit/float/opener';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/text';
import { grounds } from '../../kit/theme';
import { useCall } from '../../kit/use-call';
import { useKept } from './data/kept';
import { type Folder, folders, labels, type Place, pathOf } from './data/place';
import { LabelDot } from './label-dot';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '2px' },
  heading: {
    margin: 0,
    paddingBlock: '16px 6px',
    paddingInline: '10px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    blockSize: '32px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: grounds.hovered },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: grounds.chosen,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '8px',
      inlineSize: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
  },
  icon: { fontSize: '20px', display: 'inline-grid', placeItems: 'center', inlineSize: '20px' },
  name: { flexGrow: 1 },
  count: {
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
});

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
  const drafts = useKept(({ mails }) => mails.filter(({ folder }) => folder === 'draft').length);
  const meta = value?.emailsMeta ?? {};
  return { ...meta, ...(drafts > 0 || meta.draft ? { draft: (meta.draft ?? 0) + drafts } : {}) };
};

interface ItemProps {
  readonly at: Place;
  readonly current: boolean;
  readonly count?: number | undefined;
}

const Item = ({ at, current, count = 0 }: ItemProps): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const Icon = at.kind === 'folder' ? icons[at.name] : undefined;
  return (
    <li>
      <Link
        to={pathOf(at)}
        className={mergeClasses(styles.link, current && styles.current)}
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.icon} aria-hidden>
          {Icon ? <Icon /> : undefined}
          {at.kind === 'label' ? <LabelDot label={at.name} /> : undefined}
        </span>
        <span className={styles.name}>{text(`${at.kind}s.${at.name}`)}</span>
        {count > 0 ? (
          <span className={styles.count} title={text(at.name === 'draft' ? 'drafts' : 'unreadCount', { count })}>
            {formatNumber(count)}
          </span>
        ) : undefined}
      </Link>
    </li>
  );
};

const places: readonly Place[] = folders.map((name) => ({ kind: 'folder', name }));
const tags: readonly Place[] = labels.map((name) => ({ kind: 'label', name }));
const isAt = (place: Place | undefined, at: Place): boolean => place?.kind === at.kind && place.name === at.name;

export const FolderPane = ({ place }: { readonly place: Place | undefined }): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const counts = useCounts();
  const id = useId();
  return (
    <>
      <ul className={styles.list}>
        {places.map((at) => (
          <Item key={at.name} at={at} current={isAt(place, at)} count={at.kind === 'folder' ? counts[at.name] : 0} />
        ))}
      </ul>
      <h2 id={id} className={styles.heading}>
        {text('labelList')}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {tags.map((at) => (
          <Item key={at.name} at={at} current={isAt(place, at)} />
        ))}
      </ul>
    </>
  );
};

const load = () => import('../../kit/float/menu');

/** The same where there is no room for the pane. */
export const FolderMenu = ({ place }: { readonly place: Place | undefined }): ReactNode => {
  const text = useText('email');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const item = (at: Place): ReactNode => {
    const Icon = at.kind === 'folder' ? icons[at.name] : undefined;
    return (
      <MenuItemRadio
        key={at.name}
        name="place"
        value={pathOf(at)}
        icon={Icon ? <Icon /> : at.kind === 'label' ? <LabelDot label={at.name} /> : <span />}
      >
        {text(`${at.kind}s.${at.name}`)}
      </MenuItemRadio>
    );
  };
  return (
    <Opener
      opens="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      hint={text('folderList')}
      button={<Button appearance="subtle" icon={<NavigationRegular />} />}
    >
      {(floating) => (
        <FloatingMenu
          {...floating}
          checkedValues={{ place: place ? [pathOf(place)] : [] }}
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
        </FloatingMenu>
      )}
    </Opener>
  );
};
