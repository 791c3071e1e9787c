/**
 * Saves where the person is and what they have not sent, soon after each change, so that both come back after a crash or
 * a restart. Main asks before quitting as long as something is not saved.
 */
import { bridge } from '../bridge/bridge';
import { collectDrafts, hasDrafts, useDrafts } from './drafts';
import { useSession } from './session';

/** Milliseconds. */
const delay = 500;

interface WorkPorts {
  /** The current path, search and hash. */
  readonly path: () => string;
  /** Calls the listener when the path has changed. Returns the function that ends it. */
  readonly onMove: (listener: () => void) => () => void;
}

/** Returns the function that ends it. */
export const keepWork = ({ path, onMove }: WorkPorts): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnsaved = hasDrafts();
  const report = (dirty: boolean): void => {
    if (dirty === isUnsaved) return;
    isUnsaved = dirty;
    void bridge().app.unsaved({ dirty });
  };
  const save = async (): Promise<void> => {
    timer = undefined;
    if (useSession.getState().session?.state !== 'signed-in') return;
    const { dirty } = useDrafts.getState();
    const saved = await bridge().session.saveResumeState({ path: path(), drafts: collectDrafts() });
    // A draft without values is that of a password.
    const isKept =
      saved.ok && saved.value.isKept && Object.values(dirty).every((draft) => Object.keys(draft).length > 0);
    if (isKept && useDrafts.getState().dirty === dirty) report(false);
  };
  const saveSoon = (): void => {
    timer ??= setTimeout(() => void save(), delay);
  };
  const ends = [
    onMove(saveSoon),
    useDrafts.subscribe(({ dirty }, before) => {
      if (dirty !== before.dirty) report(hasDrafts());
      saveSoon();
    }),
  ];
  // Main takes a page that has just loaded for saved.
  if (isUnsaved) void bridge().app.unsaved({ dirty: true });
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
};
