import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '../../format/text';
import { insetBorder } from '../../ui/styles';
import { type Strength, strengthOf, strengths } from './strength';

const useStyles = makeStyles({
  meter: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: tokens.spacingHorizontalM },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '4px' },
  bar: {
    height: '4px',
    borderRadius: '2px',
    backgroundColor: tokens.colorNeutralBackground6,
    // A border, because in high contrast the track is as bright as the bar.
    ...insetBorder(),
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
  weak: { backgroundColor: tokens.colorPaletteRedBackground3, boxShadow: 'none' },
  fair: { backgroundColor: tokens.colorPaletteMarigoldBackground3, boxShadow: 'none' },
  good: { backgroundColor: tokens.colorCompoundBrandBackground, boxShadow: 'none' },
  strong: { backgroundColor: tokens.colorPaletteGreenBackground3, boxShadow: 'none' },
  word: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** The strength of a new password as bars and as a word. */
export const StrengthMeter = ({ password }: { readonly password: string }) => {
  const styles = useStyles();
  const text = useText('password');
  const strength: Strength | undefined = password ? strengthOf(password) : undefined;
  const filled = strength ? strengths.indexOf(strength) : -1;
  return (
    <div className={styles.meter}>
      <div className={styles.bars} aria-hidden>
        {strengths.map((one, index) => (
          <span key={one} className={mergeClasses(styles.bar, strength && index <= filled && styles[strength])} />
        ))}
      </div>
      <span className={styles.word} aria-live="polite">
        {text(strength ? `strength.${strength}` : 'strength.none')}
      </span>
    </div>
  );
};
