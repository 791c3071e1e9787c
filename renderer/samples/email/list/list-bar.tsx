import type { Email } from '@contract/samples/entities/email';
import { Checkbox, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  DeleteRegular,
  DismissRegular,
  FilterRegular,
  MailReadRegular,
  MailUnreadRegular,
  StarOffRegular,
  StarRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Call } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { IconButton } from '../../kit/icon-button';
import { lineBelow } from '../../kit/styles';
import { changeMails } from '../data/changes';
import type { MailFolder, MailLocation, MailView } from '../data/mail-location';
import { LabelMenu, MoveMenu } from '../mail-menus';
import type { Selection } from './selection';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flexShrink: 0,
    minBlockSize: '44px',
    boxSizing: 'border-box',
    paddingInline: '14px 8px',
    ...lineBelow,
  },
  words: {
    paddingInlineStart: '8px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  room: { flexGrow: 1 },
});

interface ListBarProps {
  readonly call: Call<readonly Email[]>;
  readonly location: MailLocation;
  readonly view: MailView;
  readonly mails: readonly Email[];
  readonly selected: Selection;
  readonly chosen: readonly Email[];
  readonly onSelect: (selected: Selection) => void;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

/** Actions for the selected mails. */
const ChosenTools = ({ chosen, view, onSelect, onMove }: ListBarProps): ReactNode => {
  const text = useText('email');
  const anyUnread = chosen.some(({ isRead }) => !isRead);
  const anyPlain = chosen.some(({ isStarred }) => !isStarred);
  return (
    <>
      <IconButton
        label={text(anyUnread ? 'actions.read' : 'actions.unread')}
        icon={anyUnread ? <MailReadRegular /> : <MailUnreadRegular />}
        onClick={() => void changeMails(chosen, { isRead: anyUnread })}
      />
      <IconButton
        label={text(anyPlain ? 'actions.star' : 'actions.unstar')}
        icon={anyPlain ? <StarRegular /> : <StarOffRegular />}
        onClick={() => void changeMails(chosen, { isStarred: anyPlain })}
      />
      <LabelMenu mails={chosen} />
      <MoveMenu mails={chosen} onMove={(folder) => void onMove(chosen, folder)} />
      {view.name === 'trash' ? undefined : (
        <IconButton
          label={text('actions.delete')}
          icon={<DeleteRegular />}
          onClick={() => void onMove(chosen, 'trash')}
        />
      )}
      <IconButton label={text('actions.clear')} icon={<DismissRegular />} onClick={() => onSelect(new Set())} />
    </>
  );
};

export const ListBar = (props: ListBarProps): ReactNode => {
  const { call, location, mails, chosen, onSelect } = props;
  const styles = useStyles();
  const text = useText('email');
  const some = chosen.length > 0;
  return (
    <section className={styles.bar} aria-label={text('listTools')}>
      <Checkbox
        checked={some ? (chosen.length === mails.length ? true : 'mixed') : false}
        disabled={mails.length === 0}
        aria-label={text('selectAll')}
        onChange={() =>
          onSelect(some && chosen.length === mails.length ? new Set() : new Set(mails.map(({ id }) => id)))
        }
      />
      <span className={styles.words} role="status">
        {some ? text('selected', { count: chosen.length }) : call.value ? text('mails', { count: mails.length }) : ''}
      </span>
      <span className={styles.room} />
      {some ? (
        <ChosenTools {...props} />
      ) : (
        <>
          <ToggleButton
            appearance="subtle"
            size="small"
            icon={<FilterRegular />}
            checked={location.unread}
            onClick={() => location.setFilter({ unread: !location.unread })}
          >
            {text('onlyUnread')}
          </ToggleButton>
          <IconButton
            label={text('refresh')}
            icon={<ArrowClockwiseRegular />}
            disabledFocusable={call.busy}
            onClick={call.refresh}
          />
        </>
      )}
    </section>
  );
};
