import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex' },
  // Inside the button's box, which would clip a badge over its edge.
  count: {
    position: 'absolute',
    insetBlockStart: '-3px',
    insetInlineEnd: '-5px',
    minInlineSize: '8px',
    paddingInline: '3px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '10px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

/** A button's icon with a count, if it is not zero. The button's accessible name must include the count too. */
export const CountBadge = ({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ReactNode;
}): ReactNode => {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </span>
  );
};
