/** `/cards/advanced`: a person, the newest invoices, a product, and a plan with what is left of it. */
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { family } from '../family';
import { PlanCard, TransactionsCard } from '../money-cards';
import { PersonCard } from '../person-card';
import { ProductCard } from '../product-card';

export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="advanced"
    examples={[
      { name: 'person', Stage: PersonCard, code: '<Card><Avatar size={72} name={name} badge={{ status }} />…</Card>' },
      {
        name: 'transactions',
        Stage: TransactionsCard,
        code: '<StatusBadge field={field} values={invoice} />',
      },
      { name: 'product', Stage: ProductCard, code: '<RatingDisplay value={rating} compact />' },
      { name: 'plan', Stage: PlanCard, code: '<FillBar label="Events" taken={done} capacity={planned} />' },
    ]}
  />
);
