/** Sold and available entries for each class of an event. */
import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useEventRows } from '../../event/use-event-rows';
import type { Values } from '../../kit/area/field';
import { toRecordId } from '../../kit/area/record-id';
import { FillBar, readCount } from '../../kit/charts/fill-bar';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';

const useStyles = makeStyles({
  card: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  heading: { margin: 0, marginBlockEnd: '12px' },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: '16px 24px' },
});

const toBars = (rows: readonly Values[]) =>
  rows.flatMap((row, index) => {
    const taken = readCount(row.sold);
    const capacity = readCount(row.capacity);
    const name = toPlainText(row.name) || toPlainText(row.code);
    return taken === undefined || capacity === undefined ? [] : [{ key: `${name} ${index}`, name, taken, capacity }];
  });

export const Header = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const bars = toBars(useEventRows('event.classes', toRecordId(values.id)).value?.rows ?? []);
  if (bars.length === 0) return undefined;
  return (
    <section className={styles.card} aria-label={text('sold.classes')}>
      <Subtitle2 as="h2" block className={styles.heading}>
        {text('sold.classes')}
      </Subtitle2>
      <div className={styles.bars}>
        {bars.map(({ key, name, taken, capacity }) => (
          <FillBar key={key} label={name} used={taken} capacity={capacity} />
        ))}
      </div>
    </section>
  );
};
