import type { Needs } from '@contract/ability';
import { useText } from '../../kit/format/text';

/** A permission in words: "read bookings". */
export const useNeedsText = (needs: Needs | undefined): string => {
  const app = useText('app');
  const text = useText('access-control');
  if (!needs) return text('nothing');
  const [action, subject] = needs;
  return text('needs', { action: app(`actions.${action}`), subject: app(`subjects.${subject}`) });
};
