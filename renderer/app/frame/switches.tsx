import { Button } from '@fluentui/react-components';
import { TextDirectionHorizontalLtrRegular, TextDirectionHorizontalRtlRegular } from '@fluentui/react-icons';
import { lazy, useState } from 'react';
import { Hint } from '../../kit/float/hint';
import { Opener } from '../../kit/float/opener';
import { setPreferences, usePreferences } from '../../kit/preferences';
import { useText } from '../../kit/text';
import { skinIcons } from './skin-icons';

const load = () => import('./skin-menu');
const SkinMenu = lazy(async () => ({ default: (await load()).SkinMenu }));

export const SkinSwitch = () => {
  const text = useText('app');
  const Icon = skinIcons[usePreferences((state) => state.skin)];
  const [open, setOpen] = useState(false);
  return (
    <Opener
      opens="menu"
      open={open}
      onOpenChange={setOpen}
      load={load}
      hint={text('skin.name')}
      button={<Button appearance="subtle" icon={<Icon />} />}
    >
      {(floating) => <SkinMenu {...floating} />}
    </Opener>
  );
};

export const DirectionSwitch = () => {
  const text = useText('app');
  const direction = usePreferences((state) => state.direction);
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  return (
    <Hint content={text(`direction.to.${other}`)} relationship="label">
      <Button
        appearance="subtle"
        icon={other === 'rtl' ? <TextDirectionHorizontalRtlRegular /> : <TextDirectionHorizontalLtrRegular />}
        onClick={() => setPreferences({ direction: other })}
      />
    </Hint>
  );
};
