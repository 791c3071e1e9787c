/**
 * Unsent input by form. The unsaved-changes guard checks it. Main keeps the drafts for the same user, over an expired or
 * locked session, a crash and a restart; each form then restores its own. Never in local storage.
 */
import { create } from 'zustand';
import type { Values } from '../area/field';

interface DraftState {
  /** Forms with unsent changes: form key to values. */
  readonly dirty: Readonly<Record<string, Values>>;
  /** Drafts that wait for their form or dialog, and texts that could not be stored yet. */
  readonly waiting: Readonly<Record<string, Values>>;
}

export const useDrafts = create<DraftState>(() => ({ dirty: {}, waiting: {} }));

const without = (drafts: Readonly<Record<string, Values>>, key: string): Readonly<Record<string, Values>> =>
  Object.fromEntries(Object.entries(drafts).filter(([name]) => name !== key));

/** Stores the values of a form that differ from the saved ones. */
export const saveDraft = (key: string, values: Values): void =>
  useDrafts.setState((state) => ({ dirty: { ...state.dirty, [key]: values } }));

/** Removes a form's draft after it was sent or discarded. */
export const discardDraft = (key: string): void =>
  useDrafts.setState((state) => (key in state.dirty ? { dirty: without(state.dirty, key) } : state));

/** Returns the draft that waits for a form, once. */
export const takeDraft = (key: string): Values | undefined => {
  const draft = useDrafts.getState().waiting[key];
  if (draft) useDrafts.setState((state) => ({ waiting: without(state.waiting, key) }));
  return draft;
};

/** Keeps the draft of a closed dialog for when it is opened again. */
export const setDraftAside = (key: string): void =>
  useDrafts.setState(({ dirty, waiting }) => {
    const draft = dirty[key];
    return draft ? { dirty: without(dirty, key), waiting: { ...waiting, [key]: draft } } : {};
  });

/** Removes a draft that is not wanted any more, also one whose dialog was closed before its input was stored. */
export const forgetDraft = (key: string): void => {
  discardDraft(key);
  takeDraft(key);
};

export const restoreDrafts = (drafts: Readonly<Record<string, Values>>): void =>
  useDrafts.setState((state) => ({ waiting: { ...state.waiting, ...drafts } }));

/** All unsent input, also of forms that were not opened again since it was restored; forms leave out passwords. */
export const collectDrafts = (): Readonly<Record<string, Values>> => {
  const { dirty, waiting } = useDrafts.getState();
  return { ...waiting, ...dirty };
};

export const hasDrafts = (): boolean => Object.keys(useDrafts.getState().dirty).length > 0;

/** Discards the input of the forms that are open. */
export const discardDrafts = (): void => useDrafts.setState({ dirty: {} });

/** Removes all drafts, so that another user never sees them. */
export const clearDrafts = (): void => useDrafts.setState({ dirty: {}, waiting: {} });
