import { makeStyles } from '@fluentui/react-components';
import { LaptopRegular, PhoneRegular, TabletRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ device: { display: 'flex', alignItems: 'center', columnGap: '8px' } });

const icons = { laptop: LaptopRegular, phone: PhoneRegular, tablet: TabletRegular } as const;

interface DeviceNameProps {
  readonly kind: keyof typeof icons;
  readonly name: string;
}

/** A device with an icon of its kind. */
export const DeviceName = ({ kind, name }: DeviceNameProps): ReactNode => {
  const Icon = icons[kind];
  return (
    <span className={useStyles().device}>
      <Icon fontSize={20} aria-hidden /> {name}
    </span>
  );
};
