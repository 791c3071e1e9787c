/** The kit's list in a preview, with its state in the URL. */
import type { EndpointId } from '@contract/table';
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import type { Field } from '../../kit/area/field';
import type { ListCapabilities } from '../../kit/area/list-capabilities';
import { useText } from '../../kit/format/text';
import type { GridMemory } from '../../kit/list/data/list-memory';
import { emptyState } from '../../kit/list/data/list-state';
import { startingState } from '../../kit/list/data/starting-state';
import { useList } from '../../kit/list/data/use-list';
import { useListChoice } from '../../kit/list/data/use-list-choice';
import { useUrlListState } from '../../kit/list/data/use-list-state';
import { ListView } from '../../kit/list/list-view';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '470px',
    marginInline: '-20px',
    marginBlockEnd: '-20px',
  },
});

/** Page size of the sample API (specification, section 9). */
const size = 10;

/** Next to the family's pages not all columns fit: the start date is hidden at first. */
const fitting = (columns: readonly Field[]): readonly Field[] =>
  columns.map((field) => (field.key === 'startDate' ? { ...field, shown: false } : field));

interface ListPreviewProps {
  /** The name under which its columns and page size are stored. */
  readonly arrangement: string;
  readonly call: EndpointId;
  readonly columns: readonly Field[];
  readonly capabilities: ListCapabilities;
  readonly selectable?: boolean;
}

export const ListPreview = (props: ListPreviewProps): ReactNode => {
  const { arrangement, call, capabilities, selectable = false } = props;
  const columns = useMemo(() => fitting(props.columns), [props.columns]);
  const styles = useStyles();
  const text = useText('datatables');
  const [choice] = useListChoice(arrangement);
  const start = useMemo(() => startingState({ ...emptyState, size }, choice), [choice]);
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  const list = useList(
    { name: 'datatables', arrangement, call, fields: columns, capabilities },
    useUrlListState(start),
  );
  return (
    <div className={styles.frame}>
      <ListView
        isMain
        list={list}
        title={text('people')}
        fields={columns}
        naming="fullName"
        memory={memory}
        selectable={selectable}
      />
    </div>
  );
};
