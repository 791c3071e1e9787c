import { failureText } from '../../feedback/failure-text';
import { kitText } from '../../format/text';
import type { ListCall } from '../data/list-source';

/** Why a menu has no values: they are loading, they could not be loaded, or there are none. */
export const noValuesText = ({ failure, busy }: Pick<ListCall, 'failure' | 'busy'>): string => {
  if (busy) return kitText('states.pending');
  return failure ? failureText(failure).title : kitText('list.noValues');
};
