/** The open mail with its replies, and what can be done with it. */
import { type Email, type EmailPlace, emailLabels } from '@contract/samples/entities/email';
import { Button, MenuItem, MenuItemCheckbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowForwardRegular,
  ArrowReplyRegular,
  AttachRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DeleteRegular,
  EditRegular,
  FolderArrowRightRegular,
  MailOffRegular,
  MailReadRegular,
  MailUnreadRegular,
  StarFilled,
  StarRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { useCall } from '../../kit/bridge/use-call';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { Loaded } from '../../kit/feedback/states';
import { formatDateTime } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { useDirectionIcons } from '../../kit/ui/direction-icons';
import { lineBelow } from '../../kit/ui/hairlines';
import { Markup } from '../../kit/ui/markup/markup';
import { Message } from '../../kit/ui/message';
import { focusRing } from '../../kit/ui/styles';
import { IconButton } from '../kit/icon-button';
import { LabeledLine } from '../kit/labeled-line';
import { PersonAvatar } from '../kit/person-avatar';
import { SimpleMenu } from '../kit/simple-menu';
import { heading, plainList, stackedList } from '../kit/styles';
import { type Composed, forwardOf, replyTo } from './compose-dialog';
import { LabelDot } from './label-dot';
import { changeMail, formatNames, type MailLocation, moveMail, toggleLabel } from './mails';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2px',
    paddingBlock: '5px',
    paddingInline: '12px 8px',
    ...lineBelow,
  },
  starred: { color: tokens.colorPaletteMarigoldForeground3 },
  room: { flexGrow: 1 },
  back: { display: 'none', '@container mailbox (max-width: 760px)': { display: 'inline-flex' } },
  scroll: { flexGrow: 1, minBlockSize: 0, overflowY: 'auto', padding: '16px 20px 24px', ...focusRing('-2px') },
  subject: { ...heading(500), overflowWrap: 'anywhere' },
  labels: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginBlock: '4px 16px', ...plainList },
  label: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', fontSize: tokens.fontSizeBase200 },
  thread: stackedList('12px'),
  message: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    padding: '12px 16px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  files: { display: 'flex', flexWrap: 'wrap', gap: '8px', ...plainList },
  file: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
  },
});

const MessageCard = ({ message }: { readonly message: Email }): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const { from, to, cc, attachments } = message;
  const recipients = [...to, ...cc.map((email) => ({ name: '', email }))];
  return (
    <li className={styles.message}>
      <LabeledLine
        start={<PersonAvatar size={40} name={from.name || from.email} src={from.avatar} />}
        title={from.name || from.email}
        about={recipients.length > 0 ? text('toNames', { names: formatNames(recipients) }) : from.email}
      >
        <Text size={200} className={styles.quiet}>
          {formatDateTime(message.time)}
        </Text>
      </LabeledLine>
      <Markup markup={message.message} links />
      {attachments.length > 0 ? (
        <ul className={styles.files} aria-label={text('attachments', { count: attachments.length })}>
          {attachments.map(({ fileName, size }) => (
            <li key={fileName} className={styles.file}>
              <AttachRegular aria-hidden />
              <bdi>{fileName}</bdi>
              <span className={styles.quiet} dir="ltr">
                {size}
              </span>
            </li>
          ))}
        </ul>
      ) : undefined}
    </li>
  );
};

interface MailProps {
  readonly mail: EmailPlace;
  readonly location: MailLocation;
  readonly onCompose: (mail: Composed) => void;
}

