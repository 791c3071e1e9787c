import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, type FluentIcon, WarningRegular } from '@fluentui/react-icons';
import { SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { stackedList } from '../../kit/styles';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', rowGap: tokens.spacingVerticalXS },
  bare: stackedList(tokens.spacingVerticalM),
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '20px', color: tokens.colorBrandForeground1 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0 },
  },
});

const three = ['one', 'two', 'three'] as const;
const icons: Readonly<Record<(typeof three)[number], FluentIcon>> = {
  one: CheckmarkCircleRegular,
  two: ClockRegular,
  three: WarningRegular,
};

export const examples: Examples = {
  bullets: {
    code: "list: { margin: 0, paddingInlineStart: '20px' }",
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <ul className={styles.list}>
          {three.map((item) => (
            <li key={item}>{text(`lists.bullets.${item}`)}</li>
          ))}
        </ul>
      );
    },
  },
  steps: {
    code: '<ol className={styles.list}>…</ol>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <ol className={styles.list}>
          {three.map((item) => (
            <li key={item}>{text(`lists.steps.${item}`)}</li>
          ))}
        </ol>
      );
    },
  },
  fields: {
    code: '<dl><dt>Track</dt><dd>Cedar Ridge</dd></dl>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <dl className={styles.fields}>
          {three.flatMap((item) => [
            <dt key={`${item}-name`}>{text(`lists.fields.${item}`)}</dt>,
            <dd key={item}>{text(`lists.fields.${item}Value`)}</dd>,
          ])}
        </dl>
      );
    },
  },
  icons: {
    code: '<li><CheckmarkCircleRegular aria-hidden /> …</li>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <ul className={styles.bare}>
          {three.map((item) => {
            const Icon = icons[item];
            return (
              <li key={item} className={styles.item}>
                <Icon className={styles.icon} aria-hidden />
                <div>
                  <Text weight="semibold" block>
                    {text(`lists.icons.${item}`)}
                  </Text>
                  <SecondaryText>{text(`lists.icons.${item}About`)}</SecondaryText>
                </div>
              </li>
            );
          })}
        </ul>
      );
    },
  },
};
