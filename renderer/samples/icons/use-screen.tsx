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
import type { ComponentType, ReactNode } from 'react';
import { Page } from '../../kit/page';
import { ExampleCard } from '../../kit/showcase/example-card';
import { useText } from '../../kit/text';
import { Views } from './views';

const useStyles = makeStyles({
  examples: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
  large: { fontSize: '32px' },
  success: { fontSize: '24px', color: tokens.colorStatusSuccessForeground1 },
  warning: { fontSize: '24px', color: tokens.colorStatusWarningForeground3 },
  danger: { fontSize: '24px', color: tokens.colorStatusDangerForeground1 },
  words: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  mirrored: { fontSize: '24px', ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

const Alert = bundleIcon(AlertFilled, AlertRegular);

const Sizes = (): ReactNode => {
  const styles = useStyles();
  const text = useText('icons');
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
};

const Colors = (): ReactNode => {
  const styles = useStyles();
  return (
    <>
      <CheckmarkCircleFilled className={styles.success} />
      <WarningFilled className={styles.warning} />
      <ErrorCircleFilled className={styles.danger} />
    </>
  );
};

const Names = (): ReactNode => {
  const text = useText('icons');
  return (
    <>
      <Tooltip relationship="label" content={text('use.names.delete')}>
        <Button appearance="subtle" icon={<DeleteRegular />} />
      </Tooltip>
      <Button icon={<DeleteRegular />}>{text('use.names.delete')}</Button>
    </>
  );
};

const Filling = (): ReactNode => {
  const text = useText('icons');
  return (
    <Button appearance="subtle" icon={<Alert />}>
      {text('use.filling.button')}
    </Button>
  );
};

const Mirrored = (): ReactNode => {
  const styles = useStyles();
  return (
    <>
      <ArrowLeftRegular className={styles.mirrored} />
      <TextBulletListRegular className={styles.mirrored} />
    </>
  );
};

const examples: readonly { readonly name: string; readonly Stage: ComponentType; readonly code: string }[] = [
  { name: 'sizes', Stage: Sizes, code: '<Alert20Regular />\n<AlertRegular className={styles.large} />' },
  { name: 'colors', Stage: Colors, code: 'done: { color: tokens.colorStatusSuccessForeground1 }' },
  { name: 'names', Stage: Names, code: '<Button icon={<DeleteRegular />} aria-label={text("delete")} />' },
  { name: 'filling', Stage: Filling, code: 'const Alert = bundleIcon(AlertFilled, AlertRegular);' },
  { name: 'mirrored', Stage: Mirrored, code: "arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } }" },
];

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('icons');
  return (
    <Page title={text('use.title')} about={text('use.about')}>
      <Views />
      <div className={styles.examples}>
        {examples.map(({ name, Stage, code }) => (
          <ExampleCard
            key={name}
            id={name}
            title={text(`use.${name}.title`)}
            about={text(`use.${name}.about`)}
            code={code}
          >
            <Stage />
          </ExampleCard>
        ))}
      </div>
    </Page>
  );
};
