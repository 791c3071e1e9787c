/** An event's classes: how full each is, then all there is to know of them. */
import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { FillBar, readCount } from '../../../kit/charts/fill-bar';
import { plain } from '../../../kit/format/plain';
import { useText } from '../../../kit/format/text';
import { useAll } from '../../../kit/list/data/use-all';
import { RelatedList } from '../../../kit/list/related-list';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  card: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
  },
  heading: { margin: 0, marginBlockEnd: '12px' },
  bars: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))', gap: '16px 24px' },
});

const columns: readonly Field[] = [
  { key: 'code', kind: 'code', width: 90 },
  { key: 'name', label: 'fields.className', width: 160 },
  { key: 'entryFee', kind: 'money', width: 110 },
  { key: 'sold', kind: 'number', width: 80 },
  { key: 'capacity', kind: 'number', width: 90 },
  { key: 'remaining', kind: 'number', width: 100 },
  { key: 'minAge', kind: 'number', width: 90 },
  { key: 'licenseRequired', width: 150 },
  { key: 'indexOrDial', width: 140 },
  { key: 'payout', width: 130 },
  { key: 'description', kind: 'markup', width: 200, shown: false },
  { key: 'rulesUrl', kind: 'link', width: 220, shown: false },
];

const barsOf = (rows: readonly Values[]) =>
  rows.flatMap((row, index) => {
    const taken = readCount(row.sold);
    const capacity = readCount(row.capacity);
    const name = plain(row.name) || plain(row.code);
    return taken === undefined || capacity === undefined ? [] : [{ key: `${name} ${index}`, name, taken, capacity }];
  });

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const bars = barsOf(useAll('event.classes', ofEvent(values)).value?.rows ?? []);
  return (
    <div className={styles.root}>
      {bars.length === 0 ? undefined : (
        <section className={styles.card} aria-label={text('sold.classes')}>
          <Subtitle2 as="h2" block className={styles.heading}>
            {text('sold.classes')}
          </Subtitle2>
          <div className={styles.bars}>
            {bars.map(({ key, name, taken, capacity }) => (
              <FillBar key={key} label={name} taken={taken} capacity={capacity} />
            ))}
          </div>
        </section>
      )}
      <RelatedList
        name="events"
        arrangement="event-classes"
        call="event.classes"
        input={ofEvent(values)}
        columns={columns}
        naming="name"
        title={text('panels.classes')}
      />
    </div>
  );
};
