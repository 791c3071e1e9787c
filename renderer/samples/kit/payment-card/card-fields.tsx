/** The fields of a payment card, in the form around them. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator } from '@maskito/kit';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { withArticle } from '../../../kit/format/sentence';
import { useText } from '../../../kit/format/text';
import { MaskedField } from '../form/masked-field';
import { brandOf, isCardNumber, isGoodUntil } from './card-number';

export interface CardValues {
  number: string;
  name: string;
  expires: string;
  code: string;
}
export const emptyCard: CardValues = { number: '', name: '', expires: '', code: '' };
/** Never saved as a draft. */
export const cardSecrets = ['number', 'code'] as const;

const useStyles = makeStyles({
  pair: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
  wide: { gridColumn: '1 / -1' },
  brand: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

const group = [/\d/, /\d/, /\d/, /\d/];
const numberMask: MaskitoOptions = { mask: [...group, ' ', ...group, ' ', ...group, ' ', ...group, /\d/, /\d/, /\d/] };
const expiresMask = maskitoDateOptionsGenerator({ mode: 'mm/yy', separator: '/' });
const codeMask: MaskitoOptions = { mask: group };

export const CardFields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const { watch } = useFormContext<CardValues>();
  const brand = brandOf(watch('number'));
  return (
    <>
      <div className={styles.wide}>
        <MaskedField<CardValues>
          name="number"
          label={text('card.number')}
          mask={numberMask}
          placeholder="0000 0000 0000 0000"
          autoFocus
          {...(brand ? { contentAfter: <Text className={styles.brand}>{brand}</Text> } : {})}
          rules={{
            required: text('kit:form.required', { field: withArticle(text('card.number')) }),
            validate: (typed) => isCardNumber(String(typed)) || text('card.numberWrong'),
          }}
        />
      </div>
      <div className={styles.wide}>
        <TextField<CardValues>
          name="name"
          label={text('card.name')}
          rules={rulesOf<CardValues>({ label: text('card.name'), required: true, maxLength: 100 })}
        />
      </div>
      <div className={styles.pair}>
        <MaskedField<CardValues>
          name="expires"
          label={text('card.expires')}
          mask={expiresMask}
          placeholder="MM/YY"
          rules={{
            required: text('kit:form.required', { field: withArticle(text('card.expires')) }),
            validate: (typed) => isGoodUntil(String(typed), new Date()) || text('card.expiresWrong'),
          }}
        />
        <MaskedField<CardValues>
          name="code"
          label={text('card.code')}
          hint={text('card.codeHint')}
          mask={codeMask}
          rules={{
            required: text('kit:form.required', { field: withArticle(text('card.code')) }),
            minLength: { value: 3, message: text('card.codeWrong') },
          }}
        />
      </div>
    </>
  );
};
