/** The icon of a level, distinguishable by shape as well as by color. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircleFilled,
  CircleHintRegular,
  DismissCircleFilled,
  QuestionCircleRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import type { Level } from './readiness/readiness';

const icons = {
  ready: CheckmarkCircleFilled,
  attention: WarningFilled,
  missing: DismissCircleFilled,
  unknown: QuestionCircleRegular,
  checking: CircleHintRegular,
} as const;

const useStyles = makeStyles({
  root: { flexShrink: 0, verticalAlign: 'middle' },
  ready: { color: tokens.colorStatusSuccessForeground3 },
  attention: { color: tokens.colorStatusWarningForeground3 },
  missing: { color: tokens.colorStatusDangerForeground3 },
  unknown: { color: tokens.colorNeutralForeground3 },
  checking: { color: tokens.colorNeutralForegroundDisabled },
});

interface LevelIconProps {
  readonly level: Level;
  /** In pixels. */
  readonly size?: number;
}

/** Hidden from screen readers: a text next to it, or the label of its parent, names the level. */
export const LevelIcon = ({ level, size = 18 }: LevelIconProps) => {
  const styles = useStyles();
  const Icon = icons[level];
  return <Icon aria-hidden className={mergeClasses(styles.root, styles[level])} fontSize={size} />;
};
