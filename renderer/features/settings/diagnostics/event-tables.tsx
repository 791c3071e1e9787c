/** The hosts with their networks, the calls that failed, and the end of the log. */
import type { FailedCall, HostFact } from '@contract/diagnostics/diagnostics';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { ScrollFrame } from '../../../kit/ui/scroll-frame';
import { SettingGroup } from '../parts/setting';

const useStyles = makeStyles({
  scroll: { overflow: 'auto', maxBlockSize: '360px' },
  table: {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase200,
    '& th': { textAlign: 'start', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
    '& th, & td': { paddingBlock: tokens.spacingVerticalS, paddingInline: tokens.spacingHorizontalL },
    '& tbody tr': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
    '& td': { overflowWrap: 'anywhere', userSelect: 'text' },
  },
  log: {
    margin: 0,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
  },
});

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** Cells by row; the first one names its row. */
  readonly rows: readonly (readonly string[])[];
}

const Table = ({ title, columns, rows }: TableProps): ReactNode => {
  const styles = useStyles();
  if (rows.length === 0) return null;
  return (
    <SettingGroup title={title}>
      <ScrollFrame className={styles.scroll} label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same call may fail twice in a millisecond
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </SettingGroup>
  );
};

export const HostTable = ({ hosts }: { readonly hosts: readonly HostFact[] }): ReactNode => {
  const text = useText('diagnostics');
  return (
    <Table
      title={text('network.title')}
      columns={[text('network.host'), text('network.state'), text('network.since'), text('network.proxy')]}
      rows={hosts.map(({ host, state, since, proxy }) => [
        host,
        state ? text(`network.states.${state}`) : '',
        since ? formatDateTime(since) : '',
        proxy === 'DIRECT' ? text('network.direct') : proxy,
      ])}
    />
  );
};

export const FailureTable = ({ failures }: { readonly failures: readonly FailedCall[] }): ReactNode => {
  const text = useText('diagnostics');
  return (
    <Table
      title={text('failures.title')}
      columns={[
        text('failures.time'),
        text('failures.call'),
        text('failures.code'),
        text('failures.status'),
        text('failures.requestId'),
      ]}
      rows={failures.map(({ time, call, code, status, requestId }) => [
        formatDateTime(time),
        call,
        code,
        status === undefined ? '' : String(status),
        requestId ?? '',
      ])}
    />
  );
};

export const LogLines = ({ lines }: { readonly lines: readonly string[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('diagnostics');
  if (lines.length === 0) return null;
  return (
    <SettingGroup title={text('log')}>
      <ScrollFrame className={styles.scroll} label={text('log')}>
        <pre className={styles.log} dir="ltr">
          {lines.join('\n')}
        </pre>
      </ScrollFrame>
    </SettingGroup>
  );
};
