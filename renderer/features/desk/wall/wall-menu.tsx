/** The menu of the wall, its only control besides leaving: what it shows, for how long, and on which display. */
import type { DisplayView } from '@contract/bridge/windows';
import { type WallPanel, type WallSettings, wallPanels } from '@contract/settings/wall';
import {
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  makeStyles,
} from '@fluentui/react-components';
import { DismissRegular, PauseRegular, PlayRegular, SettingsRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { changeSettings } from '../../../kit/stores/settings';

const useStyles = makeStyles({ menu: { '@media print': { display: 'none' } } });

const secondChoices = [10, 20, 30, 60, 120];

interface WallMenuProps {
  readonly wall: WallSettings;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
  readonly onLeave: () => void;
}

export const WallMenu = ({ wall, isPaused, onPause, onLeave }: WallMenuProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const [isOpen, setOpen] = useState(false);
  const [displays, setDisplays] = useState<readonly DisplayView[]>([]);
  useEffect(() => {
    if (isOpen)
      void bridge()
        .windows.displays()
        .then((answer) => setDisplays(answer.ok ? answer.value : []));
  }, [isOpen]);
  const change = (changed: Partial<WallSettings>): void =>
    void changeSettings({ wall: { ...wall, ...changed } }).then(notifyFailure);
  const choose = (name: string, values: readonly string[]): void => {
    if (name === 'panels') change({ panels: wallPanels.filter((panel) => values.includes(panel)) });
    else if (name === 'names') change({ showsNames: values.includes('shown') });
    else if (name === 'seconds') change({ seconds: Number(values[0]) });
    else
      void bridge()
        .windows.openWall({ display: Number(values[0]) })
        .then(notifyFailure);
  };
  const displayName = ({ name, width, height }: DisplayView, index: number): string =>
    text('wall.menu.display', { name: name || String(index + 1), width, height });
  return (
    <div className={styles.menu}>
      <ButtonMenu
        open={isOpen}
        onOpenChange={(_, data) => setOpen(data.open)}
        hasIcons
        checkedValues={{
          panels: [...wall.panels],
          names: wall.showsNames ? ['shown'] : [],
          seconds: [String(wall.seconds)],
          displays: displays.filter(({ isUsed }) => isUsed).map(({ id }) => String(id)),
        }}
        onCheckedValueChange={(_, { name, checkedItems }) => choose(name, checkedItems)}
        button={
          <MenuButton size="large" appearance="subtle" icon={<SettingsRegular />}>
            {text('wall.menu.button')}
          </MenuButton>
        }
      >
        <MenuItem
          icon={isPaused ? <PlayRegular /> : <PauseRegular />}
          onClick={() => onPause(!isPaused)}
          disabled={wall.panels.length < 2}
        >
          {text(isPaused ? 'wall.menu.resume' : 'wall.menu.pause')}
        </MenuItem>
        <MenuDivider />
        <MenuGroup>
          <MenuGroupHeader>{text('wall.menu.panels')}</MenuGroupHeader>
          {wallPanels.map((panel: WallPanel) => (
            <MenuItemCheckbox key={panel} name="panels" value={panel}>
              {text(`wall.panels.${panel}`)}
            </MenuItemCheckbox>
          ))}
        </MenuGroup>
        <MenuItemCheckbox name="names" value="shown">
          {text('wall.menu.names')}
        </MenuItemCheckbox>
        <MenuDivider />
        <MenuGroup>
          <MenuGroupHeader>{text('wall.menu.seconds')}</MenuGroupHeader>
          {secondChoices.map((seconds) => (
            <MenuItemRadio key={seconds} name="seconds" value={String(seconds)}>
              {text('wall.menu.every', { seconds: formatNumber(seconds) })}
            </MenuItemRadio>
          ))}
        </MenuGroup>
        {displays.length > 1 ? (
          <MenuGroup>
            <MenuGroupHeader>{text('wall.menu.displays')}</MenuGroupHeader>
            {displays.map((display, index) => (
              <MenuItemRadio key={display.id} name="displays" value={String(display.id)}>
                {displayName(display, index)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        ) : undefined}
        <MenuDivider />
        <MenuItem icon={<DismissRegular />} secondaryContent="Esc" onClick={onLeave}>
          {text('wall.menu.leave')}
        </MenuItem>
      </ButtonMenu>
    </div>
  );
};
