import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkFilled } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { focusRing, insetBorder } from '../../../kit/ui/styles';
import { plainList } from '../../kit/styles';
import { type Step, stepState, steps } from './steps';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))`,
    gap: '8px',
    ...plainList,
  },
  step: {
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    inlineSize: '100%',
    padding: '10px 4px 4px',
    border: 'none',
    borderBlockStartWidth: '3px',
    // Steps ahead; reached steps have a solid line.
    borderBlockStartStyle: 'dotted',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    ...focusRing('1px'),
    ':disabled': { color: tokens.colorNeutralForeground3, cursor: 'default' },
  },
  done: { borderBlockStartStyle: 'solid', borderBlockStartColor: tokens.colorCompoundBrandStroke },
  now: {
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  mark: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    ...insetBorder(tokens.colorNeutralStrokeAccessible),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  markDone: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    boxShadow: 'none',
  },
  markNow: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: 'none',
  },
});

interface StepListProps {
  readonly current: Step;
  readonly furthest: number;
  readonly onOpen: (step: Step) => void;
}

/** All steps with their state; completed ones can be opened again. */
export const StepList = ({ current, furthest, onOpen }: StepListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  return (
    <ol className={styles.list} aria-label={text('wizard.steps')}>
      {steps.map((step, index) => {
        const state = stepState(step, current, furthest);
        return (
          <li key={step}>
            <button
              type="button"
              className={mergeClasses(styles.step, state === 'done' && styles.done, state === 'now' && styles.now)}
              disabled={state === 'ahead'}
              aria-current={state === 'now' ? 'step' : undefined}
              onClick={() => onOpen(step)}
            >
              <span
                className={mergeClasses(
                  styles.mark,
                  state === 'done' && styles.markDone,
                  state === 'now' && styles.markNow,
                )}
                aria-hidden
              >
                {state === 'done' ? <CheckmarkFilled /> : formatNumber(index + 1)}
              </span>
              {text(`wizard.${step}.title`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
};
