import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { MaskitoOptions } from '@maskito/core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../kit/format/text';
import { MaskedField } from '../../kit/form/masked-field';
import { brandOf, isCardNumber } from '../../kit/payment-card/card-number';
import type { Examples } from '../../kit/showcase/example';
import { ValueList } from '../../kit/value-list';
import { CheckForm } from '../check-form';
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
  value: { fontFamily: tokens.fontFamilyMonospace },
  brand: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

const empty = { card: '', phone: '', date: '', time: '', iban: '', amount: '' };
type Masked = typeof empty;

interface Kind {
  readonly name: keyof Masked;
  readonly mask: MaskitoOptions;
  readonly placeholder: string;
  /** Whether the value is valid. */
  readonly isValid: (value: string) => boolean;
  /** As it is sent. */
  readonly toSent: (value: string) => string;
  readonly inputMode: 'numeric' | 'tel' | 'text' | 'decimal';
}

const same = (value: string): string => value;
const unspaced = (value: string): string => value.replace(/\s/g, '');

const kinds: readonly Kind[] = [
  {
    name: 'card',
    mask: cardMask,
    placeholder: '0000 0000 0000 0000',
    isValid: isCardNumber,
    toSent: digitsIn,
    inputMode: 'numeric',
  },
  {
    name: 'phone',
    mask: phoneMask,
    placeholder: '+1 (555) 010-0000',
    isValid: isPhone,
    toSent: (value) => value && `+${digitsIn(value)}`,
    inputMode: 'tel',
  },
  { name: 'date', mask: dateMask, placeholder: 'MM/DD/YYYY', isValid: isDate, toSent: same, inputMode: 'numeric' },
  { name: 'time', mask: timeMask, placeholder: 'HH:MM', isValid: isTime, toSent: same, inputMode: 'numeric' },
  {
    name: 'iban',
    mask: ibanMask,
    placeholder: 'DE89 3704 0044 0532 0130 00',
    isValid: isIban,
    toSent: unspaced,
    inputMode: 'text',
  },
  {
    name: 'amount',
    mask: amountMask,
    placeholder: '$0.00',
    isValid: (value) => value !== '',
    toSent: (value) => value.replace(/[$,]/g, ''),
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
      {kinds.map(({ name, mask, placeholder, isValid, inputMode }) => (
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
            validate: (value) => value === '' || isValid(String(value)) || text(`masks.${name}.wrong`),
          }}
        />
      ))}
      <ValueList
        framed
        minWidth={200}
        label={text('masks.sent')}
        values={Object.fromEntries(
          kinds.map(({ name, toSent }) => [
            text(`masks.${name}.label`),
            <span key={name} className={styles.value} dir="ltr">
              {toSent(values[name]) || '–'}
            </span>,
          ]),
        )}
      />
    </>
  );
};

export const examples: Examples = {
  all: {
    code: `const mask = maskitoDateOptionsGenerator({ mode: 'mm/dd/yyyy', separator: '/' });

<MaskedField<Values> name="date" label="Date" mask={mask} rules={{ validate: isDate }} />`,
    Preview: () => (
      <CheckForm<Masked> name="masks" values={empty} secretFields={['card', 'iban']}>
        <Fields />
      </CheckForm>
    ),
  },
};
