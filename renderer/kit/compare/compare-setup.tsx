/** Which columns of a list and of a file the rows are matched by, and which are compared. */
import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { type ComparedFile, type CompareSource, titleOf } from './compare-source';
import type { Pair } from './match-rows';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '8px' },
  match: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '12px',
    '@media (max-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  toggle: { alignSelf: 'start' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '8px 16px',
    maxBlockSize: '220px',
    overflowY: 'auto',
    padding: '8px',
    margin: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface CompareSetupProps {
  readonly source: CompareSource;
  readonly file: ComparedFile;
  readonly matched: readonly Pair[];
  readonly compared: readonly Pair[];
  readonly onMatch: (pairs: readonly Pair[]) => void;
  readonly onCompare: (pairs: readonly Pair[]) => void;
}

const none = '';

export const CompareSetup = (props: CompareSetupProps): ReactNode => {
  const { source, file, matched, compared, onMatch, onCompare } = props;
  const styles = useStyles();
  const text = useText('compare');
  const [isOpen, setOpen] = useState(false);
  const titles = [...file.titles.keys()];
  const titleOptions = titles.map((at) => (
    <option key={at} value={at}>
      {titleOf(file, at, text)}
    </option>
  ));
  /** A pair needs both columns; the first of the file stands in until the person chooses. */
  const setPair = (at: number, key: string, column: string): void => {
    const field = source.columns.find((one) => one.key === key)?.field;
    const next = [...matched];
    if (field) next[at] = { field, column: Number(column) };
    else next.splice(at, 1);
    onMatch(next);
  };
  const setCompared = (key: string, column: string): void => {
    const field = source.columns.find((one) => one.key === key)?.field;
    const others = compared.filter((pair) => pair.field.key !== key);
    onCompare(column === none || !field ? others : [...others, { field, column: Number(column) }]);
  };
  const matchFields = [0, 1].map((at) => {
    const pair = matched[at];
    const column = pair?.column ?? 0;
    return (
      <div key={at} style={{ display: 'contents' }}>
        <Field label={text(at === 0 ? 'matchBy' : 'andBy', { list: source.title })}>
          <Select
            value={pair?.field.key ?? none}
            disabled={at > matched.length}
            onChange={(_, { value }) => setPair(at, value, String(column))}
          >
            <option value={none}>{text(at === 0 ? 'choose' : 'nothingElse')}</option>
            {source.columns.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text(at === 0 ? 'matchFile' : 'andFile')}>
          <Select
            value={column}
            disabled={!pair}
            onChange={(_, { value }) => setPair(at, pair?.field.key ?? none, value)}
          >
            {titleOptions}
          </Select>
        </Field>
      </div>
    );
  });
  return (
    <div className={styles.root}>
      <div className={styles.match}>{matchFields}</div>
      <Button
        className={styles.toggle}
        size="small"
        appearance="subtle"
        icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text('comparedColumns', { count: compared.length, number: formatNumber(compared.length) })}
      </Button>
      {isOpen ? (
        <fieldset className={styles.columns} aria-label={text('columns')}>
          {source.columns
            .filter(({ key }) => !matched.some(({ field }) => field.key === key))
            .map(({ key, label }) => (
              <Field key={key} label={label}>
                <Select
                  size="small"
                  value={compared.find(({ field }) => field.key === key)?.column ?? none}
                  onChange={(_, { value }) => setCompared(key, value)}
                >
                  <option value={none}>{text('notCompared')}</option>
                  {titleOptions}
                </Select>
              </Field>
            ))}
        </fieldset>
      ) : undefined}
    </div>
  );
};
