/** Shows how well something is read: a colored shape with a text. */
import type { Rating as Shade, Verdict } from '@contract/reading/check/report';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  CheckmarkRegular,
  CircleRegular,
  DismissCircleFilled,
  QuestionRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  icon: { fontSize: '16px', flexShrink: 0, verticalAlign: 'middle' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  fair: { color: tokens.colorStatusWarningForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  none: { color: tokens.colorNeutralForeground3 },
});

const icons = { good: CheckmarkCircleFilled, fair: WarningFilled, bad: DismissCircleFilled, none: CircleRegular };

export const Light = ({ shade }: { readonly shade: Shade }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const Icon = icons[shade];
  return <Icon className={mergeClasses(styles.icon, styles[shade])} aria-label={text(`check.light.${shade}`)} />;
};

const effects = {
  yes: { icon: CheckmarkRegular, shade: 'good' },
  no: { icon: DismissCircleFilled, shade: 'bad' },
  unknown: { icon: QuestionRegular, shade: 'none' },
} as const;

/** Shows whether something took effect; empty if it was not tested. */
export const Effect = ({ took, name }: { readonly took: Verdict | undefined; readonly name?: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  if (took === undefined) return null;
  const { icon: Icon, shade } = effects[took];
  const words = text(`check.took.${took}`);
  return (
    <Icon
      className={mergeClasses(styles.icon, styles[shade])}
      aria-label={name === undefined ? words : `${name}: ${words}`}
    />
  );
};
