import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { plainList } from '../../kit/styles';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXL,
    rowGap: tokens.spacingVerticalS,
    ...plainList,
  },
  step: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  number: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    ...insetBorder(tokens.colorNeutralStrokeAccessible),
  },
  reached: {
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    boxShadow: 'none',
  },
});

interface StepLineProps {
  /** Which one is open, from 0. */
  readonly at: number;
  readonly names: readonly string[];
}

/** The steps, with the current one marked. */
export const StepIndicator = ({ at, names }: StepLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  return (
    <ol className={styles.steps} aria-label={text('steps.place', { number: at + 1, count: names.length })}>
      {names.map((name, index) => (
        <li key={name} className={styles.step} {...(index === at ? { 'aria-current': 'step' as const } : {})}>
          <span className={mergeClasses(styles.number, index <= at && styles.reached)} aria-hidden>
            {index < at ? <CheckmarkRegular /> : index + 1}
          </span>
          <Text weight={index === at ? 'semibold' : 'regular'}>{name}</Text>
        </li>
      ))}
    </ol>
  );
};
