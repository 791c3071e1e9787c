import type { AccountDevice } from '@contract/samples/entities/page';
import { Badge, Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notify';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { DeviceName } from '../../kit/device-name';
import { PlainTable } from '../../kit/plain-table';
import { save, type TabProps } from '../saved-settings';

/** Signed-in devices. All but this one can be signed out. */
export const Devices = ({ settings: { security } }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const [leaving, setLeaving] = useState<AccountDevice>();
  const devices = security?.devices ?? [];
  const signOut = () => {
    save({
      security: { twoSteps: security?.twoSteps === true, devices: devices.filter(({ id }) => id !== leaving?.id) },
    });
    notify({ intent: 'success', title: text('devices.done', { name: leaving?.name ?? '' }) });
    setLeaving(undefined);
  };
  return (
    <SectionCard title={text('devices.title')} description={text('devices.about')}>
      <PlainTable
        label={text('devices.title')}
        frame={text('devices.table')}
        minWidth={560}
        columns={['device', 'place', 'seen', 'act']}
        headOf={(column) => text(`devices.${column}`)}
        rows={devices.map((device) => ({
          key: device.id,
          cells: {
            device: <DeviceName kind={device.kind} name={device.name} />,
            place: device.place,
            seen: formatDateTime(device.seenAt),
            act: device.current ? (
              <Badge appearance="tint">{text('devices.current')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={text('devices.signOutOf', { name: device.name })}
                onClick={() => setLeaving(device)}
              >
                {text('devices.signOut')}
              </Button>
            ),
          },
        }))}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('devices.question', { name: leaving?.name ?? '' })}
        body={text('devices.body')}
        confirm={text('devices.signOut')}
        destructive
        onConfirm={signOut}
        onCancel={() => setLeaving(undefined)}
      />
    </SectionCard>
  );
};
