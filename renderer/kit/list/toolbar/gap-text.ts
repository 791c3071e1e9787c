/** Why a list can't say that it shows all of its rows, with how many of how many were read. */
import { formatNumber } from '../../format/number';
import type { Text } from '../../format/text';
import type { Gap } from '../data/list-source';

/** `text` has the words of the kit. */
export const gapText = (text: Text, { reason, sent, total }: Gap): string =>
  reason === 'unnamed'
    ? text('list.gap.unnamed')
    : text(`list.gap.${reason}${total === undefined ? '' : 'Of'}`, {
        sent: formatNumber(sent),
        total: total === undefined ? '' : formatNumber(total),
      });
