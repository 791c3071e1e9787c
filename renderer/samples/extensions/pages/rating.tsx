import {
  Button,
  Field,
  makeStyles,
  ProgressBar,
  Rating,
  RatingDisplay,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { notify } from '../../../kit/feedback/notify';
import { Loaded } from '../../../kit/feedback/states';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { row, SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid, statesOf } from '../../kit/showcase/state-grid';
import { plainList } from '../../kit/styles';
import { summarizeRatings } from '../rating-summary';

const useStyles = makeStyles({
  form: { display: 'grid', justifyItems: 'start', rowGap: '12px', maxInlineSize: '440px' },
  area: { inlineSize: '100%' },
  figure: { display: 'grid', justifyItems: 'center', rowGap: '4px' },
  average: {
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bars: {
    flexGrow: 1,
    flexBasis: '260px',
    display: 'grid',
    rowGap: '6px',
    ...plainList,
  },
  bar: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr) 32px', alignItems: 'center', columnGap: '12px' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

const Together = ({ ratings }: { readonly ratings: readonly number[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('extensions');
  const { counts, total, average } = summarizeRatings(ratings);
  return (
    <div style={row('16px 40px')}>
      <div className={styles.figure}>
        <span className={styles.average}>{formatNumber(average)}</span>
        <RatingDisplay
          color="marigold"
          value={average}
          valueText={null}
          aria-label={text('rating.average', { average: formatNumber(average) })}
        />
        <SecondaryText>{text('rating.from', { count: total })}</SecondaryText>
      </div>
      <ul className={styles.bars} aria-label={text('rating.counts')}>
        {counts.map(({ stars, count }) => (
          <li key={stars} className={styles.bar}>
            <Text>{text('rating.stars', { count: stars })}</Text>
            <ProgressBar aria-hidden thickness="large" value={total === 0 ? 0 : count / total} />
            <Text className={styles.end}>{formatNumber(count)}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const examples: Examples = {
  give: {
    code: '<Rating value={stars} onChange={(_, { value }) => setStars(value)} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [stars, setStars] = useState(0);
      const [comment, setComment] = useState('');
      const send = () => {
        notify({ intent: 'success', title: text('rating.thanks', { count: stars }) });
        setStars(0);
        setComment('');
      };
      return (
        <div className={styles.form}>
          <Field label={text('rating.question')} hint={text(`rating.words.${stars}`)}>
            <Rating value={stars} onChange={(_, { value }) => setStars(value)} />
          </Field>
          {stars > 0 ? (
            <Field className={styles.area} label={text('rating.why')}>
              <Textarea maxLength={500} value={comment} onChange={(_, { value }) => setComment(value)} />
            </Field>
          ) : undefined}
          <Button appearance="primary" disabledFocusable={stars === 0} onClick={stars === 0 ? undefined : send}>
            {text('rating.send')}
          </Button>
        </div>
      );
    },
  },
  together: {
    code: '<RatingDisplay value={average} />',
    Preview: () => (
      <Loaded call={useCall('shop.list', { perPage: 100 })}>
        {({ rows }) => <Together ratings={rows.map(({ rating }) => Number(rating ?? 0))} />}
      </Loaded>
    ),
  },
  looks: {
    code: '<Rating size="large" color="brand" step={0.5} />',
    Preview: ({ text }) => {
      const sizes = ['small', 'medium', 'large', 'extra-large'] as const;
      const colors = ['neutral', 'brand', 'marigold'] as const;
      return (
        <StateGrid
          minWidth={190}
          states={{
            ...statesOf(
              sizes,
              (size) => text(`rating.sizes.${size}`),
              (size) => <Rating size={size} defaultValue={3} aria-label={text('rating.question')} />,
            ),
            ...statesOf(
              colors,
              (color) => text(`rating.colors.${color}`),
              (color) => <Rating color={color} step={0.5} defaultValue={3.5} aria-label={text('rating.question')} />,
            ),
          }}
        />
      );
    },
  },
};
