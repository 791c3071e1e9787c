import { Rating, RatingDisplay, Text } from '@fluentui/react-components';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';

export const examples: Examples = {
  giving: {
    code: '<Rating value={value} onChange={(_, { value }) => setValue(value)} />',
    Preview: ({ text }) => {
      const [value, setValue] = useState(4);
      return (
        <>
          <Rating
            aria-label={text('rating.giving.label')}
            color="marigold"
            value={value}
            itemLabel={(stars) => text('rating.giving.stars', { count: stars })}
            onChange={(_, next) => setValue(next.value)}
          />
          <Text>{text('rating.giving.given', { count: value })}</Text>
        </>
      );
    },
  },
  shown: {
    layout: 'block',
    code: '<RatingDisplay value={4.5} count={1160} />',
    Preview: ({ text }) => (
      <StateGrid
        states={{
          [text('states.default')]: <RatingDisplay value={4.5} color="marigold" />,
          [text('rating.shown.count')]: <RatingDisplay value={3.9} count={1_160} color="marigold" />,
          [text('rating.shown.compact')]: <RatingDisplay compact value={4.2} count={84} color="marigold" />,
          [text('states.small')]: <RatingDisplay size="small" value={3} color="marigold" />,
        }}
      />
    ),
  },
};
