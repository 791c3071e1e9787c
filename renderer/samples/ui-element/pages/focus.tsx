import { Button, Input, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { focusRing } from '../../../kit/ui/styles';
import type { Examples } from '../../kit/showcase/example';

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
    ...focusRing(),
  },
  shown: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  outer: { outlineOffset: '2px' },
  inner: { outlineOffset: '-2px' },
  keys: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    '& dd': { margin: 0 },
  },
  key: {
    display: 'inline-block',
    paddingBlock: '2px',
    paddingInline: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
});

const keys = ['tab', 'arrows', 'enter', 'escape'] as const;

export const examples: Examples = {
  controls: {
    code: '<Button appearance="primary">Save</Button>',
    Preview: ({ text }) => (
      <>
        <Button appearance="primary">{text('focus.controls.save')}</Button>
        <Button>{text('focus.controls.cancel')}</Button>
        <Switch label={text('focus.controls.switch')} />
        <Input aria-label={text('focus.controls.field')} placeholder={text('focus.controls.field')} />
      </>
    ),
  },
  rings: {
    code: "':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2 }",
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <>
          <span className={mergeClasses(styles.part, styles.shown, styles.outer)}>{text('focus.rings.outer')}</span>
          <span className={mergeClasses(styles.part, styles.shown, styles.inner)}>{text('focus.rings.inner')}</span>
          <button type="button" className={styles.part}>
            {text('focus.rings.try')}
          </button>
        </>
      );
    },
  },
  keys: {
    layout: 'column',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <dl className={styles.keys}>
          {keys.flatMap((key) => [
            <dt key={`${key}-name`}>
              <kbd className={styles.key}>{text(`focus.keys.${key}`)}</kbd>
            </dt>,
            <dd key={key}>{text(`focus.keys.${key}About`)}</dd>,
          ])}
        </dl>
      );
    },
  },
};
