/** What can be done with a roll call besides marking: have it take the scans, change, join, remove. */
import type { RollCall } from '@contract/event-log/roll-calls';
import { Button, MenuItem, Switch } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MergeRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { addEntries, closeRollCall, openRollCall } from '../../../event/log/open-roll-call';
import { clearScan } from '../../../event/scan/scan-store';
import type { EventId } from '../../../event/use-event-rows';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { useText } from '../../../kit/format/text';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { changeInput } from './templates';

interface SwitchesProps {
  readonly event: { readonly id: EventId };
  readonly call: RollCall;
  readonly takesScans: boolean;
  readonly isTakingBack: boolean;
}

export const ScanSwitches = ({ event, call, takesScans, isTakingBack }: SwitchesProps): ReactNode => {
  const text = useText('desk');
  return (
    <>
      <Switch
        label={text('rollCalls.takesScans')}
        checked={takesScans}
        onChange={(_, { checked }) => {
          // What was scanned before is not marked on it.
          clearScan();
          if (checked) openRollCall(event.id, call.id);
          else closeRollCall();
        }}
      />
      {call.entry.returns && takesScans ? (
        <Switch
          label={text('rollCalls.takingBack')}
          checked={isTakingBack}
          onChange={(_, { checked }) => openRollCall(event.id, call.id, checked)}
        />
      ) : undefined}
    </>
  );
};

interface MenuProps {
  readonly event: { readonly id: EventId };
  readonly call: RollCall;
  readonly calls: readonly RollCall[];
  readonly onEdit: () => void;
}

export const RollCallMenu = ({ event, call, calls, onEdit }: MenuProps): ReactNode => {
  const text = useText('desk');
  const [asked, setAsked] = useState<'remove' | RollCall>();
  const joinable = calls.filter(({ id, entry }) => id !== call.id && entry.mark === call.entry.mark);
  return (
    <>
      <ButtonMenu
        tooltip={text('rollCalls.more')}
        button={<Button appearance="subtle" icon={<MoreHorizontalRegular />} />}
      >
        <MenuItem icon={<EditRegular />} onClick={onEdit}>
          {text('rollCalls.dialog.edit')}
        </MenuItem>
        {joinable.map((other) => (
          <MenuItem key={other.id} icon={<MergeRegular />} onClick={() => setAsked(other)}>
            {text('rollCalls.join.item', { list: other.entry.name })}
          </MenuItem>
        ))}
        <MenuItem icon={<DeleteRegular />} onClick={() => setAsked('remove')}>
          {text('rollCalls.remove.item')}
        </MenuItem>
      </ButtonMenu>
      <ConfirmDialog
        open={asked === 'remove'}
        title={text('rollCalls.remove.title', { list: call.entry.name })}
        body={text('rollCalls.remove.body', { count: call.marks.size })}
        confirm={text('rollCalls.remove.confirm')}
        destructive
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void addEntries(event.id, [changeInput(call, { isRemoved: true })])}
      />
      {asked === undefined || asked === 'remove' ? undefined : (
        <ConfirmDialog
          open
          title={text('rollCalls.join.title', { list: call.entry.name, other: asked.entry.name })}
          body={text('rollCalls.join.body')}
          confirm={text('rollCalls.join.confirm')}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            void addEntries(event.id, [changeInput(call, { joined: asked.id })]);
          }}
        />
      )}
    </>
  );
};
