/** A list inside another screen, such as the tickets of a booking. Its state is lost with the screen. */

import type { Identities } from '@contract/reading/input-verdict';
import type { CsvId, EndpointId } from '@contract/table';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Field, Naming, Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import { useText } from '../format/text';
import type { GridMemory } from '../stores/list-memory';
import { insetBorder } from '../ui/styles';
import { emptyState } from './data/list-state';
import { startingState } from './data/starting-state';
import { useList } from './data/use-list';
import { useListChoice } from './data/use-list-choice';
import { useLocalListState } from './data/use-list-state';
import { explainNoAddress } from './explain-no-address';
import { ListView } from './list-view';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '480px',
    maxBlockSize: 'max(70vh, 420px)',
    paddingBlockStart: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    overflow: 'auto',
  },
});

export interface RelatedListProps {
  /** The area whose texts name the fields. */
  readonly name: string;
  /** The name under which its columns are stored, if the area has several such lists. */
  readonly arrangement?: string;
  readonly call: EndpointId;
  readonly input: Values;
  /** The numbers and codes of the record that the rows belong to. */
  readonly identities?: Identities;
  readonly columns: readonly Field[];
  /** Whether its columns offer filters (default true). */
  readonly hasFilters?: boolean;
  /** The field with the id (default `id`). */
  readonly id?: string | undefined;
  readonly naming: Naming;
  /** The path of the area whose details a row opens: `/tickets`. */
  readonly path?: string | undefined;
  readonly export?: CsvId;
  readonly title?: string;
  readonly selectable?: boolean;
}

const noFields: readonly Field[] = [];

export const RelatedList = (props: RelatedListProps): ReactNode => {
  const { name, call, input, identities, columns, naming, path, selectable = false, hasFilters = true } = props;
  const styles = useStyles();
  const text = useText(name);
  const navigate = useNavigate();
  const arrangement = props.arrangement ?? `${name}-related`;
  const [choice] = useListChoice(arrangement);
  const stateful = useLocalListState(startingState(emptyState, choice));
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  const list = useList(
    { name, arrangement, call, input, identities, fields: columns, id: props.id, recordPath: path },
    stateful,
  );
  const { rows, source } = list;
  const hrefOf = useCallback((row: Values) => path && recordAddress(path, source.idOf(row)), [path, source]);
  const open = (index: number) => {
    const row = rows.at(index);
    const href = row && hrefOf(row);
    if (href) void navigate(href);
    else if (row) explainNoAddress(source.idOf(row));
  };
  return (
    <div className={styles.root}>
      <ListView
        list={list}
        title={props.title ?? text('title')}
        fields={hasFilters ? columns : noFields}
        naming={naming}
        hrefOf={hrefOf}
        onOpen={path ? open : undefined}
        memory={memory}
        exportCall={props.export}
        selectable={selectable}
      />
    </div>
  );
};
