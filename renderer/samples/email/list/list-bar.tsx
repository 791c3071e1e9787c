import type { Email } from '@contract/samples/entities/email';
import { Button, Checkbox, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
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
import type { ReactElement, ReactNode } from 'react';
import type { Call } from '../../../kit/bridge/use-call';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
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
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
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
  readonly where: MailLocation;
  readonly place: MailView;
  readonly mails: readonly Email[];
  readonly selected: Selection;
  readonly chosen: readonly Email[];
  readonly onSelect: (selected: Selection) => void;
  readonly onMove: (mails: readonly Email[], folder: MailFolder) => Promise<void>;
}

interface ToolProps {
  readonly name: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

const Tool = ({ name, icon, onClick }: ToolProps): ReactNode => (
  <LazyTooltip content={name} relationship="label">
    <Button appearance="subtle" icon={icon} onClick={onClick} />
  </LazyTooltip>
);

/** What can be done to the mails that are chosen. */
const ChosenTools = ({ chosen, place, onSelect, onMove }: ListBarProps): ReactNode => {
  const text = useText('email');
  const anyUnread = chosen.some(({ isRead }) => !isRead);
  const anyPlain = chosen.some(({ isStarred }) => !isStarred);
  return (
    <>
      <Tool
        name={text(anyUnread ? 'actions.read' : 'actions.unread')}
        icon={anyUnread ? <MailReadRegular /> : <MailUnreadRegular />}
        onClick={() => void changeMails(chosen, { isRead: anyUnread })}
      />
      <Tool
        name={text(anyPlain ? 'actions.star' : 'actions.unstar')}
        icon={anyPlain ? <StarRegular /> : <StarOffRegular />}
        onClick={() => void changeMails(chosen, { isStarred: anyPlain })}
      />
      <LabelMenu mails={chosen} />
      <MoveMenu mails={chosen} onMove={(folder) => void onMove(chosen, folder)} />
      {place.name === 'trash' ? undefined : (
        <Tool name={text('actions.delete')} icon={<DeleteRegular />} onClick={() => void onMove(chosen, 'trash')} />
      )}
      <Tool name={text('actions.clear')} icon={<DismissRegular />} onClick={() => onSelect(new Set())} />
    </>
  );
};

export const ListBar = (props: ListBarProps): ReactNode => {
  const { call, where, mails, chosen, onSelect } = props;
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
            checked={where.unread}
            onClick={() => where.setFilter({ unread: !where.unread })}
          >
            {text('onlyUnread')}
          </ToggleButton>
          <LazyTooltip content={text('refresh')} relationship="label">
            <Button
              appearance="subtle"
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={call.busy}
              onClick={call.refresh}
            />
          </LazyTooltip>
        </>
      )}
    </section>
  );
};
