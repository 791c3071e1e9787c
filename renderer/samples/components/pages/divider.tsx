import { Divider, makeStyles, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const useStyles = makeStyles({
  wide: { inlineSize: '100%' },
  row: { display: 'flex', alignItems: 'center', columnGap: '12px', blockSize: '32px' },
});

const Lines = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <>
      <Divider className={styles.wide} />
      <Divider className={styles.wide}>{text('divider.lines.word')}</Divider>
      <Divider className={styles.wide} alignContent="start">
        {text('divider.lines.start')}
      </Divider>
      <Divider className={styles.wide} appearance="brand" inset>
        {text('divider.lines.brand')}
      </Divider>
    </>
  );
};

const Upright = (): ReactNode => {
  const styles = useStyles();
  const text = useText('components');
  return (
    <div className={styles.row}>
      <Text>{text('divider.upright.one')}</Text>
      <Divider vertical />
      <Text>{text('divider.upright.two')}</Text>
      <Divider vertical />
      <Text>{text('divider.upright.three')}</Text>
    </div>
  );
};

export const Screen = componentScreen('divider', [
  { name: 'lines', Stage: Lines, layout: 'column', code: '<Divider alignContent="start">Sunday</Divider>' },
  { name: 'upright', Stage: Upright, code: '<Divider vertical />' },
]);
