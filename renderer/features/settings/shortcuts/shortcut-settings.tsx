/** The shortcuts of all commands by menu, with search. */

import { type ChangedShortcuts, defaultShortcut } from '@contract/commands/shortcuts';
import { type CommandId, choiceOf, commandIds, commandMenus, commands } from '@contract/commands/table';
import { fold } from '@contract/text/fold';
import { Button, Caption1, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { ArrowResetRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { KeyCaps } from '../../../kit/commands/key-caps';
import { keyLabels, platform, useShortcutsInUse } from '../../../kit/commands/keys';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { changeSettings, useSettings } from '../../../kit/stores/settings';
import { ScrollFrame } from '../../../kit/ui/scroll-frame';
import { findOwner, withShortcut } from './change-shortcuts';
import { ShortcutDialog } from './shortcut-dialog';

const useStyles = makeStyles({
  root: { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`, display: 'grid', rowGap: '12px' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'space-between' },
  search: { flexGrow: 1, maxInlineSize: '360px' },
  list: { maxBlockSize: '420px', overflowY: 'auto', display: 'grid', rowGap: '12px', margin: 0 },
  menu: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    margin: 0,
    paddingBlock: '4px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  rows: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, 25%) 72px',
    alignItems: 'center',
    columnGap: '12px',
    minBlockSize: '36px',
    ':not(:last-child)': {
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke3,
    },
  },
  kind: { color: tokens.colorNeutralForeground3, marginInlineStart: '8px' },
  none: { color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
});

const unchanged: ChangedShortcuts = {};
const save = (shortcuts: ChangedShortcuts): void => void changeSettings({ shortcuts }).then(notifyFailure);

interface Recording {
  readonly id: CommandId;
  readonly start: string;
}

export const ShortcutSettings = (): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const commandText = useText('commands');
  const changed = useSettings(({ settings }) => settings?.shortcuts ?? unchanged);
  const inUse = useShortcutsInUse();
  const [query, setQuery] = useState('');
  const [recording, setRecording] = useState<Recording>();
  const found = useMemo(() => {
    const typed = fold(query).trim();
    return commandIds.filter((id) => {
      const choice = choiceOf(id);
      const names = [commandText(`commands.${id}`), choice ? commandText(`choices.${choice}`) : ''];
      return names.some((name) => fold(name).includes(typed));
    });
  }, [query, commandText]);
  const reset = (id: CommandId): void => {
    const keys = defaultShortcut(id, platform());
    // The dialog says whose shortcut it is now.
    if (findOwner(changed, id, keys, platform())) setRecording({ id, start: keys });
    else save(withShortcut(changed, id, keys, platform()));
  };
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          aria-label={text('shortcuts.search')}
          placeholder={text('shortcuts.search')}
          value={query}
          onChange={(_, data) => setQuery(data.value)}
        />
        <Button
          icon={<ArrowResetRegular />}
          disabledFocusable={Object.keys(changed).length === 0}
          onClick={() => (Object.keys(changed).length === 0 ? undefined : save({}))}
        >
          {text('shortcuts.resetAll')}
        </Button>
      </div>
      <ScrollFrame className={styles.list} label={text('shortcuts.title')}>
        {found.length === 0 ? <span className={styles.none}>{text('shortcuts.notFound')}</span> : undefined}
        {commandMenus.map((menu) => {
          const ids = found.filter((id) => commands[id].menu === menu);
          return ids.length === 0 ? undefined : (
            <div key={menu}>
              <h3 className={styles.menu}>{commandText(`menus.${menu}`)}</h3>
              <ul className={styles.rows}>
                {ids.map((id) => {
                  const choice = choiceOf(id);
                  const keys = inUse.get(id);
                  const name = commandText(`commands.${id}`);
                  return (
                    <li key={id} className={styles.row}>
                      <span>
                        {name}
                        {choice ? (
                          <Caption1 className={styles.kind}>{commandText(`choices.${choice}`)}</Caption1>
                        ) : undefined}
                      </span>
                      {keys ? (
                        <KeyCaps labels={keyLabels(keys)} />
                      ) : (
                        <span className={styles.none}>{text('shortcuts.none')}</span>
                      )}
                      <span className={styles.buttons}>
                        {changed[id] === undefined ? undefined : (
                          <Button
                            appearance="subtle"
                            icon={<ArrowResetRegular />}
                            aria-label={text('shortcuts.reset', { command: name })}
                            title={text('shortcuts.reset', { command: name })}
                            onClick={() => reset(id)}
                          />
                        )}
                        <Button
                          appearance="subtle"
                          icon={<EditRegular />}
                          aria-label={text('shortcuts.change', { command: name })}
                          title={text('shortcuts.change', { command: name })}
                          onClick={() => setRecording({ id, start: keys ?? '' })}
                        />
                      </span>
                    </li>
                  );
                })}
              </ul>
            </div>
          );
        })}
      </ScrollFrame>
      {recording ? (
        <ShortcutDialog
          {...recording}
          changed={changed}
          onSave={(keys) => {
            save(withShortcut(changed, recording.id, keys, platform()));
            setRecording(undefined);
          }}
          onClose={() => setRecording(undefined)}
        />
      ) : undefined}
    </div>
  );
};
