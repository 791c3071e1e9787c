/**
 * What was typed and not yet sent, by form. The unsaved-changes guard asks here, an ended session takes the drafts to
 * main's memory, and after the same person signs in again each form takes its own back. Never in local storage.
 */
import { create } from 'zustand';
import type { Values } from '../area/field';

interface DraftState {
  /** Forms with unsent changes: form key to its values. */
  readonly dirty: Readonly<Record<string, Values>>;
  /** Drafts that came back and wait for their form. */
  readonly waiting: Readonly<Record<string, Values>>;
}

export const useDrafts = create<DraftState>(() => ({ dirty: {}, waiting: {} }));

const without = (drafts: Readonly<Record<string, Values>>, key: string): Readonly<Record<string, Values>> =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key));

/** Notes the values of a form that differs from what is saved. */
export const saveDraft = (key: string, values: Values): void =>
  useDrafts.setState((state) => ({ dirty: { ...state.dirty, [key]: values } }));

/** Forgets a form's draft: it was sent, or given up. */
export const discardDraft = (key: string): void =>
  useDrafts.setState((state) => (key in state.dirty ? { dirty: without(state.dirty, key) } : state));

/** A form asks for the draft that waits for it; given once. */
export const takeDraft = (key: string): Values | undefined => {
  const draft = useDrafts.getState().waiting[key];
  if (draft) useDrafts.setState((state) => ({ waiting: without(state.waiting, key) }));
  return draft;
};

export const restoreDrafts = (drafts: Readonly<Record<string, Values>>): void =>
  useDrafts.setState((state) => ({ waiting: { ...state.waiting, ...drafts } }));

/** Everything unsent right now; passwords never become drafts (the form leaves them out). */
export const collectDrafts = (): Readonly<Record<string, Values>> => useDrafts.getState().dirty;

export const hasDrafts = (): boolean => Object.keys(useDrafts.getState().dirty).length > 0;

/** Forgets all: another person must never see them. */
export const clearDrafts = (): void => useDrafts.setState({ dirty: {}, waiting: {} });
