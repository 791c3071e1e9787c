import { Button, Toolbar as FluentToolbar, makeStyles, ToggleButton, ToolbarDivider } from '@fluentui/react-components';
import { type Editor, useEditorState } from '@tiptap/react';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import { lineBelow } from '../styles';
import { LinkButton } from './link-button';
import { type Tool, toolState, tools } from './tools';

const useStyles = makeStyles({
  bar: {
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: '2px',
    paddingBlock: '3px',
    paddingInline: '4px',
    ...lineBelow,
  },
  divider: { flexGrow: 0, paddingInline: '6px' },
});

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const keysShown = (keys: string): string =>
  isMac ? keys.replace('mod+', '⌘').replace('Shift+', '⇧') : keys.replace('mod', 'Ctrl');
const keysRead = (keys: string): string => keys.replace('mod', isMac ? 'Meta' : 'Control');

/** Clicking a tool keeps the selection. */
const keepSelection = (event: MouseEvent): void => event.preventDefault();

interface ToolbarProps {
  readonly editor: Editor;
  readonly disabled: boolean;
  readonly label: string;
  readonly linking: boolean;
  readonly onLinking: (open: boolean) => void;
}

export const Toolbar = ({ editor, disabled, label, linking, onLinking }: ToolbarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const { on, off, link } = useEditorState({ editor, selector: ({ editor: current }) => toolState(current) });

  const button = ({ name, icon: Icon, keys, toggles, run }: Tool): ReactNode => {
    const label = text(`richText.tools.${name}`);
    const idle = disabled || off.includes(name);
    const look = {
      appearance: 'subtle',
      size: 'small',
      icon: <Icon />,
      'aria-label': label,
      'aria-keyshortcuts': keysRead(keys),
      disabledFocusable: idle,
      onMouseDown: keepSelection,
      onClick: ({ detail }: MouseEvent) => {
        if (idle) return;
        // By keyboard, the focus stays in the toolbar.
        const chain = editor.chain();
        run(detail > 0 ? chain.focus() : chain).run();
      },
    } as const;
    return (
      <LazyTooltip key={name} content={`${label} (${keysShown(keys)})`} relationship="label">
        {toggles ? <ToggleButton {...look} checked={on.includes(toggles)} /> : <Button {...look} />}
      </LazyTooltip>
    );
  };
  return (
    <FluentToolbar size="small" className={styles.bar} aria-label={label}>
      {tools.marks.map(button)}
      <ToolbarDivider className={styles.divider} />
      {tools.blocks.map(button)}
      <LinkButton
        editor={editor}
        address={link}
        disabled={disabled}
        open={linking}
        onOpenChange={onLinking}
        keys={keysShown('mod+K')}
      />
      <ToolbarDivider className={styles.divider} />
      {tools.steps.map(button)}
    </FluentToolbar>
  );
};
