/** The focus manager that stays mounted: undefined until the first surface that traps the focus. */
import type { ComponentType } from 'react';
import { create } from 'zustand';

export const useKeptFocusManager = create<{ readonly Manager: ComponentType | undefined }>(() => ({
  Manager: undefined,
}));

export const keepFocusManager = (Manager: ComponentType): void => useKeptFocusManager.setState({ Manager });
