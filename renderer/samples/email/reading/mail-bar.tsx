import type { Email } from '@contract/samples/entities/email';
import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowForwardRegular,
  ArrowReplyAllRegular,
  ArrowReplyRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DeleteRegular,
  EditRegular,
  MailReadRegular,
  MailUnreadRegular,
  StarFilled,
  StarRegular,
} from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { useDirectionIcons } from '../../../kit/ui/direction-icons';
import { startDraft } from '../compose/compose-store';
import { draftFromMail } from '../compose/draft';
import { useReplyActions } from '../compose/use-reply-actions';
import { changeMails } from '../data/changes';
import type { MailFolder, MailLocation, MailView } from '../data/mail-location';
import type { Person } from '../data/people';
import { useLayoutStyles } from '../layout.styles';
import { LabelMenu, MoveMenu } from '../mail-menus';
import { usePageKeys } from '../page-keys';
import { type Direction, noteUsed, takeUsed, usePaging } from './paging';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: '2px',
    minBlockSize: '44px',
    boxSizing: 'border-box',
    paddingInline: '12px 8px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  line: {
    alignSelf: 'center',
    inlineSize: '1px',
    blockSize: '20px',
    marginInline: '6px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  room: { flexGrow: 1 },
  starred: { color: tokens.colorPaletteMarigoldForeground3 },
});

interface ToolProps {
  readonly name: string;
  readonly keys?: string;
  readonly icon: ReactElement;
  /** Undefined is off. */
  readonly onClick: (() => void) | undefined;
  /** Leads to another mail. */
  readonly step?: Direction;
}

const Tool = ({ name, keys, icon, onClick, step }: ToolProps): ReactNode => (
  <LazyTooltip content={keys ? `${name} (${keys})` : name} relationship="label">
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={name}
      disabledFocusable={!onClick}
      data-step={step}
      onClick={() => {
        if (!onClick) return;
        if (step) noteUsed(step);
        onClick();
      }}
    />
  </LazyTooltip>
);

interface MailBarProps {
  readonly mail: Email;
  readonly where: MailLocation;
  readonly place: MailView;
  readonly mails: readonly Email[];
  readonly me: Person;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

export const MailBar = ({ mail, where, place, mails, me, onMove }: MailBarProps): ReactNode => {
  const styles = useStyles();
  const layout = useLayoutStyles();
  const text = useText('email');
  const { Back } = useDirectionIcons();
  const { reply, replyAll, forward } = useReplyActions(mail, me);
  const { previous, next } = usePaging({ mail, mails, place, where });
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const step = takeUsed();
    if (step) bar.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, []);
  usePageKeys({ k: previous.go, j: next.go });
  return (
    <section ref={bar} className={styles.bar} aria-label={text('mailTools')}>
      <span className={layout.onlyOnePane}>
        <Tool name={text('actions.back')} icon={<Back />} onClick={() => where.open(undefined)} />
      </span>
      {mail.folder === 'draft' ? (
        <Tool name={text('actions.edit')} icon={<EditRegular />} onClick={() => startDraft(draftFromMail(mail), me)} />
      ) : (
        <>
          <Tool name={text('actions.reply')} keys="R" icon={<ArrowReplyRegular />} onClick={reply} />
          <Tool name={text('actions.replyAll')} keys="A" icon={<ArrowReplyAllRegular />} onClick={replyAll} />
          <Tool name={text('actions.forward')} keys="F" icon={<ArrowForwardRegular />} onClick={forward} />
        </>
      )}
      <span className={styles.line} />
      <LazyTooltip content={`${text('actions.star')} (S)`} relationship="label">
        <ToggleButton
          appearance="subtle"
          icon={mail.isStarred ? <StarFilled className={styles.starred} /> : <StarRegular />}
          aria-label={text('actions.star')}
          checked={mail.isStarred}
          onClick={() => void changeMails([mail], { isStarred: !mail.isStarred })}
        />
      </LazyTooltip>
      <Tool
        name={text(mail.isRead ? 'actions.unread' : 'actions.read')}
        keys="U"
        icon={mail.isRead ? <MailUnreadRegular /> : <MailReadRegular />}
        onClick={() => void changeMails([mail], { isRead: !mail.isRead })}
      />
      <LabelMenu mails={[mail]} />
      <MoveMenu mails={[mail]} onMove={(folder) => void onMove([mail], folder)} />
      {mail.folder === 'trash' ? undefined : (
        <Tool
          name={text('actions.delete')}
          keys="Delete"
          icon={<DeleteRegular />}
          onClick={() => void onMove([mail], 'trash')}
        />
      )}
      <span className={styles.room} />
      <Tool
        step="previous"
        name={text(previous.go ? 'actions.previous' : 'actions.newest')}
        {...(previous.go ? { keys: 'K' } : {})}
        icon={<ChevronUpRegular />}
        onClick={previous.go}
      />
      <Tool
        step="next"
        name={text(next.go ? 'actions.next' : 'actions.oldest')}
        {...(next.go ? { keys: 'J' } : {})}
        icon={<ChevronDownRegular />}
        onClick={next.go}
      />
    </section>
  );
};
