/** The worksheet's sums: by outcome once one is noted, and by payment method. */
import { type ReactNode, useMemo } from 'react';
import { type Text, useText } from '../../../kit/format/text';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { outcomeKind } from './outcomes';
import { sumRow } from './refund-rows';
import { type Refund, type RefundSum, refundSums } from './refunds';

interface SumsProps {
  readonly title: string;
  readonly sums: readonly RefundSum[];
  /** The titles of columns that are not as in the sums by payment method. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly nameOf?: (group: string, text: Text) => string;
}

/** Sums per currency and group. Amounts in doubt are counted, not summed. */
const SumsTable = ({ title, sums, labels = {}, nameOf }: SumsProps): ReactNode => {
  const text = useText('desk');
  const hasUnknown = sums.some(({ unknown }) => unknown > 0);
  const keys = ['group', 'count', 'paid', 'refunded', 'left', ...(hasUnknown ? ['unknown'] : [])];
  const columns = keys.map((key) => ({
    key,
    label: labels[key] ?? text(`rainOut.sums.${key}`),
    isFigure: key !== 'group',
  }));
  return <PlainTable label={title} columns={columns} rows={sums.map((sum) => sumRow(sum, text, nameOf))} />;
};

export const RefundSums = ({ refunds }: { readonly refunds: readonly Refund[] }): ReactNode => {
  const text = useText('desk');
  const byMethod = useMemo(() => refundSums(refunds), [refunds]);
  const byOutcome = useMemo(() => refundSums(refunds, ({ outcome }) => outcomeKind(outcome)), [refunds]);
  const isDecided = refunds.some(({ outcome }) => outcome !== undefined);
  return (
    <>
      {isDecided ? (
        <SumsTable
          title={text('rainChecks.sums.title')}
          sums={byOutcome}
          labels={{ group: text('rainOut.fields.outcome'), left: text('rainChecks.sums.left') }}
          nameOf={(group) => text(`rainChecks.outcomes.${group}`)}
        />
      ) : undefined}
      <SumsTable title={text('rainOut.sums.title')} sums={byMethod} />
    </>
  );
};
