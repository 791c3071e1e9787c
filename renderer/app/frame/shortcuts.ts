/** The frame's shortcuts. The native menu, if there is one, has the same commands. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { registerCommand, runCommand } from '../../kit/commands/command';
import { openOverlay } from './overlay';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The modifier's name on this computer's keyboard. */
export const modifierKey = (): string => (isMac() ? '⌘' : 'Ctrl');

const types = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'combobox');

/** The frame's command for a key press; undefined leaves the key to the page. */
export const parseShortcut = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>,
): 'search' | 'shortcuts' | { readonly area: number } | undefined => {
  const modifier = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (modifier && !event.altKey && !event.shiftKey) {
    if (event.key.toLowerCase() === 'k') return 'search';
    if (/^[1-9]$/.test(event.key)) return { area: Number(event.key) - 1 };
  }
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return plain && event.key === '?' && !types(event.target) ? 'shortcuts' : undefined;
};

/** Handles the frame's shortcuts and the native menu's commands while the frame is shown. */
export const useShortcuts = (areas: readonly Area[]): void => {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = parseShortcut(event);
    if (!shortcut || event.defaultPrevented) return;
    // An open dialog handles its own keys first.
    if (document.querySelector('[aria-modal="true"]')) return;
    const area = typeof shortcut === 'object' ? areas[shortcut.area] : undefined;
    if (typeof shortcut === 'object' && !area) return;
    event.preventDefault();
    if (area) void navigate(area.path);
    else if (typeof shortcut === 'string') runCommand(shortcut);
  });
  const go = useEffectEvent((to: string | number) => void (typeof to === 'number' ? navigate(to) : navigate(to)));

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    const ends = [
      registerCommand('search', () => openOverlay('search')),
      registerCommand('shortcuts', () => openOverlay('shortcuts')),
      registerCommand('settings', () => go('/settings')),
      registerCommand('back', () => go(-1)),
      registerCommand('forward', () => go(1)),
    ];
    return () => {
      window.removeEventListener('keydown', listener);
      for (const end of ends) end();
    };
  }, []);
};
