import type { Email } from '@contract/samples/entities/email';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowForwardRegular,
  ArrowReplyAllRegular,
  ArrowReplyRegular,
  EditRegular,
  MailOffRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Call } from '../../../kit/bridge/use-call';
import { Message } from '../../../kit/feedback/message';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { usePageKeys } from '../../kit/page-keys';
import { heading, stackedList } from '../../kit/styles';
import { startDraft } from '../compose/compose-store';
import { draftFromMail } from '../compose/draft';
import { useReplyActions } from '../compose/use-reply-actions';
import { changeMails } from '../data/changes';
import { useLocalMails } from '../data/local-mails';
import type { MailFolder, MailLocation, MailView } from '../data/mail-location';
import { useMail } from '../data/mails';
import type { Person } from '../data/people';
import { LabelDot } from '../label-dot';
import { MailBar } from './mail-bar';
import { MessageCard } from './message-card';

const useStyles = makeStyles({
  scroll: {
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    paddingBlock: '16px 24px',
    paddingInline: '20px',
    ...focusRing('-2px'),
  },
  head: { display: 'grid', rowGap: '8px', marginBlockEnd: '16px' },
  subject: { ...heading(500), overflowWrap: 'anywhere', outlineStyle: 'none' },
  labels: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  label: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
  thread: stackedList('12px'),
  answers: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '16px' },
});

interface MailPaneProps {
  readonly id: string;
  readonly location: MailLocation;
  readonly view: MailView;
  readonly mails: readonly Email[];
  readonly me: Person;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

/** All messages of a conversation, oldest first: the mail, its replies, and local answers. */
const threadOf = (mail: Email, answers: readonly Email[]): readonly Email[] =>
  [mail, ...mail.replies, ...answers].sort((one, other) => Date.parse(one.time) - Date.parse(other.time));

const Mail = ({ mail, ...props }: Omit<MailPaneProps, 'id'> & { readonly mail: Email }): ReactNode => {
  const { me, onMove } = props;
  const styles = useStyles();
  const text = useText('email');
  const heading = useRef<HTMLHeadingElement>(null);
  const all = useLocalMails(({ mails }) => mails);
  const ownReplies = all.filter(({ answers, folder }) => answers === mail.id && folder === 'sent');
  const thread = threadOf(mail, ownReplies);
  const { reply, replyAll, forward } = useReplyActions(mail, me);
  const isDraft = mail.folder === 'draft';
  const edit = () => startDraft(draftFromMail(mail), me);

  // Only once, so that a user can mark the open mail as unread.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (!mail.isRead) void changeMails([mail], { isRead: true });
    // In the one-pane layout the list is hidden and has lost the focus.
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement.offsetParent === null) heading.current?.focus();
  }, [mail]);

  usePageKeys({
    ...(isDraft ? {} : { r: reply, a: replyAll, f: forward }),
    s: () => void changeMails([mail], { isStarred: !mail.isStarred }),
    u: () => void changeMails([mail], { isRead: !mail.isRead }),
    Delete: mail.folder === 'trash' ? undefined : () => void onMove([mail], 'trash'),
  });

  return (
    <>
      <MailBar {...props} mail={mail} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={text('conversation')}>
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.subject} dir="auto">
            {mail.subject || text('noSubject')}
          </h2>
          {mail.labels.length > 0 ? (
            <div className={styles.labels}>
              {mail.labels.map((label) => (
                <span key={label} className={styles.label}>
                  <LabelDot label={label} />
                  {text(`labels.${label}`)}
                </span>
              ))}
            </div>
          ) : undefined}
        </header>
        <ol className={styles.thread}>
          {thread.map((message, at) => (
            <MessageCard
              key={message.id}
              message={message}
              me={me}
              // A long conversation expands its first and last two messages.
              starts={thread.length <= 3 || at === 0 || at >= thread.length - 2}
            />
          ))}
        </ol>
        <div className={styles.answers}>
          {isDraft ? (
            <Button appearance="primary" icon={<EditRegular />} onClick={edit}>
              {text('actions.edit')}
            </Button>
          ) : (
            <>
              <Button icon={<ArrowReplyRegular />} onClick={reply}>
                {text('actions.reply')}
              </Button>
              <Button icon={<ArrowReplyAllRegular />} onClick={replyAll}>
                {text('actions.replyAll')}
              </Button>
              <Button icon={<ArrowForwardRegular />} onClick={forward}>
                {text('actions.forward')}
              </Button>
            </>
          )}
        </div>
      </section>
    </>
  );
};

/** The mail that the URL names, or a message that it was not found. */
export const MailPane = ({ id, ...props }: MailPaneProps): ReactNode => {
  const text = useText('email');
  const call: Call<Email> = useMail(id);
  if (call.value === undefined && call.failure?.code === 'not-found')
    return (
      <Message icon={MailOffRegular} title={text('gone.title')} body={text('gone.body')}>
        <Button onClick={() => props.location.open(undefined)}>{text('gone.back')}</Button>
      </Message>
    );
  return <Loaded call={call}>{(mail) => <Mail {...props} mail={mail} />}</Loaded>;
};
