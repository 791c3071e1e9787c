import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { Examples } from '../../kit/showcase/example';
import { Play } from '../play';

const useStyles = makeStyles({
  card: { display: 'grid', rowGap: tokens.spacingVerticalM, inlineSize: '320px', maxInlineSize: '100%' },
  person: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalM },
  lines: { display: 'grid', rowGap: tokens.spacingVerticalS, alignContent: 'center' },
  rows: { display: 'grid', rowGap: tokens.spacingVerticalM, inlineSize: '100%' },
});

export const examples: Examples = {
  card: {
    layout: 'column',
    code: '<Skeleton><SkeletonItem shape="circle" size={40} /></Skeleton>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Play>
          <Skeleton className={styles.card} aria-label={text('skeleton.label')}>
            <div className={styles.person}>
              <SkeletonItem shape="circle" size={40} />
              <div className={styles.lines}>
                <SkeletonItem size={16} />
                <SkeletonItem size={12} />
              </div>
            </div>
            <SkeletonItem size={96} />
          </Skeleton>
        </Play>
      );
    },
  },
  rows: {
    layout: 'column',
    code: '<SkeletonItem size={24} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Play>
          <Skeleton className={styles.rows} aria-label={text('skeleton.label')}>
            {[1, 2, 3, 4].map((row) => (
              <SkeletonItem key={row} size={24} />
            ))}
          </Skeleton>
        </Play>
      );
    },
  },
};
