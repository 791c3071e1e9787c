/** Shows which bad network the demo imitates, and changes it. */
import { badNetworks } from '@contract/network/bad-network';
import { Button, MenuItemRadio, MenuList, MenuPopover, makeStyles } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { PopoverMenu } from '../../kit/popover/popover-menu';
import { changeSettings, useSettings } from '../../kit/stores/settings';

const useStyles = makeStyles({ chip: { whiteSpace: 'nowrap', minWidth: 'auto', flexShrink: 0 } });

const loaded = Promise.resolve();

export const NetworkChip = (): ReactNode => {
  const styles = useStyles();
  const text = useText('network');
  const current = useSettings(({ settings }) => settings?.demoNetwork) ?? 'good';
  const [open, setOpen] = useState(false);
  if (current === 'good') return null;
  return (
    <LazyPopover
      popup="menu"
      open={open}
      onOpenChange={setOpen}
      load={() => loaded}
      button={
        <Button size="small" shape="circular" icon={<PlugDisconnectedRegular />} className={styles.chip}>
          {text('network.chip', { name: text(`badNetworks.${current}`) })}
        </Button>
      }
    >
      {(floating) => (
        <PopoverMenu
          {...floating}
          checkedValues={{ network: [current] }}
          onCheckedValueChange={(_, { checkedItems }) => {
            const demoNetwork = badNetworks.find((one) => one === checkedItems[0]);
            if (demoNetwork) void changeSettings({ demoNetwork }).then(notifyFailure);
          }}
        >
          <MenuPopover>
            <MenuList>
              {badNetworks.map((one) => (
                <MenuItemRadio key={one} name="network" value={one}>
                  {text(`badNetworks.${one}`)}
                </MenuItemRadio>
              ))}
            </MenuList>
          </MenuPopover>
        </PopoverMenu>
      )}
    </LazyPopover>
  );
};
