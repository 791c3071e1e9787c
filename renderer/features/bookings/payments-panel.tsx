/** The price breakdown and payment of a booking, and the export of its transactions. */
import {
  Caption1,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Subtitle2,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Field, Values } from '../../kit/area/field';
import { FieldList } from '../../kit/detail/field-list';
import { serverFile, startExport } from '../../kit/export/start-export';
import { formatMoney } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { wordTexts } from '../../kit/format/word-text';
import { PermissionButton } from '../../kit/ui/permission-button';
import { insetBorder } from '../../kit/ui/styles';
import { paymentTones } from '../tones';
import { type Line, toReceipt } from './receipt';

const useStyles = makeStyles({
  halves: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    alignItems: 'start',
    maxInlineSize: '960px',
  },
  card: {
    display: 'grid',
    rowGap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  heading: { margin: 0 },
  lines: {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    fontVariantNumeric: 'tabular-nums',
  },
  line: { paddingBlock: '3px' },
  amount: { margin: 0, textAlign: 'end', paddingInlineStart: '24px' },
  total: {
    marginBlockStart: '3px',
    paddingBlockStart: '6px',
    fontWeight: tokens.fontWeightSemibold,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke1,
  },
  actions: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  about: { color: tokens.colorNeutralForeground3 },
});

const payment: readonly Field[] = [
  { key: 'paymentStatus', kind: 'status', tones: paymentTones, valueTexts: wordTexts('booking.paymentStatus') },
  { key: 'paymentMethod', valueTexts: wordTexts('booking.paymentMethod') },
  { key: 'bookingDate', kind: 'dateTime' },
  { key: 'currency' },
];

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('bookings');
  const [isBusy, setBusy] = useState(false);
  const { lines, computed, isSumEqual } = toReceipt(values);
  const { currency } = values;
  const number = toPlainText(values.bookingNumber);
  const save = async () => {
    setBusy(true);
    await startExport(
      serverFile(text('payments.file', { booking: number }), 'booking.transactionCsv', { bookingId: values.id }),
    );
    setBusy(false);
  };
  const label = ({ key }: Line) =>
    key === 'discount' && toPlainText(values.promoCode) !== ''
      ? text('payments.discount', { code: toPlainText(values.promoCode) })
      : text(`fields.${key}`);
  return (
    <div className={styles.halves}>
      <section className={styles.card}>
        <Subtitle2 as="h2" className={styles.heading}>
          {text('payments.receipt')}
        </Subtitle2>
        {lines.length === 0 ? (
          <Text>{text('payments.none')}</Text>
        ) : (
          <dl className={styles.lines}>
            {lines.map((line) => [
              <dt key={`${line.key} name`} className={mergeClasses(styles.line, line.key === 'total' && styles.total)}>
                {label(line)}
              </dt>,
              <dd
                key={line.key}
                className={mergeClasses(styles.line, styles.amount, line.key === 'total' && styles.total)}
              >
                <bdi>{formatMoney(line.amount, currency)}</bdi>
              </dd>,
            ])}
          </dl>
        )}
        {isSumEqual === false ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('payments.differs', { sum: formatMoney(computed, currency) })}</MessageBarBody>
          </MessageBar>
        ) : undefined}
      </section>
      <section className={styles.card}>
        <Subtitle2 as="h2" className={styles.heading}>
          {text('payments.payment')}
        </Subtitle2>
        <FieldList area="bookings" fields={payment} values={values} />
        <div className={styles.actions}>
          <PermissionButton
            needs={['read', 'Transaction']}
            icon={<ArrowDownloadRegular />}
            disabled={isBusy}
            onClick={() => void save()}
          >
            {text('payments.save')}
          </PermissionButton>
          <Caption1 className={styles.about}>{text('payments.about')}</Caption1>
        </div>
      </section>
    </div>
  );
};
