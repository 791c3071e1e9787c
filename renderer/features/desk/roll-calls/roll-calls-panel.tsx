/** The tab "Roll calls": the lists of the event, one of which is shown. Another one may be open for scans. */
import { isId } from '@contract/entities/id';
import type { LogInput } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import { MenuButton, MenuDivider, MenuItem, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { AddRegular, ClipboardTaskListLtrRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EventRowsNotice, useRowNotes } from '../../../event/event-rows-notice';
import { readLogs } from '../../../event/log/event-log';
import { addEntries, closeRollCall, openRollCall, useRollCalls } from '../../../event/log/open-roll-call';
import { useEventPeople } from '../../../event/log/use-event-people';
import { clearScan } from '../../../event/scan/scan-store';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { useCommand } from '../../../kit/commands/command';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Failed, Loaded, Pending } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { Message } from '../../../kit/ui/message';
import { ListDialog } from './list-dialog';
import { RollCallView } from './roll-call-view';
import { countViews, rollRows } from './roll-rows';
import { changeInput, choiceOf, type ListChoice, listInput, type TemplateName, templateNames } from './templates';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    rowGap: '8px',
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  lists: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  list: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginInlineStart: '6px' },
  spacer: { flexGrow: 1 },
});

type RollEvent = Values & { readonly id: EventId };

interface StartProps {
  readonly onTemplate: (template: TemplateName) => void;
  readonly onFree: () => void;
}

const StartMenu = ({ onTemplate, onFree }: StartProps): ReactNode => {
  const text = useText('desk');
  const [isOpen, setOpen] = useState(false);
  useCommand('roll-call', () => setOpen(true));
  // The command came from another tab; a page that is loaded again must not open the menu.
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isStarting = (state as { readonly isStarting?: boolean } | null)?.isStarting === true;
  useEffect(() => {
    if (!isStarting) return;
    setOpen(true);
    void navigate({ search }, { replace: true });
  }, [isStarting, navigate, search]);
  return (
    <ButtonMenu
      open={isOpen}
      onOpenChange={(_, { open }) => setOpen(open)}
      button={
        <MenuButton appearance="primary" icon={<AddRegular />}>
          {text('rollCalls.start')}
        </MenuButton>
      }
    >
      {templateNames.map((name) => (
        <MenuItem key={name} onClick={() => onTemplate(name)}>
          {text(`rollCalls.templates.${name}`)}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuItem onClick={onFree}>{text('rollCalls.free')}</MenuItem>
    </ButtonMenu>
  );
};

const RollCalls = ({ event }: { readonly event: RollEvent }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const inspections = useText('inspections');
  const { entries, calls, call, isLoaded, failure, isTakingBack } = useRollCalls(event.id);
  const { people, tickets, lists, doubt, asOf, copy, isBusy, isComplete, refresh } = useEventPeople(event);
  const rowNotes = useRowNotes();
  const doubtText = doubt ? inspections(`entries.${doubt}`) : '';
  /** A new list, or the one that is changed. */
  const [dialog, setDialog] = useState<'new' | RollCall>();
  // Close of day names a list.
  const { state } = useLocation();
  const [chosen, setChosen] = useState((state as { readonly list?: string } | null)?.list ?? '');
  const shown = calls.find(({ parts }) => parts.has(chosen)) ?? call ?? calls.at(-1);
  const classNames = [...new Set(people?.people.flatMap((person) => person.classNames))].toSorted();
  const start = async (template: string, choice: ListChoice): Promise<boolean> => {
    const list = crypto.randomUUID();
    const input: LogInput = listInput(list, template, choice);
    // What was scanned before is not marked on it.
    clearScan();
    // Before the log has it, so that it takes scans from the moment it is shown.
    openRollCall(event.id, list);
    const isAdded = await addEntries(event.id, [input]);
    if (isAdded) setChosen(list);
    else if (call) openRollCall(event.id, call.id, isTakingBack);
    else closeRollCall();
    return isAdded;
  };
  const menu = (
    <StartMenu
      onTemplate={(name) => void start(name, choiceOf(name, text(`rollCalls.templates.${name}`), calls))}
      onFree={() => setDialog('new')}
    />
  );
  const countOf = (one: RollCall): string => {
    const counts = people && countViews(rollRows(one, people));
    const marked = formatNumber(counts?.marked ?? one.marks.size);
    return counts && one.entry.people !== 'staff' ? `${marked} / ${formatNumber(counts.all)}` : marked;
  };
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <fieldset className={styles.lists} aria-label={text('rollCalls.lists')}>
          {calls.map((one) => (
            <ToggleButton
              key={one.id}
              className={styles.list}
              shape="circular"
              checked={one.id === shown?.id}
              onClick={() => setChosen(one.id)}
            >
              {one.entry.name}
              <span className={styles.count}>
                <bdi dir="ltr">{countOf(one)}</bdi>
              </span>
            </ToggleButton>
          ))}
        </fieldset>
        <span className={styles.spacer} />
        <Freshness call={{ asOf, copy, failure: tickets.failure, busy: isBusy, refresh }} />
        {menu}
      </div>
      <EventRowsNotice lists={lists} />
      {doubtText ? <NoticeBar intent="warning">{doubtText}</NoticeBar> : undefined}
      {failure ? (
        <Failed failure={failure} onRetry={() => void readLogs()} />
      ) : !isLoaded || (people === undefined && tickets.state === 'pending') ? (
        <Pending />
      ) : shown === undefined ? (
        <Message
          icon={ClipboardTaskListLtrRegular}
          title={text('rollCalls.empty.title')}
          body={text('rollCalls.empty.body')}
        />
      ) : people === undefined ? (
        <Loaded call={tickets}>{() => <Pending />}</Loaded>
      ) : (
        <RollCallView
          key={shown.id}
          {...{ event, calls, people, entries, asOf, copy }}
          call={shown}
          takesScans={shown === call}
          isTakingBack={shown === call && isTakingBack}
          isWholeList={isComplete}
          notes={[...rowNotes(lists), doubtText]}
          onEdit={() => setDialog(shown)}
        />
      )}
      {dialog === undefined ? undefined : (
        <ListDialog
          {...{ eventId: event.id, calls, classNames }}
          call={dialog === 'new' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
          onSave={(choice) =>
            dialog === 'new' ? start('', choice) : addEntries(event.id, [changeInput(dialog, choice)])
          }
        />
      )}
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode =>
  isId(values.id) ? <RollCalls key={String(values.id)} event={{ ...values, id: values.id }} /> : undefined;
