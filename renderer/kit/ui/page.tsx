/** Header and margins of a custom screen. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toastSpace } from './toast-space';

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockStart: tokens.spacingVerticalL,
    paddingBlockEnd: `calc(${tokens.spacingVerticalL} + ${toastSpace})`,
  },
  // Centers a page of limited width in a wide window.
  limited: { marginInline: 'auto' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
  },
  // A long description leaves the actions their place beside it.
  words: { display: 'grid', flexGrow: 1, flexBasis: '240px', minInlineSize: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  description: { color: tokens.colorNeutralForeground3 },
});

interface PageProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** At the end of the header: a period selector, a refresh button. */
  readonly actions?: ReactNode;
  /** The maximum width in pixels; unlimited by default. */
  readonly width?: number;
  readonly children: ReactNode;
}

export const Page = ({ title, description, actions, width, children }: PageProps): ReactNode => {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(styles.page, width !== undefined && styles.limited)}
      style={width === undefined ? {} : { maxInlineSize: width }}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <bdi>{title}</bdi>
          </h1>
          {description && (
            <Text className={styles.description}>
              <bdi>{description}</bdi>
            </Text>
          )}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
};
