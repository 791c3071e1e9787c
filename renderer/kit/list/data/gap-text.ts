/** Why a list can't say that it shows all of its rows, with how many of how many were read. */
import { formatNumber } from '../../format/number';
import { kitText } from '../../format/text';
import type { Gap } from './list-source';

export const gapText = ({ reason, sent, total }: Gap): string =>
  reason === 'unnamed'
    ? kitText('list.gap.unnamed')
    : kitText(`list.gap.${reason}${total === undefined ? '' : 'Of'}`, {
        sent: formatNumber(sent),
        total: total === undefined ? '' : formatNumber(total),
      });
