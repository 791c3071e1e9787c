/** `/colors/checker`: the contrast of any two colors, tokens or not. Both and the theme are in the URL. */

import { skins } from '@contract/appearance';
import { fold } from '@contract/text/fold';
import {
  Badge,
  Button,
  Combobox,
  type ComboboxProps,
  Field,
  makeStyles,
  Option,
  Tab,
  TabList,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowSwapRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../kit/format/text';
import { themes } from '../../../kit/skins/themes';
import { stackedList } from '../../kit/styles';
import { blend, contrast, formatRatio, grade, parseColor } from '../contrast';
import { colorTokens, isToken } from '../pairs';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  swap: { marginBlockStart: '26px' },
  box: { minWidth: 0 },
  list: { maxHeight: 'min(300px, 45vh)' },
  preview: {
    display: 'grid',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
    forcedColorAdjust: 'none',
  },
  ratio: {
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  sum: { display: 'grid' },
  rules: stackedList(tokens.spacingVerticalS),
  rule: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    '& > :first-child': { justifySelf: 'start' },
  },
  result: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '48px', rowGap: '16px' },
});

const rules = [
  { name: 'aaa', least: 7 },
  { name: 'aa', least: 4.5 },
  { name: 'large', least: 3 },
  { name: 'line', least: 3 },
] as const;

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isKnown: boolean;
  readonly onChange: (value: string) => void;
}

const ColorField = ({ label, value, isKnown, onChange }: ColorFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('colors');
  const query = fold(value).trim();
  const choice: NonNullable<ComboboxProps['onOptionSelect']> = (_, { optionValue }) => {
    if (optionValue !== undefined) onChange(optionValue);
  };
  const offered = isToken(value) ? colorTokens : colorTokens.filter((token) => token.toLowerCase().includes(query));
  return (
    <Field label={label} {...(isKnown ? {} : { validationMessage: text('checker.unknown') })}>
      <Combobox
        className={styles.box}
        positioning={{ autoSize: 'width' }}
        listbox={{ className: styles.list }}
        freeform
        value={value}
        selectedOptions={isToken(value) ? [value] : []}
        onChange={({ target }) => onChange(target.value)}
        onOptionSelect={choice}
      >
        {offered.slice(0, 60).map((token) => (
          <Option key={token} value={token}>
            {token}
          </Option>
        ))}
      </Combobox>
    </Field>
  );
};

export const Content = (): ReactNode => {
  const styles = useStyles();
  const text = useText('colors');
  const [search, setSearch] = useSearchParams();
  const skin = skins.find((one) => one === search.get('skin')) ?? 'light';
  const front = search.get('color') ?? 'colorBrandForeground1';
  const background = search.get('ground') ?? 'colorNeutralBackground1';
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch({ color: front, ground: background, skin, ...next }, { replace: true, preventScrollReset: true });
  const theme = themes[skin];
  const read = (value: string) => parseColor(isToken(value) ? theme[value] : value);
  const [above, below] = [read(front), read(background)];
  const base = parseColor(theme.colorNeutralBackground1);
  const opaque = below && base ? blend(below, base) : undefined;
  const ratio = above && opaque ? contrast(blend(above, opaque), opaque) : undefined;
  const shown = (value: string): string => (isToken(value) ? theme[value] : value);
  return (
    <>
      <TabList
        size="small"
        aria-label={text('checker.skin')}
        selectedValue={skin}
        onTabSelect={(_, { value }) => change({ skin: String(value) })}
      >
        {skins.map((one) => (
          <Tab key={one} value={one}>
            {text(`skins.${one}`)}
          </Tab>
        ))}
      </TabList>
      <div className={styles.fields}>
        <ColorField
          label={text('checker.color')}
          value={front}
          isKnown={above !== undefined}
          onChange={(color) => change({ color })}
        />
        <Button
          className={styles.swap}
          icon={<ArrowSwapRegular />}
          aria-label={text('checker.swap')}
          title={text('checker.swap')}
          onClick={() => change({ color: background, ground: front })}
        />
        <ColorField
          label={text('checker.ground')}
          value={background}
          isKnown={below !== undefined}
          onChange={(next) => change({ ground: next })}
        />
      </div>
      {ratio === undefined ? undefined : (
        <>
          <div className={styles.preview} style={{ backgroundColor: shown(background), color: shown(front) }}>
            <Text size={600} weight="semibold">
              {text('checker.large')}
            </Text>
            <Text>{text('checker.body')}</Text>
          </div>
          <div className={styles.result} role="status">
            <span className={styles.sum}>
              <span className={styles.ratio}>{text('table.ratio', { ratio: formatRatio(ratio) })}</span>
              <Text dir="auto">{text(`checker.verdicts.${grade(ratio, 'text')}`)}</Text>
            </span>
            <ul className={styles.rules}>
              {rules.map(({ name, least: min }) => (
                <li key={name} className={styles.rule}>
                  <Badge appearance="tint" color={ratio >= min ? 'success' : 'danger'}>
                    {text(ratio >= min ? 'checker.pass' : 'checker.fail')}
                  </Badge>
                  <Text>{text(`checker.rules.${name}`, { least: String(min) })}</Text>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </>
  );
};
