/** A table with its title, its rule and its export. */
import type { CopyNote } from '@contract/failure';
import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Field, Values } from '../../../kit/area/field';
import { ExportButton } from '../../../kit/export/export-button';
import { startExport } from '../../../kit/export/start-export';
import { useText } from '../../../kit/format/text';
import { MemoryGrid } from '../../../kit/list/memory-grid';
import { tableRequest } from './settlement-fields';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  title: { margin: 0, flexGrow: 1 },
  about: { color: tokens.colorNeutralForeground2 },
});

interface SettlementTableProps {
  readonly title: string;
  readonly about: string;
  /** The name of the export's button, because there are two. */
  readonly exportName: string;
  /** Further parts of the file's name. */
  readonly words: readonly string[];
  readonly fields: readonly Field[];
  readonly rows: readonly Values[];
  readonly naming: string;
  readonly idOf: (row: Values) => string;
  readonly path: string;
  readonly busy: boolean;
  readonly stale: boolean;
  readonly copy: CopyNote | undefined;
  /** Why these rows must not be exported yet. */
  readonly isIncomplete: boolean;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export const SettlementTable = (props: SettlementTableProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { title, fields, rows } = props;
  const canExport = rows.length > 0 && !props.isIncomplete;
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {title}
        </Subtitle2>
        {props.actions}
        <ExportButton
          aria-label={props.exportName}
          isDisabled={!canExport}
          onExport={(isExcel) =>
            void startExport(tableRequest([title, ...props.words], fields, rows, text), props.copy, isExcel)
          }
        >
          {text('settlement.export')}
        </ExportButton>
      </div>
      <Text size={200} className={styles.about}>
        {props.about}
      </Text>
      {props.children}
      {rows.length === 0 ? undefined : (
        <MemoryGrid
          label={title}
          name="desk"
          fields={fields}
          rows={rows}
          naming={props.naming}
          idOf={props.idOf}
          path={props.path}
          stale={props.stale}
          busy={props.busy}
        />
      )}
    </section>
  );
};
