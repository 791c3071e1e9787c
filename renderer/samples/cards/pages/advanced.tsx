import type { Examples } from '../../kit/showcase/example';
import { PlanCard, TransactionsCard } from '../money-cards';
import { PersonCard } from '../person-card';
import { ProductCard } from '../product-card';

export const examples: Examples = {
  person: {
    layout: 'row',
    code: '<Card><Avatar size={72} name={name} badge={{ status }} />…</Card>',
    Preview: PersonCard,
  },
  transactions: { layout: 'row', code: '<StatusBadge field={field} values={invoice} />', Preview: TransactionsCard },
  product: { layout: 'row', code: '<RatingDisplay value={rating} compact />', Preview: ProductCard },
  plan: { layout: 'row', code: '<FillBar label="Events" taken={done} capacity={planned} />', Preview: PlanCard },
};
