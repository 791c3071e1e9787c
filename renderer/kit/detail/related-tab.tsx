/** A tab with related records of another area, such as the tickets of a booking. */

import { identitiesOf } from '@contract/reading/input-verdict';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { RelatedTab as Definition, ResourceArea } from '../area/area';
import type { Field, Values } from '../area/field';
import { toRecordId } from '../area/record-id';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { useText } from '../format/text';
import { RelatedList } from '../list/related-list';
import { useLazySlot } from '../ui/use-lazy-slot';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  about: { color: tokens.colorNeutralForeground2 },
});

const noColumns: readonly Field[] = [];

/** Hides a column that links back to this record, because it has the same value in every row. */
const columnsFor = (area: ResourceArea, { related, target }: Definition, zone: unknown): readonly Field[] => {
  const chosen = related.columns?.map((key) => target?.fields[key] ?? { key });
  const own = related.fields ?? chosen ?? target?.relatedColumns ?? target?.columns ?? noColumns;
  const columns = own.filter(({ linkTo }) => linkTo?.area !== area.name);
  return typeof zone === 'string' ? columns.map((column) => ({ zone, ...column })) : columns;
};

interface RelatedTabProps {
  readonly area: ResourceArea;
  readonly tab: Definition;
  readonly values: Values;
}

export const RelatedTab = ({ area, tab, values }: RelatedTabProps): ReactNode => {
  const { related, target } = tab;
  const styles = useStyles();
  const text = useText(area.name);
  const zone = related.zoneFrom === undefined ? undefined : values[related.zoneFrom];
  const columns = useMemo(() => columnsFor(area, tab, zone), [area, tab, zone]);
  const Header = useLazySlot(related.header, 'Header');
  const call = related.list ?? target?.list;
  if (!call) return undefined;
  return (
    <div className={styles.root}>
      {Header ? (
        <Suspense fallback={pendingPlaceholder}>
          <Header values={values} />
        </Suspense>
      ) : undefined}
      {related.description === undefined ? undefined : (
        <Text className={styles.about}>{text(related.description)}</Text>
      )}
      <RelatedList
        name={target?.name ?? area.name}
        arrangement={`${target?.name ?? tab.name}-of-${area.name}`}
        call={call}
        input={{ ...related.input, [related.idParam]: toRecordId(values[area.id ?? 'id']) }}
        identities={{ [related.idParam]: identitiesOf(values, related.idParam) }}
        columns={columns}
        hasFilters={target === undefined}
        id={target?.id}
        naming={related.naming ?? target?.naming ?? 'id'}
        path={target && (target.recordPath ?? (target.detail && target.path))}
        title={text(tab.title)}
      />
    </div>
  );
};
