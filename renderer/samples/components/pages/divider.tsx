import { Divider, makeStyles, Text } from '@fluentui/react-components';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  wide: { inlineSize: '100%' },
  row: { display: 'flex', alignItems: 'center', columnGap: '12px', blockSize: '32px' },
});

export const examples: Examples = {
  lines: {
    layout: 'column',
    code: '<Divider alignContent="start">Sunday</Divider>',
    Preview: ({ text }) => {
      const styles = useStyles();
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
    },
  },
  upright: {
    code: '<Divider vertical />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.row}>
          <Text>{text('divider.upright.one')}</Text>
          <Divider vertical />
          <Text>{text('divider.upright.two')}</Text>
          <Divider vertical />
          <Text>{text('divider.upright.three')}</Text>
        </div>
      );
    },
  },
};
