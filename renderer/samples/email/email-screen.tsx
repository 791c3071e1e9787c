/** `/apps/email`, `/apps/email/:folder` and `/apps/email/:folder/:id`: folders and labels, the list, and the open mail. */
import type { EmailList } from '@contract/samples/entities/email';
import { emailLabels } from '@contract/samples/entities/email';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ComposeRegular,
  DeleteRegular,
  DraftsRegular,
  type FluentIcon,
  MailInboxRegular,
  MailProhibitedRegular,
  MailReadRegular,
  SendRegular,
  StarRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { lineBelow } from '../../kit/ui/hairlines';
import { Message } from '../../kit/ui/message';
import { SearchInput } from '../kit/search-input';
import { SideNavigation } from '../kit/side-navigation';
import { heading, lineAfter } from '../kit/styles';
import { ComposeDialog, type Composed, emptyMail } from './compose-dialog';
import { LabelDot } from './label-dot';
import { MailList } from './mail-list';
import { MailPane } from './mail-pane';
import { type Folder, folders, type MailLocation, useMailLocation } from './mails';

/** There is room for the list or for the open mail, not for both. */
const onePane = '@container mailbox (max-width: 760px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: '240px',
    minInlineSize: 0,
    containerType: 'inline-size',
    containerName: 'mailbox',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    paddingBlock: '10px',
    paddingInline: '16px',
    ...lineBelow,
  },
  title: { ...heading(500), minInlineSize: '180px' },
  search: { flexGrow: 1, flexBasis: '160px', maxInlineSize: '440px' },
  write: { marginInlineStart: 'auto' },
  panes: { display: 'flex', flexGrow: 1, minBlockSize: 0, [onePane]: { flexDirection: 'column' } },
  folders: {
    flexShrink: 0,
    boxSizing: 'border-box',
    inlineSize: '192px',
    display: 'grid',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalL,
    overflowY: 'auto',
    padding: '8px',
    ...lineAfter,
    [onePane]: { inlineSize: 'auto', borderInlineEndStyle: 'none', ...lineBelow },
  },
  list: {
    flexShrink: 0,
    inlineSize: 'clamp(300px, 34cqi, 420px)',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    ...lineAfter,
    [onePane]: { inlineSize: 'auto', flexGrow: 1, borderInlineEndStyle: 'none' },
  },
  mail: { flexGrow: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 },
  behind: { [onePane]: { display: 'none' } },
});

const icons: Readonly<Record<Folder, FluentIcon>> = {
  inbox: MailInboxRegular,
  starred: StarRegular,
  sent: SendRegular,
  draft: DraftsRegular,
  spam: MailProhibitedRegular,
  trash: DeleteRegular,
};

interface FoldersProps {
  readonly location: MailLocation;
  readonly counts: EmailList['emailsMeta'];
}

/** The folders, and the labels that narrow the open one. */
const Folders = ({ location, counts }: FoldersProps): ReactNode => {
  const text = useText('email');
  const path = `/apps/email/${location.folder}`;
  return (
    <>
      <SideNavigation
        links={folders.map((name) => {
          const Icon = icons[name];
          const count = name === 'starred' ? 0 : (counts[name] ?? 0);
          return {
            key: name,
            to: `/apps/email/${name}`,
            label: text(`folders.${name}`),
            icon: <Icon />,
            current: location.folder === name,
            count,
            waiting: text(name === 'draft' ? 'drafts' : 'unreadCount', { count }),
          };
        })}
      />
      <SideNavigation
        title={text('labelList')}
        links={emailLabels.map((name) => ({
          key: name,
          to: location.label === name ? path : `${path}?label=${name}`,
          label: text(`labels.${name}`),
          icon: <LabelDot label={name} />,
          current: location.label === name,
        }))}
      />
    </>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const location = useMailLocation();
  const { folder, label, query, id } = location;
  const [composed, setComposed] = useState<Composed>();
  const call = useCall(
    'email.list',
    { folder, ...(label ? { label } : {}), ...(query.trim() === '' ? {} : { q: query.trim() }) },
    { keepPrevious: true },
  );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text(`folders.${folder}`)}</h1>
        <SearchInput className={styles.search} label={text('search')} query={query} onQueryChange={location.setQuery} />
        <Button
          className={styles.write}
          appearance="primary"
          icon={<ComposeRegular />}
          onClick={() => setComposed(emptyMail)}
        >
          {text('newMail')}
        </Button>
      </header>
      <div className={styles.panes}>
        <nav
          className={mergeClasses(styles.folders, id !== undefined && styles.behind)}
          aria-label={text('folderList')}
        >
          <Folders location={location} counts={call.value?.emailsMeta ?? {}} />
        </nav>
        <section className={mergeClasses(styles.list, id !== undefined && styles.behind)} aria-label={text('list')}>
          <MailList
            // The mails of another folder are not shown in this one.
            call={call.stale && call.state !== 'rejected' ? { ...call, value: undefined } : call}
            location={location}
          />
        </section>
        <section className={mergeClasses(styles.mail, id === undefined && styles.behind)} aria-label={text('openMail')}>
          {id === undefined ? (
            <Message icon={MailReadRegular} title={text('none.title')} body={text('none.body')} />
          ) : (
            <MailPane key={id} id={id} location={location} onCompose={setComposed} />
          )}
        </section>
      </div>
      {composed ? <ComposeDialog mail={composed} onClose={() => setComposed(undefined)} /> : undefined}
    </div>
  );
};
