import type { Invoice } from '@contract/samples/entities/invoice';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { plainLink, stackedList } from '../kit/styles';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalXS),
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
});

interface OthersProps {
  readonly invoice: Invoice;
  /** The path before the id: `/apps/invoice/preview`. */
  readonly path: string;
}

/** Other invoices of the same client. */
export const OtherInvoices = ({ invoice, path }: OthersProps): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const { value } = useCall('invoice.list', { perPage: 6, q: invoice.client.name });
  const others = (value?.rows ?? []).filter(({ id }) => id !== invoice.id);
  if (others.length === 0) return null;
  return (
    <SectionCard title={text('preview.others')}>
      <ul className={styles.list}>
        {others.map(({ id, service }) => (
          <li key={id}>
            <Link className={styles.link} to={`${path}/${id}`}>
              <bdi>
                {id} · {service}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
