/** The editor's tools, by group. */
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
  /** Its text is `richText.tools.<name>`. */
  readonly name: string;
  readonly icon: FluentIcon;
  readonly keys: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** The mark or node that it toggles. */
  readonly toggles?: string;
}

const marks: readonly Tool[] = [
  { name: 'bold', icon: TextBoldRegular, keys: 'mod+B', toggles: 'bold', run: (to) => to.toggleBold() },
  { name: 'italic', icon: TextItalicRegular, keys: 'mod+I', toggles: 'italic', run: (to) => to.toggleItalic() },
  {
    name: 'underline',
    icon: TextUnderlineRegular,
    keys: 'mod+U',
    toggles: 'underline',
    run: (to) => to.toggleUnderline(),
  },
  {
    name: 'strike',
    icon: TextStrikethroughRegular,
    keys: 'mod+Shift+S',
    toggles: 'strike',
    run: (to) => to.toggleStrike(),
  },
];

const blocks: readonly Tool[] = [
  {
    name: 'bullets',
    icon: TextBulletListRegular,
    keys: 'mod+Shift+8',
    toggles: 'bulletList',
    run: (to) => to.toggleBulletList(),
  },
  {
    name: 'numbers',
    icon: TextNumberListLtrRegular,
    keys: 'mod+Shift+7',
    toggles: 'orderedList',
    run: (to) => to.toggleOrderedList(),
  },
  {
    name: 'quote',
    icon: TextQuoteRegular,
    keys: 'mod+Shift+B',
    toggles: 'blockquote',
    run: (to) => to.toggleBlockquote(),
  },
  { name: 'code', icon: CodeRegular, keys: 'mod+E', toggles: 'code', run: (to) => to.toggleCode() },
];

const steps: readonly Tool[] = [
  { name: 'undo', icon: ArrowUndoRegular, keys: 'mod+Z', run: (to) => to.undo() },
  { name: 'redo', icon: ArrowRedoRegular, keys: 'mod+Shift+Z', run: (to) => to.redo() },
];

export const tools = { marks, blocks, steps } as const;

/** The state of the buttons: which are on, and which are disabled. */
export const toolState = (editor: Editor) => ({
  on: [...marks, ...blocks].flatMap(({ toggles }) => (toggles && editor.isActive(toggles) ? [toggles] : [])),
  off: [...marks, ...blocks, ...steps].flatMap(({ name, run }) => (run(editor.can().chain()).run() ? [] : [name])),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
});
