import { Button, Field, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { CopyRegular, TableCopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { copyText } from '../../../kit/feedback/copy-text';
import { stripBidiIsolates } from '../../../kit/format/text';
import { columns, row } from '../../kit/layout';
import { WithPeople } from '../../kit/people';
import type { Examples, Preview } from '../../kit/showcase/example';
import { lineBelow, stackedList } from '../../kit/styles';

const useStyles = makeStyles({
  grow: { flexGrow: 1, flexBasis: '220px', maxInlineSize: '420px' },
  frame: { overflowX: 'auto', marginBlockEnd: '12px' },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    paddingBlock: '6px',
    paddingInline: '0 24px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    ...lineBelow,
  },
  kinds: stackedList('4px'),
});

const fields = ['fullName', 'post', 'email'] as const;

const Rows: Preview = ({ text }) => {
  const styles = useStyles();
  return (
    <WithPeople count={4}>
      {(people) => (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
          <section className={styles.frame} tabIndex={0} aria-label={text('clipboard.people')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {fields.map((field) => (
                    <th key={field} scope="col" className={styles.cell}>
                      {text(`clipboard.fields.${field}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {people.map((person) => (
                  <tr key={person.id}>
                    {fields.map((field) => (
                      <td key={field} className={styles.cell}>
                        {person[field]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <Button
            icon={<TableCopyRegular />}
            onClick={() =>
              copyText(
                people.map((person) => fields.map((field) => person[field]).join('\t')).join('\n'),
                text('clipboard.rows', { count: people.length }),
              )
            }
          >
            {text('clipboard.copyRows', { count: people.length })}
          </Button>
        </>
      )}
    </WithPeople>
  );
};

interface Pasted {
  readonly kinds: readonly string[];
  readonly lines: number;
  readonly signs: number;
}

/** The page writes to the clipboard on request and reads only what is pasted. */
export const examples: Examples = {
  text: {
    code: 'copyText(words);',
    Preview: ({ text }) => {
      const styles = useStyles();
      const [value, setValue] = useState(stripBidiIsolates(text('clipboard.sample')));
      return (
        <div style={row(12, 'end')}>
          <Field className={styles.grow} label={text('clipboard.words')}>
            <Input value={value} maxLength={200} onChange={(_, { value }) => setValue(value)} />
          </Field>
          <Button
            icon={<CopyRegular />}
            disabledFocusable={value === ''}
            onClick={() => (value === '' ? undefined : copyText(value))}
          >
            {text('clipboard.copy')}
          </Button>
        </div>
      );
    },
  },
  table: { code: "copyText(rows.map((row) => row.join('\\t')).join('\\n'), '4 rows');", Preview: Rows },
  paste: {
    code: "onPaste={({ clipboardData }) => clipboardData.getData('text/plain')}",
    Preview: ({ text }) => {
      const styles = useStyles();
      const [pasted, setPasted] = useState<Pasted>();
      return (
        <div style={columns(260, 16)}>
          <Field label={text('clipboard.field')} hint={text('clipboard.fieldHint')}>
            <Textarea
              rows={4}
              onPaste={({ clipboardData }) => {
                const value = clipboardData.getData('text/plain');
                setPasted({ kinds: [...clipboardData.types], lines: value.split('\n').length, signs: value.length });
              }}
            />
          </Field>
          <div role="status">
            {pasted ? (
              <ul className={styles.kinds}>
                <li>{text('clipboard.lines', { count: pasted.lines })}</li>
                <li>{text('clipboard.signs', { count: pasted.signs })}</li>
                <li>{text('clipboard.kinds', { kinds: pasted.kinds.join(', ') })}</li>
              </ul>
            ) : (
              <Text>{text('clipboard.nothing')}</Text>
            )}
          </div>
        </div>
      );
    },
  },
};
