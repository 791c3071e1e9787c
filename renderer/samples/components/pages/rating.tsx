import { Rating, RatingDisplay, Text } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const Giving = (): ReactNode => {
  const text = useText('components');
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
};

const Shown = (): ReactNode => {
  const text = useText('components');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <RatingDisplay value={4.5} color="marigold" /> },
        { name: text('rating.shown.count'), shown: <RatingDisplay value={3.9} count={1_160} color="marigold" /> },
        {
          name: text('rating.shown.compact'),
          shown: <RatingDisplay compact value={4.2} count={84} color="marigold" />,
        },
        { name: text('states.small'), shown: <RatingDisplay size="small" value={3} color="marigold" /> },
      ]}
    />
  );
};

export const Screen = componentScreen('rating', [
  { name: 'giving', Stage: Giving, code: '<Rating value={value} onChange={(_, { value }) => setValue(value)} />' },
  { name: 'shown', Stage: Shown, layout: 'block', code: '<RatingDisplay value={4.5} count={1160} />' },
]);
