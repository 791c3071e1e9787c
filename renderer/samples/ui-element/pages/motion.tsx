import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { theme as lightTheme } from '../../../kit/skins/light';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
  rows: { display: 'grid', rowGap: tokens.spacingVerticalXS, inlineSize: '100%' },
  row: {
    display: 'grid',
    gridTemplateColumns: '200px 170px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  value: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  way: {
    display: 'block',
    boxSizing: 'border-box',
    blockSize: '22px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  car: {
    display: 'block',
    inlineSize: '0%',
    minInlineSize: '20px',
    blockSize: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    transitionProperty: 'inline-size',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
  },
  there: { inlineSize: '100%' },
  play: { justifySelf: 'start', marginBlockEnd: tokens.spacingVerticalS },
});

const durations = [
  'durationUltraFast',
  'durationFaster',
  'durationFast',
  'durationNormal',
  'durationGentle',
  'durationSlow',
  'durationSlower',
  'durationUltraSlow',
] as const;
const curves = [
  'curveLinear',
  'curveEasyEase',
  'curveDecelerateMid',
  'curveAccelerateMid',
  'curveDecelerateMax',
] as const;

type Name = (typeof durations)[number] | (typeof curves)[number];

interface TracksProps {
  readonly names: readonly Name[];
  readonly style: (name: Name) => { readonly transitionDuration: string; readonly transitionTimingFunction: string };
}

const Tracks = ({ names, style }: TracksProps): ReactNode => {
  const styles = useStyles();
  const text = useText('ui-element');
  const [there, setThere] = useState(false);
  return (
    <div className={styles.rows}>
      <Button className={styles.play} icon={<PlayRegular />} onClick={() => setThere(!there)}>
        {text('motion.play')}
      </Button>
      {names.map((name) => (
        <div key={name} className={styles.row}>
          <TokenName name={name} />
          <Text size={200} className={styles.value}>
            {lightTheme[name]}
          </Text>
          <span className={styles.way} aria-hidden>
            <span className={mergeClasses(styles.car, there && styles.there)} style={style(name)} />
          </span>
        </div>
      ))}
    </div>
  );
};

export const examples: Examples = {
  durations: {
    layout: 'block',
    code: "{ transitionProperty: 'opacity', transitionDuration: tokens.durationNormal }",
    Preview: () => (
      <Tracks
        names={durations}
        style={(name) => ({ transitionDuration: tokens[name], transitionTimingFunction: tokens.curveEasyEase })}
      />
    ),
  },
  curves: {
    layout: 'block',
    code: 'transitionTimingFunction: tokens.curveDecelerateMid',
    Preview: () => (
      <Tracks
        names={curves}
        style={(name) => ({ transitionDuration: '900ms', transitionTimingFunction: tokens[name] })}
      />
    ),
  },
};
