/** Describes the buyback in one sentence, because the word has two meanings. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowRepeatAllRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { isApproved, isRefunded, kindOf } from '../../event/buyback-kind';
import type { Values } from '../../kit/area/field';
import { formatMoney } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { wordText } from '../../kit/format/word-text';
import { insetBorder } from '../../kit/ui/styles';

const useStyles = makeStyles({
  lead: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    paddingBlock: '10px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    ...insetBorder(tokens.colorTransparentStroke),
    overflowWrap: 'anywhere',
  },
  icon: { fontSize: '20px', flexShrink: 0, color: tokens.colorBrandForeground1 },
});

export const Summary = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('buybacks');
  const kind = kindOf(values);
  const visitor = toPlainText(values.userName) || text('fields.userName');
  const className = toPlainText(values.className);
  const round = toPlainText(values.round);
  const where =
    className !== '' && round !== ''
      ? text('lead.reentryRound', { round, className })
      : className || toPlainText(values.eventName);
  const status = wordText('buyback.status', toPlainText(values.status)).toLowerCase() || text('lead.noStatus');
  const words = {
    reentry: () => text(isApproved(values) ? 'lead.reentry' : 'lead.reentryOpen', { who: visitor, where, status }),
    return: () =>
      text(isRefunded(values) ? 'lead.return' : 'lead.returnOpen', {
        who: visitor,
        status,
        amount: formatMoney(values.buybackPrice, values.currency),
      }),
    other: () => text('lead.other', { kind: toPlainText(values.buybackType) }),
  };
  const Icon = kind === 'return' ? ArrowUndoRegular : ArrowRepeatAllRegular;
  if (kind === 'other' && toPlainText(values.buybackType) === '') return null;
  return (
    <div className={styles.lead}>
      <Icon className={styles.icon} aria-hidden />
      <Text>{words[kind]()}</Text>
    </div>
  );
};
