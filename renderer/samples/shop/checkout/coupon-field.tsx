import { Button, Field, Input, makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { updateCheckout, useCheckout } from './store';
import { percentOff } from './sums';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '8px' },
  input: { flexGrow: 1, minInlineSize: 0 },
});

/** A field for a coupon code; unknown codes show an error. */
export const CouponField = (): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const coupon = useCheckout((all) => all.coupon);
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim().toUpperCase();
    if (code === '') return;
    const off = percentOff(code);
    setUnknown(off === undefined);
    if (off === undefined) return;
    updateCheckout({ coupon: code });
    setTyped('');
  };
  if (coupon !== '')
    return (
      <TagGroup aria-label={text('coupon.label')} onDismiss={() => updateCheckout({ coupon: '' })}>
        <Tag
          dismissible
          icon={<TagRegular />}
          value={coupon}
          dismissIcon={{ 'aria-label': text('coupon.remove', { code: coupon }) }}
        >
          {text('coupon.applied', { code: coupon, percent: percentOff(coupon) ?? '0' })}
        </Tag>
      </TagGroup>
    );
  return (
    <form onSubmit={apply}>
      <Field
        label={text('coupon.label')}
        hint={text('coupon.hint')}
        {...(isUnknown ? { validationState: 'error', validationMessage: text('coupon.unknown') } : {})}
      >
        {(control) => (
          <div className={styles.line}>
            <Input
              {...control}
              className={styles.input}
              value={typed}
              maxLength={40}
              autoComplete="off"
              dir="ltr"
              onChange={(_, { value }) => {
                setTyped(value);
                setUnknown(false);
              }}
            />
            <Button type="submit">{text('coupon.apply')}</Button>
          </div>
        )}
      </Field>
    </form>
  );
};
