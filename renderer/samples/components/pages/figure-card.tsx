import { makeStyles } from '@fluentui/react-components';
import { CalendarRegular, MoneyRegular, PeopleRegular, TicketDiagonalRegular } from '@fluentui/react-icons';
import { FigureCard } from '../../../kit/charts/figure-card';
import { FillBar } from '../../../kit/charts/fill-bar';
import { formatNumber } from '../../../kit/format/number';
import { columns } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({
  bars: { display: 'grid', rowGap: '16px', inlineSize: '420px', maxInlineSize: '100%' },
});

export const examples: Examples = {
  cards: {
    layout: 'block',
    code: '<FigureCard icon={PeopleRegular} label="Visitors" value="964" change={-4} to="/visitors" />',
    Preview: ({ text }) => (
      <div style={columns(190, 12)}>
        <FigureCard
          icon={TicketDiagonalRegular}
          label={text('figure-card.tickets')}
          value={formatNumber(1_284)}
          change={12}
        />
        <FigureCard
          icon={PeopleRegular}
          label={text('figure-card.visitors')}
          value={formatNumber(964)}
          change={-4}
          note={text('figure-card.note')}
        />
        <FigureCard
          icon={CalendarRegular}
          label={text('figure-card.events')}
          value={formatNumber(18)}
          to="/components/badge"
        />
        <FigureCard icon={MoneyRegular} label={text('figure-card.unknown')} value="–" />
      </div>
    ),
  },
  bars: {
    code: '<FillBar label="Saturday" taken={84} capacity={120} />',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.bars}>
          <FillBar label={text('figure-card.saturday')} used={84} capacity={120} />
          <FillBar label={text('figure-card.sunday')} used={120} capacity={120} />
        </div>
      );
    },
  },
};
