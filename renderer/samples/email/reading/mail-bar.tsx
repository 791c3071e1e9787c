import type { Email } from '@contract/samples/entities/email';
import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
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
import { IconButton } from '../../kit/icon-button';
import { usePageKeys } from '../../kit/page-keys';
import { lineBelow } from '../../kit/styles';
import { startDraft } from '../compose/compose-store';
import { draftFromMail } from '../compose/draft';
import { useReplyActions } from '../compose/use-reply-actions';
import { changeMails } from '../data/changes';
import type { MailFolder, MailLocation, MailView } from '../data/mail-location';
import type { Person } from '../data/people';
import { useLayoutStyles } from '../layout.styles';
import { LabelMenu, MoveMenu } from '../mail-menus';
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
    ...lineBelow,
  },
  line: {
    alignSelf: 'center',
    inlineSize: '1px',
    blockSize: '20px',
    marginInline: '6px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  spacer: { flexGrow: 1 },
  starred: { color: tokens.colorPaletteMarigoldForeground3 },
});

type ToolProps = Pick<Parameters<typeof IconButton>[0], 'label' | 'shortcut'> & {
  readonly icon: ReactElement;
  /** Undefined disables the button. */
  readonly onClick: (() => void) | undefined;
  /** Leads to another mail. */
  readonly step?: Direction;
};

const Tool = ({ onClick, step, ...button }: ToolProps): ReactNode => (
  <IconButton
    {...button}
    disabledFocusable={!onClick}
    data-step={step}
    onClick={() => {
      if (onClick && step) noteUsed(step);
      onClick?.();
    }}
  />
);

interface MailBarProps {
  readonly mail: Email;
  readonly location: MailLocation;
  readonly view: MailView;
  readonly mails: readonly Email[];
  readonly me: Person;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

export const MailBar = ({ mail, location, view, mails, me, onMove }: MailBarProps): ReactNode => {
  const styles = useStyles();
  const layout = useLayoutStyles();
  const text = useText('email');
  const { Back } = useDirectionIcons();
  const { reply, replyAll, forward } = useReplyActions(mail, me);
  const { previous, next } = usePaging({ mail, mails, view, location });
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const step = takeUsed();
    if (step) bar.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, []);
  usePageKeys({ k: previous.go, j: next.go });
  return (
    <section ref={bar} className={styles.bar} aria-label={text('mailTools')}>
      <span className={layout.onlyOnePane}>
        <Tool label={text('actions.back')} icon={<Back />} onClick={() => location.open(undefined)} />
      </span>
      {mail.folder === 'draft' ? (
        <Tool label={text('actions.edit')} icon={<EditRegular />} onClick={() => startDraft(draftFromMail(mail), me)} />
      ) : (
        <>
          <Tool label={text('actions.reply')} shortcut="R" icon={<ArrowReplyRegular />} onClick={reply} />
          <Tool label={text('actions.replyAll')} shortcut="A" icon={<ArrowReplyAllRegular />} onClick={replyAll} />
          <Tool label={text('actions.forward')} shortcut="F" icon={<ArrowForwardRegular />} onClick={forward} />
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
        label={text(mail.isRead ? 'actions.unread' : 'actions.read')}
        shortcut="U"
        icon={mail.isRead ? <MailUnreadRegular /> : <MailReadRegular />}
        onClick={() => void changeMails([mail], { isRead: !mail.isRead })}
      />
      <LabelMenu mails={[mail]} />
      <MoveMenu mails={[mail]} onMove={(folder) => void onMove([mail], folder)} />
      {mail.folder === 'trash' ? undefined : (
        <Tool
          label={text('actions.delete')}
          shortcut="Delete"
          icon={<DeleteRegular />}
          onClick={() => void onMove([mail], 'trash')}
        />
      )}
      <span className={styles.spacer} />
      <Tool
        step="previous"
        label={text(previous.go ? 'actions.previous' : 'actions.newest')}
        {...(previous.go ? { shortcut: 'K' } : {})}
        icon={<ChevronUpRegular />}
        onClick={previous.go}
      />
      <Tool
        step="next"
        label={text(next.go ? 'actions.next' : 'actions.oldest')}
        {...(next.go ? { shortcut: 'J' } : {})}
        icon={<ChevronDownRegular />}
        onClick={next.go}
      />
    </section>
  );
};
