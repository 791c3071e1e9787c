import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { plainList } from '../../kit/styles';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(256px, 100%), 1fr))',
    gap: '16px',
    ...plainList,
  },
  lying: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ProductGridProps {
  readonly label: string;
  readonly lying?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
  /** `li` each. */
  readonly children: ReactNode;
}

/** A grid or list of products. */
export const ProductGrid = ({ label, lying = false, ref, children }: ProductGridProps): ReactNode => {
  const styles = useStyles();
  return (
    <ul {...(ref ? { ref } : {})} className={mergeClasses(styles.list, lying && styles.lying)} aria-label={label}>
      {children}
    </ul>
  );
};
