/** The head and margins of a screen drawn by hand, so that all of them begin at the same place. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { toastSpace } from '../feedback/toast-space';

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
  // In a wide window a page of limited width stands in the middle of its room.
  limited: { marginInline: 'auto' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
  },
  words: { display: 'grid', flexGrow: 1 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: { color: tokens.colorNeutralForeground3 },
});

interface PageProps {
  readonly title: string;
  readonly about?: string | undefined;
  /** At the end of the head: a choice of period, a refresh button. */
  readonly actions?: ReactNode;
  /** The widest the content gets, in pixels; the whole room by default. */
  readonly width?: number;
  readonly children: ReactNode;
}

export const Page = ({ title, about, actions, width, children }: PageProps): ReactNode => {
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
          {about && (
            <Text className={styles.about}>
              <bdi>{about}</bdi>
            </Text>
          )}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
};
