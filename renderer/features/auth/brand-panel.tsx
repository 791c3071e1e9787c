import { makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';

/** An invented circuit, one lap from the start line. */
const circuit =
  'M150 434C88 428 62 352 112 316L226 236C256 214 250 184 232 160C206 126 226 88 268 82L404 62C458 54 496 98 480 148C470 180 432 188 418 216C404 244 426 268 454 284C504 312 502 374 450 390L334 424C304 433 294 462 264 464C232 466 222 441 190 437Z';

const useTrackArtStyles = makeStyles({
  art: { display: 'block', width: '100%', height: '100%' },
  car: {
    offsetPath: `path("${circuit}")`,
    offsetRotate: '0deg',
    offsetDistance: '100%',
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { offsetDistance: '0%' }, to: { offsetDistance: '100%' } },
      animationDuration: '3.2s',
      animationTimingFunction: 'cubic-bezier(.45, .05, .3, 1)',
      animationIterationCount: '1',
    },
  },
});

/** A circuit with three sectors; a car drives one lap when the page opens. */
const TrackArt = () => {
  const styles = useTrackArtStyles();
  return (
    <svg viewBox="20 20 520 490" className={styles.art} aria-hidden="true" fill="none" strokeLinejoin="round">
      <path d={circuit} stroke="#ffffff" strokeOpacity="0.05" strokeWidth="62" />
      <path d={circuit} stroke="#052831" strokeWidth="30" />
      <path
        d={circuit}
        stroke="#ffffff"
        strokeOpacity="0.16"
        strokeWidth="30.5"
        pathLength="400"
        strokeDasharray="1 2"
      />
      <path d={circuit} stroke="#0a3f4b" strokeWidth="26" />
      <path d={circuit} pathLength="300" stroke="#59abbc" strokeWidth="3" strokeDasharray="98 202" />
      <path
        d={circuit}
        pathLength="300"
        stroke="#e1f5f9"
        strokeWidth="3"
        strokeDasharray="98 202"
        strokeDashoffset="-100"
      />
      <path
        d={circuit}
        pathLength="300"
        stroke="#f0384f"
        strokeWidth="3"
        strokeDasharray="98 202"
        strokeDashoffset="-200"
      />
      <path d="M173 422.500V448.500" stroke="#fff" strokeWidth="4.400" strokeDasharray="4.400" />
      <path d="M177.400 423V449" stroke="#fff" strokeWidth="4.400" strokeDasharray="4.400" strokeDashoffset="4.400" />
      <circle r="8" fill="#fff" stroke="#07323d" strokeWidth="4" className={styles.car} />
    </svg>
  );
};

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
