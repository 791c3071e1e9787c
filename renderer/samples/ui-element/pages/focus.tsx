/** `/ui-element/focus`: where the keyboard stands, on controls and on parts of our own. */
import { Button, Input, makeStyles, mergeClasses, Switch, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { useText } from '../../../kit/text';
import { family } from '../family';

const useStyles = makeStyles({
  part: {
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalL,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  shown: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  outer: { outlineOffset: '2px' },
  inner: { outlineOffset: '-2px' },
});

const Controls = (): ReactNode => {
  const text = useText('ui-element');
  return (
    <>
      <Button appearance="primary">{text('focus.controls.save')}</Button>
      <Button>{text('focus.controls.cancel')}</Button>
      <Switch label={text('focus.controls.switch')} />
      <Input aria-label={text('focus.controls.field')} placeholder={text('focus.controls.field')} />
    </>
  );
};

const Rings = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  return (
    <>
      <span className={mergeClasses(styles.part, styles.shown, styles.outer)}>{text('focus.rings.outer')}</span>
      <span className={mergeClasses(styles.part, styles.shown, styles.inner)}>{text('focus.rings.inner')}</span>
      <button type="button" className={styles.part}>
        {text('focus.rings.try')}
      </button>
    </>
  );
};

const keys = ['tab', 'arrows', 'enter', 'escape'] as const;

const Keys = (): ReactNode => {
  const text = useText('ui-element');
  return keys.map((key) => (
    <Text key={key}>
      <kbd>{text(`focus.keys.${key}`)}</kbd> {text(`focus.keys.${key}About`)}
    </Text>
  ));
};

export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="focus"
    examples={[
      { name: 'controls', Stage: Controls, code: '<Button appearance="primary">Save</Button>' },
      {
        name: 'rings',
        Stage: Rings,
        code: "':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2 }",
      },
      { name: 'keys', Stage: Keys, layout: 'column' },
    ]}
  />
);
