/** Icons of the server check: how well a call is read, and whether the server applied a parameter. */
import type { Rating, Verdict } from '@contract/reading/check/report';
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

export const RatingIcon = ({ rating }: { readonly rating: Rating }): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  const Icon = icons[rating];
  return <Icon className={mergeClasses(styles.icon, styles[rating])} aria-label={text(`check.rating.${rating}`)} />;
};

const effects = {
  yes: { icon: CheckmarkRegular, rating: 'good' },
  no: { icon: DismissCircleFilled, rating: 'bad' },
  unknown: { icon: QuestionRegular, rating: 'none' },
} as const;

/** Shows whether the server applied a parameter; empty if it was not tested. */
export const VerdictIcon = ({
  verdict,
  name,
}: {
  readonly verdict: Verdict | undefined;
  readonly name?: string;
}): ReactNode => {
  const styles = useStyles();
  const text = useText('settings');
  if (verdict === undefined) return null;
  const { icon: Icon, rating } = effects[verdict];
  const words = text(`check.effect.${verdict}`);
  return (
    <Icon
      className={mergeClasses(styles.icon, styles[rating])}
      aria-label={name === undefined ? words : `${name}: ${words}`}
    />
  );
};
