import type { Email } from '@contract/samples/entities/email';
import { Button, Checkbox, mergeClasses } from '@fluentui/react-components';
import {
  AttachRegular,
  DeleteRegular,
  MailReadRegular,
  MailUnreadRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { markupText } from '../../../kit/format/markup';
import { useText } from '../../../kit/format/text';
import { PersonAvatar } from '../../kit/person-avatar';
import { changeMails, formatNames } from '../data/changes';
import { isLocal } from '../data/local-mails';
import { type MailFolder, type MailLocation, pathTo } from '../data/mail-location';
import { formatShortTime } from '../data/mail-time';
import { LabelDot } from '../label-dot';
import { useRowStyles } from './row.styles';

interface RowProps {
  readonly mail: Email;
  readonly location: MailLocation;
  readonly now: number;
  readonly isOpen: boolean;
  /** Whether the row is in the tab order. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Whether any mail is selected: all rows then show their check boxes. */
  readonly selecting: boolean;
  readonly onFocus: (id: number) => void;
  readonly onPick: (mail: Email, range: boolean) => void;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

/** In characters. */
const previewLength = 140;

export const MailRow = memo(function MailRow(props: RowProps): ReactNode {
  const { mail, location, isOpen, isActive, isSelected, selecting, onPick } = props;
  const styles = useRowStyles();
  const text = useText('email');
  const own = mail.folder === 'sent' || mail.folder === 'draft';
  const people = own ? mail.to : [mail.from];
  const names = formatNames(people) || text('noRecipient');
  const subject = mail.subject || text('noSubject');
  const face = people[0] ?? mail.from;
  const stop = isActive ? 0 : -1;
  const last = mail.replies.at(-1) ?? mail;

  const onClick = (event: MouseEvent): void => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onPick(mail, event.shiftKey);
  };
  return (
    <li
      className={mergeClasses(
        styles.row,
        isOpen && styles.open,
        isSelected && styles.selected,
        !mail.isRead && styles.unread,
      )}
      data-mail={mail.id}
    >
      <span className={mergeClasses(styles.face, (selecting || isSelected) && styles.boxed)}>
        <PersonAvatar name={face.name || face.email} src={face.avatar} size={32} />
        <Checkbox
          tabIndex={stop}
          checked={isSelected}
          aria-label={text('select', { subject })}
          onClick={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            onPick(mail, true);
          }}
          onChange={() => onPick(mail, false)}
        />
      </span>
      <Link
        className={styles.link}
        to={`${location.view ? pathTo(location.view) : ''}/${mail.id}${location.search}`}
        tabIndex={stop}
        data-mail-row={mail.id}
        onClick={onClick}
        onFocus={() => props.onFocus(mail.id)}
        {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      >
        <span className={styles.line}>
          {mail.isRead ? undefined : <span className={styles.hidden}>{text('unread')} </span>}
          <bdi className={styles.names}>{own && people.length > 0 ? text('toNames', { names }) : names}</bdi>
          {mail.replies.length > 0 ? (
            <span className={styles.count} title={text('messages', { count: mail.replies.length + 1 })}>
              {mail.replies.length + 1}
            </span>
          ) : undefined}
          <span className={styles.room} />
          {mail.attachments.length > 0 ? (
            <span className={styles.clip} title={text('attachments', { count: mail.attachments.length })}>
              <AttachRegular aria-hidden />
              <span className={styles.hidden}> {text('attachments', { count: mail.attachments.length })} </span>
            </span>
          ) : undefined}
          <span className={mergeClasses(styles.time, 'time')} dir="ltr">
            {formatShortTime(mail.time, props.now)}
          </span>
        </span>
        <span className={styles.line}>
          <bdi className={styles.subject}>{subject}</bdi>
          {isLocal(mail) ? (
            <span className={styles.here}>{text(`here.${own ? mail.folder : 'moved'}`)}</span>
          ) : undefined}
        </span>
        <span className={mergeClasses(styles.line, styles.last)}>
          <bdi className={styles.preview}>
            {markupText(last.message).replace(/\s+/g, ' ').slice(0, previewLength) || text('noText')}
          </bdi>
          {mail.labels.map((label) => (
            <span key={label} className={styles.label} title={text(`labels.${label}`)}>
              <LabelDot label={label} />
              <span className={styles.hidden}> {text(`labels.${label}`)}</span>
            </span>
          ))}
        </span>
      </Link>
      {/* For the pointer alone: the keyboard has keys for it. */}
      <span className={mergeClasses(styles.quick, 'quick')}>
        <Button
          appearance="transparent"
          size="small"
          tabIndex={-1}
          icon={mail.isRead ? <MailUnreadRegular /> : <MailReadRegular />}
          aria-label={text(mail.isRead ? 'quick.unread' : 'quick.read', { subject })}
          title={text(mail.isRead ? 'actions.unread' : 'actions.read')}
          onClick={() => void changeMails([mail], { isRead: !mail.isRead })}
        />
        {mail.folder === 'trash' ? undefined : (
          <Button
            appearance="transparent"
            size="small"
            tabIndex={-1}
            icon={<DeleteRegular />}
            aria-label={text('quick.delete', { subject })}
            title={text('actions.delete')}
            onClick={() => void props.onMove([mail], 'trash')}
          />
        )}
      </span>
      <Button
        className={mergeClasses(styles.star, mail.isStarred && styles.starred)}
        appearance="transparent"
        size="small"
        tabIndex={stop}
        icon={mail.isStarred ? <StarFilled /> : <StarRegular />}
        aria-pressed={mail.isStarred}
        aria-label={text('starOne', { subject })}
        onClick={() => void changeMails([mail], { isStarred: !mail.isStarred })}
      />
    </li>
  );
});
