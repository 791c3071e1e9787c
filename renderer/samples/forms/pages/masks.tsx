import { ok } from '@contract/failure';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { MaskitoOptions } from '@maskito/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Form } from '../../../kit/form/form';
import { useText } from '../../../kit/format/text';
import { MaskedField } from '../../kit/form/masked-field';
import { brandOf, isCardNumber } from '../../kit/payment-card/card-number';
import type { Examples } from '../../kit/showcase/example';
import {
  amountMask,
  cardMask,
  dateMask,
  digitsIn,
  ibanMask,
  isDate,
  isIban,
  isPhone,
  isTime,
  phoneMask,
  timeMask,
} from '../masks';

const useStyles = makeStyles({
  sent: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '12px 24px',
    margin: 0,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  brand: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

const empty = { card: '', phone: '', date: '', time: '', iban: '', amount: '' };
type Masked = typeof empty;

interface Kind {
  readonly name: keyof Masked;
  readonly mask: MaskitoOptions;
  readonly placeholder: string;
  /** Whether what stands there can be true. */
  readonly isRight: (typed: string) => boolean;
  /** As it is sent. */
  readonly bare: (typed: string) => string;
  readonly inputMode: 'numeric' | 'tel' | 'text' | 'decimal';
}

const same = (typed: string): string => typed;
const unspaced = (typed: string): string => typed.replace(/\s/g, '');

const kinds: readonly Kind[] = [
  {
    name: 'card',
    mask: cardMask,
    placeholder: '0000 0000 0000 0000',
    isRight: isCardNumber,
    bare: digitsIn,
    inputMode: 'numeric',
  },
  {
    name: 'phone',
    mask: phoneMask,
    placeholder: '+1 (555) 010-0000',
    isRight: isPhone,
    bare: (typed) => typed && `+${digitsIn(typed)}`,
    inputMode: 'tel',
  },
  { name: 'date', mask: dateMask, placeholder: 'MM/DD/YYYY', isRight: isDate, bare: same, inputMode: 'numeric' },
  { name: 'time', mask: timeMask, placeholder: 'HH:MM', isRight: isTime, bare: same, inputMode: 'numeric' },
  {
    name: 'iban',
    mask: ibanMask,
    placeholder: 'DE89 3704 0044 0532 0130 00',
    isRight: isIban,
    bare: unspaced,
    inputMode: 'text',
  },
  {
    name: 'amount',
    mask: amountMask,
    placeholder: '$0.00',
    isRight: (typed) => typed !== '',
    bare: (typed) => typed.replace(/[$,]/g, ''),
    inputMode: 'decimal',
  },
];

const Fields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const values = useFormContext<Masked>().watch();
  const brand = brandOf(values.card);
  return (
    <>
      {kinds.map(({ name, mask, placeholder, isRight, inputMode }) => (
        <MaskedField<Masked>
          key={name}
          name={name}
          label={text(`masks.${name}.label`)}
          hint={text(`masks.${name}.hint`)}
          mask={mask}
          placeholder={placeholder}
          inputMode={inputMode}
          {...(name === 'card' && brand ? { contentAfter: <Text className={styles.brand}>{brand}</Text> } : {})}
          rules={{
            validate: (typed) => typed === '' || isRight(String(typed)) || text(`masks.${name}.wrong`),
          }}
        />
      ))}
      <dl className={styles.sent} aria-label={text('masks.sent')}>
        {kinds.map(({ name, bare }) => (
          <div key={name}>
            <dt className={styles.name}>{text(`masks.${name}.label`)}</dt>
            <dd className={styles.value} dir="ltr" data-sent={name}>
              {bare(values[name]) || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
export const examples: Examples = {
  all: {
    code: `const mask = maskitoDateOptionsGenerator({ mode: 'mm/dd/yyyy', separator: '/' });

<MaskedField<Values> name="date" label="Date" mask={mask} rules={{ validate: isDate }} />`,
    Preview: ({ text }) => (
      <Form<Masked, null>
        draft="forms.masks"
        values={empty}
        secret={['card', 'iban']}
        submit={text('check')}
        saved={text('checked')}
        onSubmit={async () => ok(null)}
      >
        <Fields />
      </Form>
    ),
  },
};
