/** The shortcuts of all commands, by menu, and the keys of lists. */
import { type CommandId, type CommandMenu, commandIds, commandMenus, commands } from '@contract/commands/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../format/text';
import { useEnabledCommands } from './command';
import { KeyCaps } from './key-caps';
import { keyLabels, useShortcutsInUse } from './keys';

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
  ['Mod+Z', 'undo'],
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

interface ShortcutListProps {
  /** A better name than that of the table, such as an area's own. */
  readonly nameOf?: (id: CommandId) => string | undefined;
}

export const ShortcutList = ({ nameOf }: ShortcutListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('shortcuts');
  const commandText = useText('commands');
  const inUse = useShortcutsInUse();
  return (
    <div className={styles.groups}>
      {useGroups().map(({ title, ids }) => (
        <section key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <dl className={styles.list}>
            {ids.map((id) => (
              <Keys key={id} combination={inUse.get(id) ?? ''} what={nameOf?.(id) ?? commandText(`commands.${id}`)} />
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
