import type { AccountDevice } from '@contract/samples/entities/page';
import {
  Badge,
  Button,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { LaptopRegular, PhoneRegular, TabletRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { notify } from '../../../kit/feedback/notify';
import { formatMoment } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { save, type TabProps } from '../saved-settings';

const useStyles = makeStyles({
  frame: { overflowX: 'auto' },
  table: { minInlineSize: '560px' },
  device: { display: 'flex', alignItems: 'center', columnGap: '8px' },
});

const icons = { laptop: LaptopRegular, phone: PhoneRegular, tablet: TabletRegular } as const;

/** Where one is signed in. The others can be signed out, each by itself. */
export const Devices = ({ settings: { security } }: TabProps): ReactNode => {
  const styles = useStyles();
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
    <SectionCard title={text('devices.title')} about={text('devices.about')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={text('devices.table')}>
        <Table className={styles.table} aria-label={text('devices.title')} size="small">
          <TableHeader>
            <TableRow>
              {['device', 'place', 'seen', 'act'].map((key) => (
                <TableHeaderCell key={key}>{text(`devices.${key}`)}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {devices.map((device) => {
              const Icon = icons[device.kind];
              return (
                <TableRow key={device.id}>
                  <TableCell>
                    <span className={styles.device}>
                      <Icon fontSize={20} aria-hidden /> {device.name}
                    </span>
                  </TableCell>
                  <TableCell>{device.place}</TableCell>
                  <TableCell>{formatMoment(device.seenAt)}</TableCell>
                  <TableCell>
                    {device.current ? (
                      <Badge appearance="tint">{text('devices.current')}</Badge>
                    ) : (
                      <Button
                        size="small"
                        aria-label={text('devices.signOutOf', { name: device.name })}
                        onClick={() => setLeaving(device)}
                      >
                        {text('devices.signOut')}
                      </Button>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </section>
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
