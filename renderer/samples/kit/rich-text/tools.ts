/** The editor's buttons, in their groups. */
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  CodeRegular,
  type FluentIcon,
  TextBoldRegular,
  TextBulletListRegular,
  TextItalicRegular,
  TextNumberListLtrRegular,
  TextQuoteRegular,
  TextStrikethroughRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons';
import type { ChainedCommands, Editor } from '@tiptap/react';

export interface Tool {
  readonly name: `richText.tools.${string}`;
  readonly icon: FluentIcon;
  readonly keys: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** The name of what it switches on and off; the others just act. */
  readonly toggles?: string;
}

const marks: readonly Tool[] = [
  { name: 'richText.tools.bold', icon: TextBoldRegular, keys: 'mod+B', toggles: 'bold', run: (to) => to.toggleBold() },
  {
    name: 'richText.tools.italic',
    icon: TextItalicRegular,
    keys: 'mod+I',
    toggles: 'italic',
    run: (to) => to.toggleItalic(),
  },
  {
    name: 'richText.tools.underline',
    icon: TextUnderlineRegular,
    keys: 'mod+U',
    toggles: 'underline',
    run: (to) => to.toggleUnderline(),
  },
  {
    name: 'richText.tools.strike',
    icon: TextStrikethroughRegular,
    keys: 'mod+Shift+S',
    toggles: 'strike',
    run: (to) => to.toggleStrike(),
  },
];

const blocks: readonly Tool[] = [
  {
    name: 'richText.tools.bullets',
    icon: TextBulletListRegular,
    keys: 'mod+Shift+8',
    toggles: 'bulletList',
    run: (to) => to.toggleBulletList(),
  },
  {
    name: 'richText.tools.numbers',
    icon: TextNumberListLtrRegular,
    keys: 'mod+Shift+7',
    toggles: 'orderedList',
    run: (to) => to.toggleOrderedList(),
  },
  {
    name: 'richText.tools.quote',
    icon: TextQuoteRegular,
    keys: 'mod+Shift+B',
    toggles: 'blockquote',
    run: (to) => to.toggleBlockquote(),
  },
  { name: 'richText.tools.code', icon: CodeRegular, keys: 'mod+E', toggles: 'code', run: (to) => to.toggleCode() },
];

const steps: readonly Tool[] = [
  { name: 'richText.tools.undo', icon: ArrowUndoRegular, keys: 'mod+Z', run: (to) => to.undo() },
  { name: 'richText.tools.redo', icon: ArrowRedoRegular, keys: 'mod+Shift+Z', run: (to) => to.redo() },
];

export const tools = { marks, blocks, steps } as const;

/** What the buttons show of the editor: which are on, and which would do nothing. */
export const toolState = (editor: Editor) => ({
  on: [...marks, ...blocks].flatMap(({ toggles }) => (toggles && editor.isActive(toggles) ? [toggles] : [])),
  off: [...marks, ...blocks, ...steps].flatMap(({ name, run }) => (run(editor.can().chain()).run() ? [] : [name])),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
});
