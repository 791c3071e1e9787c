import { makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { TrackArt } from './track-art';

const useStyles = makeStyles({
  panel: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    padding: '48px',
    backgroundColor: '#07323d',
    backgroundImage: 'radial-gradient(120% 90% at 70% 10%, #0b4f5e 0%, #07323d 55%, #052831 100%)',
    color: '#fff',
    '@media (max-width: 900px)': { display: 'none' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  art: { position: 'absolute', insetBlock: '40px 200px', insetInline: '32px' },
  name: {
    position: 'absolute',
    insetBlockStart: '40px',
    insetInlineStart: '48px',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
  },
  slogan: {
    position: 'relative',
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    maxWidth: '460px',
  },
  words: {
    position: 'relative',
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    maxWidth: '460px',
    color: '#c5e9f0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
});

/** The mark of `resources/icon.svg` without its tile, for a background in the tile's color. */
const PitwallMark = () => (
  <svg viewBox="14 10 41 46" width="26" height="30" fill="none" aria-hidden="true">
    <path
      d="M21 51V20.500A6.500 6.500 0 0 1 27.500 14H36.500A10.500 10.500 0 0 1 36.500 35H30"
      stroke="#fff"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="47.500" cy="48.500" r="4.500" fill="#f0384f" />
  </svg>
);

/** The brand panel next to the form; hidden in narrow windows. */
export const BrandPanel = () => {
  const styles = useStyles();
  const text = useText('auth');
  return (
    <aside className={styles.panel} aria-label={text('brand.name')}>
      <div className={styles.art}>
        <TrackArt />
      </div>
      <div className={styles.name}>
        <PitwallMark />
        {text('app:name')}
      </div>
      <p className={styles.slogan}>{text('brand.slogan')}</p>
      <p className={styles.words}>{text('brand.words')}</p>
    </aside>
  );
};
