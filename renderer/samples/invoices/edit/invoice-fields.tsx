/** The fields of an invoice, in the form around them; sums follow as they are typed. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { DateField } from '../../kit/form/date-field';
import type { InvoiceValues } from '../sums';
import { ItemFields } from './item-fields';
import { SumsView } from './sums-view';

const useStyles = makeStyles({
  end: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 340px)',
    columnGap: '32px',
    rowGap: '16px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', alignContent: 'start', rowGap: '16px' },
  tax: { maxInlineSize: '180px' },
});

/** `own` is the client that the invoice has already, who may not be among the five that the API offers. */
export const InvoiceFields = ({ own }: { readonly own?: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const names = new Set([...(own ? [own] : []), ...(clients.value?.rows ?? []).map(({ name }) => name)]);
  const required = (name: 'issuedDate' | 'dueDate' | 'client') => ({
    name,
    label: text(`form.${name}`),
    rules: rulesOf<InvoiceValues>({ label: text(`form.${name}`), required: true }),
  });
  const due = required('dueDate');
  return (
    <>
      <FormSection title={text('form.invoice')}>
        <SelectField<InvoiceValues>
          {...required('client')}
          options={[...names].map((value) => ({ value, label: value }))}
        />
        <DateField<InvoiceValues> {...required('issuedDate')} />
        <DateField<InvoiceValues>
          {...due}
          rules={{
            ...due.rules,
            validate: {
              order: (value, { issuedDate }) => String(value) >= issuedDate || text('form.dueTooEarly'),
            },
          }}
        />
      </FormSection>
      <FormSection title={text('form.items')}>
        <WideField>
          <ItemFields />
        </WideField>
      </FormSection>
      <FormSection title={text('form.sums')}>
        <WideField>
          <div className={styles.end}>
            <div className={styles.words}>
              <div className={styles.tax}>
                <TextField<InvoiceValues>
                  name="tax"
                  label={text('form.tax')}
                  type="number"
                  rules={rulesOf<InvoiceValues>({ label: text('form.tax'), min: 0, max: 100 })}
                />
              </div>
              <LongTextField<InvoiceValues>
                name="note"
                label={text('form.note')}
                rows={3}
                rules={rulesOf<InvoiceValues>({ label: text('form.note'), maxLength: 1_000 })}
              />
            </div>
            <SumsView />
          </div>
        </WideField>
      </FormSection>
    </>
  );
};
