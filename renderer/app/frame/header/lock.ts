import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';

/** Asks main to lock the app. Main's event then covers the page. */
export const lockNow = async (): Promise<void> => {
  notifyFailure(await bridge().session.lock());
};
