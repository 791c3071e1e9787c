import { makeStyles, tokens } from '@fluentui/react-components';
import { Busy } from '../../../kit/feedback/busy';
import { Pending } from '../../../kit/feedback/states';
import type { Examples } from '../../kit/showcase/example';
import { Play } from '../play';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXXL },
});

const sizes = ['tiny', 'small', 'medium', 'large'] as const;
export const examples: Examples = {
  sizes: {
    layout: 'column',
    code: '<Busy size="small" label="Sending" />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <Play>
          <div className={styles.row}>
            {sizes.map((size) => (
              <Busy key={size} size={size} label={text(`spinner.sizes.${size}`)} />
            ))}
          </div>
        </Play>
      );
    },
  },
  content: {
    layout: 'column',
    code: '<Loaded call={call}>{(value) => …}</Loaded>',
    Preview: () => (
      <Play>
        <Pending />
      </Play>
    ),
  },
};
