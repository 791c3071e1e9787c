import type { Email } from '@contract/samples/entities/email';
import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { markupText } from '../../../kit/format/markup';
import { useText } from '../../../kit/format/text';
import { alignToPage, backgrounds } from '../../../kit/skins/theme';
import { focusRing } from '../../../kit/ui/styles';
import { PersonAvatar } from '../../kit/person-avatar';
import { ellipsis, textSize } from '../../kit/styles';
import { isLocal } from '../data/local-mails';
import { formatLongTime } from '../data/mail-time';
import { isSamePerson, type Person } from '../data/people';
import { AttachmentList } from './attachment-list';

const Markup = lazy(async () => ({ default: (await import('../../../kit/ui/markup/markup')).Markup }));

const useStyles = makeStyles({
  card: {
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    minInlineSize: 0,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    boxSizing: 'border-box',
    inlineSize: '100%',
    padding: '10px 14px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: backgrounds.hovered },
    ...focusRing('-2px'),
  },
  who: { display: 'grid', flexGrow: 1, minInlineSize: 0 },
  // An address that does not fit beside the name wraps below it.
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px', minInlineSize: 0 },
  name: {
    ...ellipsis,
    flexShrink: 0,
    maxInlineSize: '100%',
    ...textSize[300],
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { ...ellipsis, ...textSize[200], color: tokens.colorNeutralForeground2, ...alignToPage },
  time: {
    flexShrink: 0,
    alignSelf: 'flex-start',
    paddingBlockStart: '2px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  arrow: { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  turned: { rotate: '180deg' },
  body: {
    paddingBlock: '0 16px',
    paddingInline: '58px 16px',
    '@container mailbox (max-width: 699px)': { paddingInline: '16px' },
  },
  here: {
    display: 'block',
    marginBlockEnd: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});

interface MessageCardProps {
  readonly message: Email;
  readonly me: Person;
  /** Starts expanded. */
  readonly starts: boolean;
}

/** One message of a conversation; its header collapses it. */
export const MessageCard = ({ message, me, starts }: MessageCardProps): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const id = useId();
  const [open, setOpen] = useState(starts);
  const { from } = message;
  const nameOf = (person: Person): string => (isSamePerson(person, me) ? text('me') : person.name || person.email);
  const people = [
    ['to', message.to.map(nameOf)],
    ['cc', message.cc],
    ['bcc', message.bcc],
  ] as const;
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <PersonAvatar name={from.name || from.email} src={from.avatar} size={32} />
        <span className={styles.who}>
          <span className={styles.line}>
            <bdi className={styles.name}>{from.name || text('me')}</bdi>
            {open ? <bdi className={styles.quiet}>{from.email}</bdi> : undefined}
          </span>
          {open ? (
            people.map(([kind, names]) =>
              names.length > 0 ? (
                <span key={kind} className={styles.quiet} dir="auto">
                  {text(`people.${kind}`)} <bdi>{names.join(', ')}</bdi>
                </span>
              ) : undefined,
            )
          ) : (
            <bdi className={styles.quiet}>{markupText(message.message).replace(/\s+/g, ' ')}</bdi>
          )}
        </span>
        <span className={styles.time} dir="ltr">
          {formatLongTime(message.time)}
        </span>
        <ChevronDownRegular className={mergeClasses(styles.arrow, open && styles.turned)} aria-hidden />
      </button>
      <div id={id} className={styles.body} hidden={!open}>
        {open ? (
          <>
            {isLocal(message) ? (
              <span className={styles.here}>{text(message.folder === 'draft' ? 'here.draftLong' : 'here.long')}</span>
            ) : undefined}
            <Suspense
              fallback={
                <Skeleton aria-hidden>
                  <SkeletonItem style={{ blockSize: 60 }} />
                </Skeleton>
              }
            >
              <Markup markup={message.message} links />
            </Suspense>
            <AttachmentList files={message.attachments} />
          </>
        ) : undefined}
      </div>
    </li>
  );
};
