/** What happens to the outbox when the person leaves their account or the server. */
import { useText } from '../format/text';
import { useOffline } from '../stores/offline';
import { useUnsentCount } from '../stores/outbox';

export interface LeaveText {
  readonly body: string;
  /** What waits is in memory only, so leaving loses it. */
  readonly isLost: boolean;
}

/** Undefined if nothing waits. Loads the outbox's texts. */
export const useLeaveText = (): LeaveText | undefined => {
  const text = useText('outbox');
  const count = useUnsentCount();
  const isLost = useOffline(({ view }) => view.storage === 'memory');
  return count === 0 ? undefined : { body: text(isLost ? 'leave.lost' : 'leave.kept', { count }), isLost };
};
