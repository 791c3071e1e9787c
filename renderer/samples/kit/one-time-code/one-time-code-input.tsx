/** A one-time code with a box for each digit: typing moves on to the next box, pasting fills them all. */
import { Input, makeStyles } from '@fluentui/react-components';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../../kit/format/text';
import { codeLength, digitsOf, withDigit } from './code';

const useStyles = makeStyles({
  boxes: {
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    display: 'grid',
    gridTemplateColumns: `repeat(${codeLength}, minmax(0, 1fr))`,
    columnGap: '8px',
  },
  box: { minInlineSize: 0, '& input': { minInlineSize: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' } },
});

interface OneTimeCodeInputProps {
  /** A space stands for an empty box. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly autoFocus?: boolean;
}

const places = Array.from({ length: codeLength }, (_, place) => place);

export const OneTimeCodeInput = ({ value, onChange, label, autoFocus = false }: OneTimeCodeInputProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const goTo = (place: number) => {
    const box = boxes.current[Math.max(0, Math.min(codeLength - 1, place))];
    box?.focus();
    box?.select();
  };
  const fill = (place: number, typed: string) => {
    const digits = digitsOf(typed);
    let next = value;
    for (const [step, digit] of [...digits].entries()) next = withDigit(next, place + step, digit, codeLength);
    onChange(next);
    goTo(place + digits.length);
  };
  const onKey = (place: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      goTo(place + step);
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      const isEmpty = (value[place] ?? ' ') === ' ';
      onChange(withDigit(value, isEmpty ? place - 1 : place, ' ', codeLength));
      if (isEmpty) goTo(place - 1);
    }
  };
  return (
    // An attribute: a style would be mirrored in right-to-left pages.
    <fieldset aria-label={label} className={styles.boxes} dir="ltr">
      {places.map((place) => (
        <Input
          key={place}
          className={styles.box}
          size="large"
          autoFocus={autoFocus && place === 0}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={text('code.digit', { place: place + 1, count: codeLength })}
          value={(value[place] ?? '').trim()}
          input={{
            ref: (box: HTMLInputElement | null) => {
              boxes.current[place] = box;
            },
          }}
          onChange={(_, data) => fill(place, data.value.length > 1 ? data.value.slice(-1) : data.value)}
          onKeyDown={onKey(place)}
          onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
            event.preventDefault();
            fill(place, event.clipboardData.getData('text'));
          }}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </fieldset>
  );
};
