/** The context menu that is open, and the dialog that a command of it opened. The frame shows both. */
import type { CommandId, ContextCommand, ContextPlace } from '@contract/commands/table';
import type { PositioningVirtualElement } from '@fluentui/react-components';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { create } from 'zustand';

/** One of several things that a command can do, as an entry of a submenu. */
export interface ContextChoice {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly run: () => void;
}

/** What a command does in a menu. */
export interface ContextHandler {
  /** Undefined for a command that is disabled. */
  readonly run: (() => void) | undefined;
  readonly isChecked?: boolean;
  /** Shown beside the command. */
  readonly detail?: string;
  /** The command opens a submenu of these; `run` is not called. */
  readonly choices?: readonly ContextChoice[];
}

/** Where the menu was asked for. */
export interface ContextTarget {
  readonly at: HTMLElement | PositioningVirtualElement;
  /** The element that was pointed to or had the focus. */
  readonly element: Element;
  /** Gets the focus when the menu closes. */
  readonly returnTo: HTMLElement | undefined;
}

export interface ContextMenu {
  readonly place: ContextPlace;
  /** What it is for: the name of a record. */
  readonly label: string;
  readonly target: ContextTarget;
  /** Commands that are left out don't apply. */
  readonly handlers: Readonly<Partial<Record<CommandId, ContextHandler>>>;
}

interface ContextMenuState {
  readonly menu: ContextMenu | undefined;
  readonly dialog: ReactNode;
}

const closed: ContextMenuState = { menu: undefined, dialog: undefined };

export const useContextMenu = create<ContextMenuState>(() => closed);

/** Each command of the place has a handler, or undefined if it doesn't apply. */
export type ContextHandlers<Place extends ContextPlace> = Readonly<
  Record<ContextCommand<Place>, ContextHandler | undefined>
>;

export const openContextMenu = <Place extends ContextPlace>(
  place: Place,
  { handlers, ...menu }: Pick<ContextMenu, 'label' | 'target'> & { readonly handlers: ContextHandlers<Place> },
): void => {
  const applicable = Object.entries(handlers).filter(([, handler]) => handler !== undefined);
  useContextMenu.setState({ menu: { ...menu, place, handlers: Object.fromEntries(applicable) } });
};

export const closeContextMenu = (): void => useContextMenu.setState({ menu: undefined });

export const openContextDialog = (dialog: ReactNode): void => useContextMenu.setState({ dialog });
export const closeContextDialog = (): void => useContextMenu.setState({ dialog: undefined });

export const clearContextMenu = (): void => useContextMenu.setState(closed);

/** Text fields and selected text have the system's own menu: cut, copy, paste, spelling. */
const hasNativeMenu = (element: Element): boolean => {
  if (element.closest('input:not([type="checkbox"]), textarea, [contenteditable="true"]')) return true;
  const selection = getSelection();
  return selection !== null && String(selection) !== '' && selection.getRangeAt(0).intersectsNode(element);
};

/** A menu at the pointer. */
const pointOf = ({ clientX, clientY }: MouseEvent): PositioningVirtualElement => ({
  getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0),
});

const isMenuKey = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined;

/**
 * The handlers of an element that has a context menu for a part of it: right click, the menu key and Shift+F10. `open`
 * returns false if there is none for the target.
 */
export const contextMenuEvents = (open: (target: ContextTarget) => boolean) => {
  const handle = (event: KeyboardEvent | MouseEvent, at: ContextTarget['at'] | undefined): void => {
    const { target: element, currentTarget } = event;
    // React also bubbles events from portals, such as an open panel.
    if (!(element instanceof HTMLElement) || !currentTarget.contains(element) || hasNativeMenu(element)) return;
    if (!open({ at: at ?? element, element, returnTo: focused() })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onContextMenu: (event: MouseEvent) => handle(event, pointOf(event)),
    onKeyDown: (event: KeyboardEvent) => (isMenuKey(event) ? handle(event, undefined) : undefined),
  };
};
