import { Caption1, Field, makeStyles, Rating, RatingDisplay, Slider, SpinButton } from '@fluentui/react-components';
import { HeartFilled, HeartRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px 24px',
  },
  spin: { boxSizing: 'border-box', inlineSize: '100%', minInlineSize: 0, '& input': { minInlineSize: 0 } },
  upright: { blockSize: '140px', justifySelf: 'start' },
});

/** What was typed or stepped to, between its ends. */
const within = (least: number, most: number, value: number | null | undefined, typed: string | undefined): number => {
  const wanted = value ?? Number(typed);
  return Number.isFinite(wanted) ? Math.min(most, Math.max(least, Math.round(wanted))) : least;
};
export const examples: Examples = {
  spin: {
    code: '<SpinButton min={1} max={99} stepPage={10} value={laps} onChange={change} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [laps, setLaps] = useState(24);
      return (
        <div className={styles.fields}>
          <Field label={text('numbers.laps')} hint={text('numbers.lapsHint', { least: 1, most: 99 })}>
            <SpinButton
              className={styles.spin}
              min={1}
              max={99}
              stepPage={10}
              value={laps}
              onChange={(_, { value, displayValue }) => setLaps(within(1, 99, value, displayValue))}
            />
          </Field>
          <Field label={text('numbers.pressure')} hint={text('numbers.pressureHint')}>
            <SpinButton className={styles.spin} defaultValue={1.9} min={1} max={3} step={0.05} precision={2} />
          </Field>
          <Field label={text('states.disabled')}>
            <SpinButton className={styles.spin} defaultValue={3} disabled />
          </Field>
        </div>
      );
    },
  },
  slide: {
    code: '<Slider min={0} max={100} step={5} value={share} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [share, setShare] = useState(40);
      return (
        <div className={styles.fields}>
          <Field label={text('numbers.share')} hint={text('numbers.shareHint', { share, rest: 100 - share })}>
            <Slider min={0} max={100} step={5} value={share} onChange={(_, { value }) => setShare(value)} />
          </Field>
          <Field label={text('states.disabled')}>
            <Slider defaultValue={30} disabled />
          </Field>
          <Field label={text('numbers.upright')}>
            <Slider vertical className={styles.upright} defaultValue={60} />
          </Field>
        </div>
      );
    },
  },
  rate: {
    code: '<Rating step={0.5} value={stars} onChange={change} />',
    Preview: ({ text }) => {
      const [stars, setStars] = useState(3.5);
      const label = text('numbers.rate.label');
      return (
        <StateGrid
          minWidth={190}
          states={{
            [text('numbers.rate.half')]: (
              <div>
                <Rating step={0.5} aria-label={label} value={stars} onChange={(_, { value }) => setStars(value)} />
                <Caption1 block role="status">
                  {text('numbers.rate.given', { stars, count: stars })}
                </Caption1>
              </div>
            ),
            [text('numbers.rate.hearts')]: (
              <Rating
                aria-label={label}
                color="brand"
                iconFilled={HeartFilled}
                iconOutline={HeartRegular}
                defaultValue={4}
              />
            ),
            [text('numbers.rate.read')]: (
              <RatingDisplay color="marigold" value={4.4} count={238} aria-label={text('numbers.rate.readLabel')} />
            ),
            [text('numbers.rate.compact')]: (
              <RatingDisplay
                compact
                color="marigold"
                value={4.4}
                count={238}
                aria-label={text('numbers.rate.readLabel')}
              />
            ),
          }}
        />
      );
    },
  },
};
