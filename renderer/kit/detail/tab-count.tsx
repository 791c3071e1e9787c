/** The number of a tab's rows beside its title. */
import type { Page } from '@contract/endpoint';
import { holdRows } from '@contract/reading/ignored-inputs';
import { identitiesOf } from '@contract/reading/input-verdict';
import type { EndpointId, EndpointInput } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { TabCount as Definition, PageArea, RecordTab, ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { toRecordId } from '../area/record-id';
import { useCall } from '../bridge/use-call';
import { formatNumber } from '../format/number';
import { emptyState } from '../list/data/list-state';
import { useNarrowingCheck } from '../list/data/use-narrowing-check';

const useStyles = makeStyles({
  count: {
    // `left` is mirrored with the page; a logical side would follow the direction of the digits.
    marginLeft: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

const countOf = (tab: RecordTab): Definition | undefined => {
  if ('screen' in tab) return tab.count;
  const { isCounted, list = tab.target?.list, idParam, input } = tab.related;
  return isCounted && list ? { call: list, idParam, ...(input ? { input } : {}) } : undefined;
};

interface TabCountProps {
  readonly area: ResourceArea | PageArea;
  readonly tab: RecordTab;
  readonly values: Values;
}

interface CountProps extends Definition {
  readonly id: string | number;
  readonly values: Values;
}

/** The call of the tab's first page, so that opening the tab asks for nothing again. */
const Count = ({ call, idParam, input, id, values }: CountProps): ReactNode => {
  const styles = useStyles();
  const request = { ...input, [idParam]: id, page: 1, perPage: emptyState.size };
  const page = useCall(call, request as EndpointInput<EndpointId>).value as Page<Values> | undefined;
  const identities = { [idParam]: identitiesOf(values, idParam) };
  const narrowing = useNarrowingCheck({ call, input: request, identities, answer: page });
  // The total of a server that ignored the id counts rows of other records, and a total without rows counts nothing.
  if (page?.total === undefined || page.ignored?.length || narrowing !== 'narrows') return undefined;
  if (page.rows.length === 0 ? page.total > 0 : holdRows(page.rows, request, identities).others > 0) return undefined;
  return <bdi className={styles.count}>{formatNumber(page.total)}</bdi>;
};

export const TabCount = ({ area, tab, values }: TabCountProps): ReactNode => {
  const count = countOf(tab);
  const id = toRecordId(values[('id' in area ? area.id : undefined) ?? 'id']);
  return count && id !== '' ? <Count {...count} id={id} values={values} /> : undefined;
};
