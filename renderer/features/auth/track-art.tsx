import { makeStyles } from '@fluentui/react-components';

/** An invented circuit, one lap from the start line. */
const circuit =
  'M150 434C88 428 62 352 112 316L226 236C256 214 250 184 232 160C206 126 226 88 268 82L404 62C458 54 496 98 480 148C470 180 432 188 418 216C404 244 426 268 454 284C504 312 502 374 450 390L334 424C304 433 294 462 264 464C232 466 222 441 190 437Z';

const useStyles = makeStyles({
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
export const TrackArt = () => {
  const styles = useStyles();
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
