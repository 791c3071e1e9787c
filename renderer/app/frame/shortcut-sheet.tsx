import { type CommandId, type CommandMenu, commandIds, commandMenus, commands } from '@contract/commands/table';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { runCommand, useEnabledCommands } from '../../kit/commands/command';
import { KeyCaps } from '../../kit/commands/key-caps';
import { keyLabels, useShortcutsInUse } from '../../kit/commands/keys';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { titleOf } from '../areas/site-map';
import { useMenuAreas } from '../commands/menu-areas';
import { closeOverlay, useOverlay } from '../commands/overlay';

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: tokens.spacingHorizontalXXL,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'auto 1fr',
    gap: '10px 16px',
    margin: 0,
    marginBlockStart: '12px',
  },
  what: { margin: 0, color: tokens.colorNeutralForeground2 },
  keys: { justifySelf: 'start' },
});

/** Keys that are no commands, and the text key of what they do. */
const fixedKeys = [
  ['?', 'sheet'],
  ['Esc', 'close'],
  ['↓', 'next'],
  ['↑', 'previous'],
  ['Enter', 'open'],
  ['Space', 'select'],
  ['Shift+Space', 'extend'],
  ['Mod+A', 'all'],
  ['Esc', 'clear'],
  ['Shift+← →', 'width'],
] as const;

interface SheetGroup {
  readonly title: string;
  readonly ids: readonly CommandId[];
}

/** The commands with a shortcut: first those of this page that can run now, then all others by menu. */
const useGroups = (): readonly SheetGroup[] => {
  const text = useText('shortcuts');
  const commandText = useText('commands');
  const enabled = useEnabledCommands();
  const inUse = useShortcutsInUse();
  const isHere = (id: CommandId) =>
    enabled.has(id) && commands[id].where !== 'anywhere' && !frameMenus.some((menu) => menu === commands[id].menu);
  const ids = commandIds.filter((id) => inUse.has(id));
  const here = { title: text('here'), ids: ids.filter(isHere) };
  const byMenu = commandMenus.map((menu) => ({
    title: commandText(`menus.${menu}`),
    ids: ids.filter((id) => commands[id].menu === menu && !isHere(id)),
  }));
  return [here, ...byMenu].filter((group) => group.ids.length > 0);
};

/** Menus whose commands are the same on every page. */
const frameMenus: readonly CommandMenu[] = ['app', 'go', 'help'];

export const ShortcutSheet = () => {
  const text = useText('shortcuts');
  const open = useOverlay((state) => state.open === 'shortcuts');
  return (
    <Dialog open={open} onOpenChange={(_, data) => !data.open && closeOverlay()}>
      <DialogSurface style={{ maxInlineSize: 840 }}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('app:shortcuts.title')}</DialogTitle>
          <DialogContent role="region" tabIndex={0} aria-label={text('app:shortcuts.title')}>
            <Sheet />
          </DialogContent>
          <DialogActions>
            <Button
              onClick={() => {
                closeOverlay();
                runCommand('settings');
              }}
            >
              {text('change')}
            </Button>
            <Button appearance="primary" onClick={closeOverlay}>
              {text('app:page.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};

const Sheet = () => {
  const styles = useStyles();
  const text = useText('shortcuts');
  const commandText = useText('commands');
  const inUse = useShortcutsInUse();
  const areas = useMenuAreas((state) => state.areas);
  /** Areas by their own names. */
  const nameOf = (id: CommandId): string => {
    const shown = id.startsWith('area-') ? areas[Number(id.slice('area-'.length)) - 1] : undefined;
    return shown ? text(titleOf(shown)) : commandText(`commands.${id}`);
  };
  return (
    <div className={styles.groups}>
      {useGroups().map(({ title, ids }) => (
        <section key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <dl className={styles.list}>
            {ids.map((id) => (
              <Keys key={id} combination={inUse.get(id) ?? ''} what={nameOf(id)} />
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3 className={styles.heading}>{text('lists')}</h3>
        <dl className={styles.list}>
          {fixedKeys.map(([combination, description]) => (
            <Keys key={description} combination={combination} what={text(description)} />
          ))}
        </dl>
      </section>
    </div>
  );
};

const Keys = ({ combination, what: description }: { readonly combination: string; readonly what: string }) => {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.keys}>
        <KeyCaps labels={keyLabels(combination)} />
      </dt>
      <dd className={styles.what}>{description}</dd>
    </>
  );
};
