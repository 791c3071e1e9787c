/** Shows which bad network the demo imitates, and changes it. */
import { badNetworks } from '@contract/network/bad-network';
import { Button, MenuItemRadio, makeStyles } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { changeSettings, useSettings } from '../../../kit/stores/settings';

const useStyles = makeStyles({ chip: { whiteSpace: 'nowrap', minWidth: 'auto', flexShrink: 0 } });

export const NetworkChip = (): ReactNode => {
  const styles = useStyles();
  const text = useText('network');
  const current = useSettings(({ settings }) => settings?.demoNetwork) ?? 'good';
  if (current === 'good') return null;
  return (
    <ButtonMenu
      button={
        <Button size="small" shape="circular" icon={<PlugDisconnectedRegular />} className={styles.chip}>
          {text('network.chip', { name: text(`badNetworks.${current}`) })}
        </Button>
      }
      checkedValues={{ network: [current] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const demoNetwork = badNetworks.find((one) => one === checkedItems[0]);
        if (demoNetwork) void changeSettings({ demoNetwork }).then(notifyFailure);
      }}
    >
      {badNetworks.map((one) => (
        <MenuItemRadio key={one} name="network" value={one}>
          {text(`badNetworks.${one}`)}
        </MenuItemRadio>
      ))}
    </ButtonMenu>
  );
};
