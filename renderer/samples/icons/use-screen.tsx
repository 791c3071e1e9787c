/** `/icons/use`: sizes, colors, names and mirrored icons. */
import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import {
  Alert16Regular,
  Alert20Regular,
  Alert24Regular,
  Alert32Regular,
  AlertFilled,
  AlertRegular,
  ArrowLeftRegular,
  bundleIcon,
  CheckmarkCircleFilled,
  DeleteRegular,
  ErrorCircleFilled,
  TextBulletListRegular,
  WarningFilled,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import type { Examples } from '../kit/showcase/example';
import { ExampleList } from '../kit/showcase/example-list';
import { IconViews } from './icon-views';

const useStyles = makeStyles({
  large: { fontSize: '32px' },
  success: { fontSize: '24px', color: tokens.colorStatusSuccessForeground1 },
  warning: { fontSize: '24px', color: tokens.colorStatusWarningForeground3 },
  danger: { fontSize: '24px', color: tokens.colorStatusDangerForeground1 },
  words: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  mirrored: { fontSize: '24px', ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

const Alert = bundleIcon(AlertFilled, AlertRegular);

const examples: Examples = {
  sizes: {
    code: '<Alert20Regular />\n<AlertRegular className={styles.large} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <>
          <Alert16Regular />
          <Alert20Regular />
          <Alert24Regular />
          <Alert32Regular />
          <AlertRegular className={styles.large} />
          <Text className={styles.words}>
            <AlertRegular aria-hidden />
            {text('use.sizes.words')}
          </Text>
        </>
      );
    },
  },
  colors: {
    code: 'done: { color: tokens.colorStatusSuccessForeground1 }',
    Preview: () => {
      const styles = useStyles();
      return (
        <>
          <CheckmarkCircleFilled className={styles.success} />
          <WarningFilled className={styles.warning} />
          <ErrorCircleFilled className={styles.danger} />
        </>
      );
    },
  },
  names: {
    code: '<Button icon={<DeleteRegular />} aria-label={text("delete")} />',
    Preview: ({ text }) => (
      <>
        <Tooltip relationship="label" content={text('use.names.delete')}>
          <Button appearance="subtle" icon={<DeleteRegular />} />
        </Tooltip>
        <Button icon={<DeleteRegular />}>{text('use.names.delete')}</Button>
      </>
    ),
  },
  filling: {
    code: 'const Alert = bundleIcon(AlertFilled, AlertRegular);',
    Preview: ({ text }) => (
      <Button appearance="subtle" icon={<Alert />}>
        {text('use.filling.button')}
      </Button>
    ),
  },
  mirrored: {
    code: "arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } }",
    Preview: () => {
      const { mirrored } = useStyles();
      return (
        <>
          <ArrowLeftRegular className={mirrored} />
          <TextBulletListRegular className={mirrored} />
        </>
      );
    },
  },
};

export const Screen = (): ReactNode => {
  const text = useText('icons');
  return (
    <Page title={text('use.title')} description={text('use.about')}>
      <IconViews />
      <ExampleList texts="icons" page="use" examples={examples} />
    </Page>
  );
};
