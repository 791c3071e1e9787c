import { Button } from '@fluentui/react-components';
import { TextDirectionHorizontalLtrRegular, TextDirectionHorizontalRtlRegular } from '@fluentui/react-icons';
import { lazy, useState } from 'react';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { LazyTooltip } from '../../kit/popover/lazy-tooltip';
import { useDirection } from '../../kit/stores/direction';
import { setPreferences } from '../../kit/stores/preferences';
import { useSkin } from '../../kit/stores/skin';
import { skinIcons } from './skin-icons';

const load = () => import('./skin-menu');
const SkinMenu = lazy(async () => ({ default: (await load()).SkinMenu }));

export const SkinSwitch = () => {
  const text = useText('app');
  const Icon = skinIcons[useSkin()];
  const [open, setOpen] = useState(false);
  return (
    <LazyPopover
      popup="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      tooltip={text('skin.name')}
      button={<Button appearance="subtle" icon={<Icon />} />}
    >
      {(floating) => <SkinMenu {...floating} />}
    </LazyPopover>
  );
};

export const DirectionSwitch = () => {
  const text = useText('app');
  const direction = useDirection();
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  return (
    <LazyTooltip content={text(`direction.to.${other}`)} relationship="label">
      <Button
        appearance="subtle"
        icon={other === 'rtl' ? <TextDirectionHorizontalRtlRegular /> : <TextDirectionHorizontalLtrRegular />}
        onClick={() => setPreferences({ direction: other })}
      />
    </LazyTooltip>
  );
};
