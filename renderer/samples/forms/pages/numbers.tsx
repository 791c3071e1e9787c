import { Caption1, Field, makeStyles, Rating, RatingDisplay, Slider, SpinButton } from '@fluentui/react-components';
import { HeartFilled, HeartRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { columns } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

const useStyles = makeStyles({
  spin: { boxSizing: 'border-box', inlineSize: '100%', minInlineSize: 0, '& input': { minInlineSize: 0 } },
  upright: { blockSize: '140px', justifySelf: 'start' },
});

/** The entered or stepped value, clamped to the limits. */
const within = (
  min: number,
  max: number,
  value: number | null | undefined,
  displayValue: string | undefined,
): number => {
  const number = value ?? Number(displayValue);
  return Number.isFinite(number) ? Math.min(max, Math.max(min, Math.round(number))) : min;
};

export const examples: Examples = {
  spin: {
    code: '<SpinButton min={1} max={99} stepPage={10} value={laps} onChange={change} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [laps, setLaps] = useState(24);
      return (
        <div style={columns(240, '16px 24px', 'start')}>
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
        <div style={columns(240, '16px 24px', 'start')}>
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
