import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CartRegular, CheckmarkRegular, LocationRegular, PaymentRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { focusRing } from '../../../kit/ui/styles';
import { plainLink, plainList } from '../../kit/styles';
import { checkoutPath } from '../paths';
import { type ShownStep, type Step, steps } from './steps';

const useStyles = makeStyles({
  list: { display: 'flex', alignItems: 'center', gap: '8px', ...plainList },
  step: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    color: tokens.colorNeutralForeground3,
    '&:not(:last-child)::after': {
      content: '""',
      inlineSize: '32px',
      blockSize: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
      '@media (max-width: 600px)': { inlineSize: '8px' },
    },
  },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '30px',
    blockSize: '30px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: '16px',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  now: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  nowMark: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  doneMark: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground1 },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    ...plainLink,
    ...focusRing(),
  },
});

const icons = { cart: CartRegular, address: LocationRegular, payment: PaymentRegular } as const;

/** The steps of the checkout; earlier ones are links. */
export const StepList = ({ shown }: { readonly shown: ShownStep }): ReactNode => {
  const styles = useStyles();
  const text = useText('shop');
  const at = shown === 'done' ? steps.length : steps.indexOf(shown);
  const inside = (step: Step, index: number): ReactNode => {
    const Icon = index < at ? CheckmarkRegular : icons[step];
    return (
      <>
        <span
          className={mergeClasses(styles.mark, index === at && styles.nowMark, index < at && styles.doneMark)}
          aria-hidden
        >
          <Icon />
        </span>
        {text(`steps.${step}`)}
      </>
    );
  };
  return (
    <ol className={styles.list} aria-label={text('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index === at && styles.now)}
          {...(index === at ? { 'aria-current': 'step' } : {})}
        >
          {index < at && shown !== 'done' ? (
            <Link className={styles.link} to={step === 'cart' ? checkoutPath : `${checkoutPath}?step=${step}`}>
              {inside(step, index)}
            </Link>
          ) : (
            inside(step, index)
          )}
        </li>
      ))}
    </ol>
  );
};
