import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Busy } from '../../../kit/states/busy';
import { Pending } from '../../../kit/states/states';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';
import { Play } from '../play';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXXL },
});

const sizes = ['tiny', 'small', 'medium', 'large'] as const;

const Sizes = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <Play>
      <div className={styles.row}>
        {sizes.map((size) => (
          <Busy key={size} size={size} label={text(`spinner.sizes.${size}`)} />
        ))}
      </div>
    </Play>
  );
};

const Content = (): ReactNode => (
  <Play>
    <Pending />
  </Play>
);

export const Screen = componentScreen('spinner', [
  { name: 'sizes', Stage: Sizes, layout: 'column', code: '<Busy size="small" label="Sending" />' },
  { name: 'content', Stage: Content, layout: 'column', code: '<Loaded call={call}>{(value) => …}</Loaded>' },
]);
