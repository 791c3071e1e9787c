import { Field, makeStyles, Slider, SpinButton, Text, tokens } from '@fluentui/react-components';
import { Speaker1Regular, SpeakerMuteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import { columns, SecondaryText } from '../../kit/layout';
import type { Examples, Preview } from '../../kit/showcase/example';

const useStyles = makeStyles({
  narrow: { display: 'grid', rowGap: '4px', maxInlineSize: '440px' },
  line: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  grow: { flexGrow: 1, minInlineSize: 0 },
  figure: { inlineSize: '84px', minInlineSize: 0, '& input': { minInlineSize: 0 } },
  marks: {
    display: 'flex',
    justifyContent: 'space-between',
    paddingInline: '10px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  sign: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  upright: { display: 'flex', columnGap: '32px' },
  tall: { display: 'grid', justifyItems: 'center', rowGap: '4px' },
  high: { blockSize: '150px' },
});

const marks = [0, 15, 30, 45, 60] as const;
const Range: Preview = ({ text }) => {
  const [min, setMin] = useState(40);
  const [max, setMax] = useState(180);
  const money = (amount: number) => formatMoney(String(amount), 'USD');
  return (
    <div>
      <div style={columns(180, '0 24px')}>
        <Field label={text('slider.from')}>
          <Slider
            min={0}
            max={250}
            step={5}
            value={min}
            aria-valuetext={money(min)}
            onChange={(_, { value }) => setMin(Math.min(value, max))}
          />
        </Field>
        <Field label={text('slider.to')}>
          <Slider
            min={0}
            max={250}
            step={5}
            value={max}
            aria-valuetext={money(max)}
            onChange={(_, { value }) => setMax(Math.max(value, min))}
          />
        </Field>
      </div>
      <Text role="status">{text('slider.between', { least: money(min), most: money(max) })}</Text>
    </div>
  );
};

export const examples: Examples = {
  figure: {
    code: '<Slider value={value} onChange={(_, data) => set(data.value)} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [value, setValue] = useState(35);
      const set = (next: number | null | undefined) =>
        setValue(Math.min(100, Math.max(0, Number.isFinite(next) ? Math.round(next ?? 0) : 0)));
      return (
        <Field className={styles.narrow} label={text('slider.volume')}>
          {(field) => (
            <div className={styles.line}>
              {value === 0 ? (
                <SpeakerMuteRegular className={styles.sign} aria-hidden />
              ) : (
                <Speaker1Regular className={styles.sign} aria-hidden />
              )}
              <Slider {...field} className={styles.grow} value={value} onChange={(_, data) => set(data.value)} />
              <SpinButton
                className={styles.figure}
                aria-label={text('slider.volumeFigure')}
                min={0}
                max={100}
                value={value}
                onChange={(_, data) => set(data.value ?? Number(data.displayValue))}
              />
            </div>
          )}
        </Field>
      );
    },
  },
  steps: {
    code: '<Slider min={0} max={60} step={15} aria-valuetext="30 minutes" />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [minutes, setMinutes] = useState(30);
      return (
        <div className={styles.narrow}>
          <Field label={text('slider.session')}>
            <Slider
              min={0}
              max={60}
              step={15}
              value={minutes}
              aria-valuetext={text('slider.minutes', { count: minutes })}
              onChange={(_, { value }) => setMinutes(value)}
            />
          </Field>
          <div className={styles.marks} aria-hidden>
            {marks.map((mark) => (
              <span key={mark}>{formatNumber(mark)}</span>
            ))}
          </div>
          <SecondaryText>{text('slider.minutes', { count: minutes })}</SecondaryText>
        </div>
      );
    },
  },
  range: { code: 'onChange={(_, { value }) => setMin(Math.min(value, max))}', Preview: Range },
  upright: {
    code: '<Slider vertical className={styles.high} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const wheels = ['frontLeft', 'frontRight', 'rearLeft', 'rearRight'] as const;
      return (
        <div className={styles.upright}>
          {wheels.map((wheel, at) => (
            <Field key={wheel} className={styles.tall} label={text(`slider.wheels.${wheel}`)}>
              <Slider vertical className={styles.high} defaultValue={52 + at * 9} />
            </Field>
          ))}
        </div>
      );
    },
  },
};
