/** The track's W-9 form and its signing status. */
import type { EndpointInput } from '@contract/table';
import { makeStyles } from '@fluentui/react-components';
import { DocumentErrorRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { Section } from '../../../kit/area/area';
import type { Values } from '../../../kit/area/field';
import { useCall } from '../../../kit/bridge/use-call';
import { RecordSections } from '../../../kit/detail/record-sections';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { wordTexts } from '../../../kit/format/word-text';
import { Freshness } from '../../../kit/freshness/freshness';
import { Message } from '../../../kit/ui/message';
import { w9Tones } from '../../tones';
import { formatLastDigits, maskTaxNumbers } from './tax-number';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
});

const sections: readonly Section[] = [
  {
    title: 'sections.w9',
    fields: [
      { key: 'status', kind: 'status', tones: w9Tones, valueTexts: wordTexts('w9.status'), label: 'fields.w9Status' },
      { key: 'legalName' },
      { key: 'businessName' },
      { key: 'taxClassification', kind: 'status', valueTexts: wordTexts('w9.taxClassification') },
      { key: 'llcClass' },
      { key: 'tinType', kind: 'status', valueTexts: wordTexts('w9.tinType') },
      { key: 'taxNumber', kind: 'code' },
      { key: 'exemptPayeeCode' },
    ],
  },
  {
    title: 'sections.signing',
    fields: [
      { key: 'certified', kind: 'flag' },
      { key: 'signatureName' },
      { key: 'signedAt', kind: 'dateTime' },
      { key: 'requestedAt', kind: 'dateTime' },
      { key: 'expiresAt', kind: 'dateTime' },
      { key: 'envelopeId', kind: 'code' },
      { key: 'documentUrl', kind: 'document' },
      { key: 'yearToDatePaid', kind: 'money' },
    ],
  },
  {
    title: 'sections.address',
    fields: [
      { key: 'address', label: 'fields.address1' },
      { key: 'city' },
      { key: 'state' },
      { key: 'zipCode', kind: 'code' },
    ],
  },
];

/** Keys that are shown as part of another field. */
const otherKeys = ['id', 'trackId', 'tinLast4', 'currency', 'timezone'];

const toShownForm = (form: Values, timezone: unknown): Values => ({
  timezone,
  ...maskTaxNumbers(form),
  taxNumber: formatLastDigits(form.tinLast4) ?? null,
});

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('tracks');
  const call = useCall('docuSign.w9', { trackId: values.id } as EndpointInput<'docuSign.w9'>);
  if (call.failure?.code === 'not-found' && call.value === undefined)
    return <Message icon={DocumentErrorRegular} title={text('w9.noneTitle')} body={text('w9.noneBody')} />;
  return (
    <div className={styles.root}>
      <Freshness call={call} />
      <Loaded call={call}>
        {(form) => (
          <RecordSections
            name="tracks"
            sections={sections}
            naming={otherKeys}
            values={toShownForm(form, values.timezone)}
          />
        )}
      </Loaded>
    </div>
  );
};
