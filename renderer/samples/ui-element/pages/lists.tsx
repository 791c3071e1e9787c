/** `/ui-element/lists`: lists of words, of steps, of fields, and with icons. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, type FluentIcon, WarningRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { useText } from '../../../kit/text';
import { family } from '../family';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', rowGap: tokens.spacingVerticalXS },
  bare: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: tokens.spacingVerticalM },
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { fontSize: '20px', color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
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

const Bullets = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  return (
    <ul className={styles.list}>
      {three.map((item) => (
        <li key={item}>{text(`lists.bullets.${item}`)}</li>
      ))}
    </ul>
  );
};

const Steps = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  return (
    <ol className={styles.list}>
      {three.map((item) => (
        <li key={item}>{text(`lists.steps.${item}`)}</li>
      ))}
    </ol>
  );
};

const Fields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  return (
    <dl className={styles.fields}>
      {three.flatMap((item) => [
        <dt key={`${item}-name`}>{text(`lists.fields.${item}`)}</dt>,
        <dd key={item}>{text(`lists.fields.${item}Value`)}</dd>,
      ])}
    </dl>
  );
};

const Icons = (): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
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
              <Text size={200} className={styles.quiet}>
                {text(`lists.icons.${item}About`)}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
};

export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="lists"
    examples={[
      { name: 'bullets', Stage: Bullets, code: "list: { margin: 0, paddingInlineStart: '20px' }" },
      { name: 'steps', Stage: Steps, code: '<ol className={styles.list}>…</ol>' },
      { name: 'fields', Stage: Fields, code: '<dl><dt>Track</dt><dd>Cedar Ridge</dd></dl>' },
      { name: 'icons', Stage: Icons, code: '<li><CheckmarkCircleRegular aria-hidden /> …</li>' },
    ]}
  />
);
