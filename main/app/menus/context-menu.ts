/** The context menu, with the usual commands for text fields, which Electron does not add. */
import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import { text } from '../../desktop/native-text';

export interface SpellingActions {
  replace(word: string): void;
  learn(word: string): void;
}

/** The items for the clicked element; empty if none applies. */
export const contextMenuTemplate = (
  at: Pick<
    ContextMenuParams,
    'isEditable' | 'selectionText' | 'editFlags' | 'misspelledWord' | 'dictionarySuggestions'
  >,
  act: SpellingActions,
): MenuItemConstructorOptions[] => {
  const spelling: MenuItemConstructorOptions[] = at.misspelledWord
    ? [
        ...at.dictionarySuggestions.slice(0, 5).map((word) => ({ label: word, click: () => act.replace(word) })),
        { label: text('context.learn'), click: () => act.learn(at.misspelledWord) },
        { type: 'separator' },
      ]
    : [];
  const copy: MenuItemConstructorOptions = { role: 'copy', label: text('context.copy'), enabled: at.editFlags.canCopy };
  if (!at.isEditable) return at.selectionText.trim() === '' ? [] : [copy];
  return [
    ...spelling,
    { role: 'cut', label: text('context.cut'), enabled: at.editFlags.canCut },
    copy,
    { role: 'paste', label: text('context.paste'), enabled: at.editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: text('context.selectAll'), enabled: at.editFlags.canSelectAll },
  ];
};

/** Adds the context menu to a window. */
export const attachContextMenu = (window: BrowserWindow): void => {
  const { webContents } = window;
  webContents.on('context-menu', (_event, at) => {
    const template = contextMenuTemplate(at, {
      replace: (word) => webContents.replaceMisspelling(word),
      learn: (word) => webContents.session.addWordToSpellCheckerDictionary(word),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
};
