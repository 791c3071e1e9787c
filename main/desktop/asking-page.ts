/** The page that has asked for what runs now, so that a dialog opens on its window, and its path is not another window's. */
import { AsyncLocalStorage } from 'node:async_hooks';

const asking = new AsyncLocalStorage<number>();

/** Runs the work for the page with this id of its web contents. */
export const forPage = <T>(contentsId: number, work: () => T): T => asking.run(contentsId, work);

/** Undefined for what no page asked for. */
export const askingPage = (): number | undefined => asking.getStore();
