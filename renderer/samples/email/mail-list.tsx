import type { Email, EmailList } from '@contract/samples/entities/email';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AttachRegular, MailRegular, SearchRegular, StarFilled, StarRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Call } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { markupText } from '../../kit/format/markup';
import { useText } from '../../kit/format/text';
import { backgrounds } from '../../kit/skins/theme';
import { lineBelow } from '../../kit/ui/hairlines';
import { Message } from '../../kit/ui/message';
import { focusRing, insetBorder } from '../../kit/ui/styles';
import { VisuallyHidden } from '../../kit/ui/visually-hidden';
import { PersonAvatar } from '../kit/person-avatar';
import { formatShortTime } from '../kit/short-time';
import { ellipsis, plainList, textSize } from '../kit/styles';
import { LabelDot } from './label-dot';
import { changeMail, formatNames, type MailLocation } from './mails';

const useStyles = makeStyles({
  rows: plainList,
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    columnGap: '10px',
    paddingBlock: '10px',
    paddingInline: '16px 8px',
    ...lineBelow,
    ':hover': { backgroundColor: backgrounds.hovered },
  },
  open: { backgroundColor: backgrounds.selected, ...insetBorder(tokens.colorCompoundBrandStroke) },
  unread: {
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: '3px',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    '& .strong': { fontWeight: tokens.fontWeightSemibold },
  },
  link: {
    flexGrow: 1,
    display: 'grid',
    rowGap: '1px',
    minInlineSize: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ...textSize[300],
    // The whole row opens the mail.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ...focusRing('-2px'),
  },
  line: { display: 'flex', alignItems: 'center', columnGap: '6px', minInlineSize: 0 },
  grows: { ...ellipsis, flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground2, ...textSize[200] },
  time: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  clip: { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  star: { zIndex: 1, alignSelf: 'flex-end', color: tokens.colorNeutralForeground3 },
  starred: {
    color: tokens.colorPaletteMarigoldForeground3,
    ':hover': { color: tokens.colorPaletteMarigoldForeground3 },
  },
});

/** Characters of a message in its row. */
const previewLength = 120;

const MailRow = ({ mail, location }: { readonly mail: Email; readonly location: MailLocation }): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const { subject, isRead, isStarred, attachments, labels } = mail;
  const isOwn = mail.folder === 'sent' || mail.folder === 'draft';
  const people = isOwn && mail.to.length > 0 ? mail.to : [mail.from];
  const isOpen = String(mail.id) === location.id;
  return (
    <li className={mergeClasses(styles.row, isOpen && styles.open, !isRead && styles.unread)}>
      <PersonAvatar name={formatNames(people.slice(0, 1))} src={people[0]?.avatar} size={32} />
      <Link className={styles.link} to={location.pathTo(mail.id)} {...(isOpen ? { 'aria-current': 'true' } : {})}>
        <span className={styles.line}>
          {isRead ? undefined : <VisuallyHidden>{text('unread')} </VisuallyHidden>}
          <bdi className={mergeClasses(styles.grows, 'strong')}>
            {isOwn ? text('toNames', { names: formatNames(people) }) : formatNames(people)}
          </bdi>
          {attachments.length > 0 ? (
            <AttachRegular className={styles.clip} aria-label={text('attachments', { count: attachments.length })} />
          ) : undefined}
          <span className={styles.time}>{formatShortTime(mail.time)}</span>
        </span>
        <bdi className={mergeClasses(styles.grows, 'strong')}>{subject || text('noSubject')}</bdi>
        <span className={mergeClasses(styles.line, styles.quiet)}>
          <bdi className={styles.grows}>{markupText(mail.message).replaceAll(/\s+/g, ' ').slice(0, previewLength)}</bdi>
          {labels.map((label) => (
            <span key={label} title={text(`labels.${label}`)}>
              <LabelDot label={label} />
              <VisuallyHidden>{text(`labels.${label}`)}</VisuallyHidden>
            </span>
          ))}
        </span>
      </Link>
      <Button
        className={mergeClasses(styles.star, isStarred && styles.starred)}
        appearance="transparent"
        size="small"
        icon={isStarred ? <StarFilled /> : <StarRegular />}
        aria-pressed={isStarred}
        aria-label={text('starOne', { subject })}
        onClick={() => void changeMail(mail, { isStarred: !isStarred })}
      />
    </li>
  );
};

interface MailListProps {
  readonly call: Call<EmailList>;
  readonly location: MailLocation;
}

export const MailList = ({ call, location }: MailListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('email');
  const isNarrowed = location.query !== '' || location.label !== undefined;
  return (
    <Loaded call={call}>
      {({ emails }) =>
        emails.length > 0 ? (
          <ul className={styles.rows}>
            {emails.map((mail) => (
              <MailRow key={mail.id} mail={mail} location={location} />
            ))}
          </ul>
        ) : isNarrowed ? (
          <Message icon={SearchRegular} title={text('found.title')} body={text('found.body')} />
        ) : (
          <Message icon={MailRegular} title={text('empty.title')} body={text('empty.body')} />
        )
      }
    </Loaded>
  );
};