const Tools = ({ mail, location, onCompose }: MailProps): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const { Back } = useDirectionIcons();
  const { isRead, isStarred, labels } = mail;
  const move = async (folder: Email['folder']) => {
    if (await moveMail(mail, folder)) location.open();
  };
  const step = async (dir: 'previous' | 'next') => {
    const result = await callEndpoint('email.paginate', { dir, emailId: mail.id });
    if (notifyFailure(result) && result.ok) location.open(result.value.id);
  };
  return (
    <section className={styles.bar} aria-label={text('mailTools')}>
      <span className={styles.back}>
        <IconButton label={text('actions.back')} icon={<Back />} onClick={() => location.open()} />
      </span>
      <IconButton
        label={text(mail.folder === 'draft' ? 'actions.edit' : 'actions.reply')}
        icon={mail.folder === 'draft' ? <EditRegular /> : <ArrowReplyRegular />}
        onClick={() => onCompose(replyTo(mail))}
      />
      <IconButton
        label={text('actions.forward')}
        icon={<ArrowForwardRegular />}
        onClick={() => onCompose(forwardOf(mail))}
      />
      <IconButton
        label={text('actions.star')}
        aria-pressed={isStarred}
        icon={isStarred ? <StarFilled className={styles.starred} /> : <StarRegular />}
        onClick={() => void changeMail(mail, { isStarred: !isStarred })}
      />
      <IconButton
        label={text(isRead ? 'actions.unread' : 'actions.read')}
        icon={isRead ? <MailUnreadRegular /> : <MailReadRegular />}
        onClick={() => void changeMail(mail, { isRead: !isRead })}
      />
      <SimpleMenu
        trigger={<IconButton label={text('labelList')} icon={<TagRegular />} />}
        hasIcons
        checkedValues={{ label: [...labels] }}
        onCheckedValueChange={(_, { checkedItems }) => {
          const changed = emailLabels.find((label) => labels.includes(label) !== checkedItems.includes(label));
          if (changed) void toggleLabel(mail, changed);
        }}
      >
        {emailLabels.map((label) => (
          <MenuItemCheckbox key={label} name="label" value={label} icon={<LabelDot label={label} />}>
            {text(`labels.${label}`)}
          </MenuItemCheckbox>
        ))}
      </SimpleMenu>
      <SimpleMenu trigger={<IconButton label={text('actions.move')} icon={<FolderArrowRightRegular />} />}>
        {(['inbox', 'spam', 'trash'] as const)
          .filter((folder) => folder !== mail.folder)
          .map((folder) => (
            <MenuItem key={folder} onClick={() => void move(folder)}>
              {text(`folders.${folder}`)}
            </MenuItem>
          ))}
      </SimpleMenu>
      {mail.folder === 'trash' ? undefined : (
        <IconButton label={text('actions.delete')} icon={<DeleteRegular />} onClick={() => void move('trash')} />
      )}
      <span className={styles.room} />
      <IconButton
        label={text('actions.previous')}
        icon={<ChevronUpRegular />}
        disabledFocusable={!mail.hasPreviousMail}
        onClick={() => mail.hasPreviousMail && void step('previous')}
      />
      <IconButton
        label={text('actions.next')}
        icon={<ChevronDownRegular />}
        disabledFocusable={!mail.hasNextMail}
        onClick={() => mail.hasNextMail && void step('next')}
      />
    </section>
  );
};

const Mail = (props: MailProps): ReactNode => {
  const { mail } = props;
  const styles = useStyles();
  const text = useText('email');
  // Only once, so that a user can mark the open mail as unread.
  const opened = useRef(false);
  useEffect(() => {
    if (!opened.current && !mail.isRead) void changeMail(mail, { isRead: true });
    opened.current = true;
  }, [mail]);
  return (
    <>
      <Tools {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text('conversation')}>
        <h2 className={styles.subject} dir="auto">
          {mail.subject || text('noSubject')}
        </h2>
        <ul className={styles.labels} aria-label={text('labelList')}>
          {mail.labels.map((label) => (
            <li key={label} className={styles.label}>
              <LabelDot label={label} />
              {text(`labels.${label}`)}
            </li>
          ))}
        </ul>
        <ol className={styles.thread}>
          {[mail, ...mail.replies].map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ol>
      </section>
    </>
  );
};

export const MailPane = ({ id, ...props }: Omit<MailProps, 'mail'> & { readonly id: string }): ReactNode => {
  const text = useText('email');
  const call = useCall('email.detail', { id });
  if (call.failure?.code === 'not-found')
    return (
      <Message icon={MailOffRegular} title={text('gone.title')} body={text('gone.body')}>
        <Button onClick={() => props.location.open()}>{text('actions.back')}</Button>
      </Message>
    );
  return <Loaded call={call}>{(mail) => <Mail {...props} mail={mail} />}</Loaded>;
};
