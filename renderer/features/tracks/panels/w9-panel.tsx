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
import { readableLabel } from '../../../kit/format/label';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { wordTexts } from '../../../kit/format/word-text';
import { Freshness } from '../../../kit/freshness/freshness';
import { Message } from '../../../kit/ui/message';
import { w9Tones } from '../../tones';

/** 123-45-6789, 12-3456789 and nine digits in a row; not a postal code (73069-1234) or a phone number. */
const taxNumberPattern = /(?<![\d-])(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{2}-\d{7}|\d{9})(?![\d-])/g;
const taxNumberNames = new Set(['tin', 'ssn', 'ein', 'itin', 'tins']);

/** Field names such as tin, ssn, employerEin, taxId, tax_number, taxpayerIdentificationNumber. */
const isTaxNumberKey = (key: string): boolean => {
  const words = readableLabel(key).toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    words.some((word) => taxNumberNames.has(word)) ||
    (/^tax/.test(words[0] ?? '') && /^(id|no|nr|number)s?$/.test(last))
  );
};

const maskDigits = (digits: string): string => `••• ${digits.slice(-4)}`;

const maskText = (text: string): string =>
  text.replace(taxNumberPattern, (found) => maskDigits(found.replace(/\D/g, '')));

const maskTaxNumber = (value: unknown): unknown => {
  const digits = toPlainText(value).replace(/\D/g, '');
  return digits.length > 4 ? maskDigits(digits) : value;
};

const maskValue = (key: string, value: unknown, depth: number): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'object') return depth > 6 ? undefined : maskParts(value, depth + 1);
  if (isTaxNumberKey(key)) return maskTaxNumber(value);
  const text = String(value);
  const masked = maskText(text);
  return masked === text ? value : masked;
};

const maskParts = (parts: object, depth: number): unknown =>
  Array.isArray(parts)
    ? parts.map((part: unknown) => maskValue('', part, depth))
    : Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, maskValue(key, value, depth)]));

/** The record with the tax numbers of any field masked: only the last four digits are shown. */
export const maskTaxNumbers = (values: Values): Values => maskParts(values, 0) as Values;

/** "••• 1234", from the last four digits; undefined if there are none. */
export const formatLastDigits = (last4: unknown): string | undefined => {
  const digits = toPlainText(last4).replace(/\D/g, '');
  return digits === '' ? undefined : maskDigits(digits);
};

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
