import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, Spinner, Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { changesText } from '../format/changes-text';
import { copyClock } from '../format/copy-text';
import { useText } from '../format/text';
import type { FoundChanges } from './use-changes';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  indented: { paddingInlineStart: '24px' },
});

/** Which of the rows to save: all of them, or what changed since the last export. */
export interface ChangesChoice {
  readonly only: boolean;
  readonly withGone: boolean;
}

interface ChangesFieldProps {
  readonly changes: FoundChanges;
  readonly choice: ChangesChoice;
  readonly onChange: (choice: ChangesChoice) => void;
}

export const ChangesField = ({ changes, choice, onChange }: ChangesFieldProps): ReactNode => {
  const styles = useStyles();
  const text = useText('exports');
  const { last, found, isCounting } = changes;
  if (last === undefined) return undefined;
  if (last === null)
    return (
      <Field label={text('changes.title')}>
        <Text>{text('changes.none')}</Text>
      </Field>
    );
  const label = text('changes.titleSince', { time: copyClock({ asOf: last.at }) });
  if (typeof found === 'string')
    return (
      <Field label={label}>
        <Text>{text(`changes:why.${found}`)}</Text>
      </Field>
    );
  if (!found)
    return (
      <Field label={label}>
        <div className={styles.body} role="status">
          {isCounting ? (
            <Spinner size="tiny" label={text('changes.counting')} />
          ) : (
            <Button size="small" onClick={changes.count}>
              {text('changes.count')}
            </Button>
          )}
        </div>
      </Field>
    );
  const canSaveOnly = found.added + found.changed + (found.gone ?? 0) > 0;
  return (
    <>
      <Field label={label} {...(found.gone === undefined ? { hint: text('changes.partial') } : {})}>
        <RadioGroup
          value={choice.only && canSaveOnly ? 'only' : 'all'}
          onChange={(_, { value }) => onChange({ ...choice, only: value === 'only' })}
        >
          <Radio value="all" label={text('changes.all')} />
          <Radio value="only" disabled={!canSaveOnly} label={text('changes.only', { changes: changesText(found) })} />
        </RadioGroup>
      </Field>
      {choice.only && found.gone ? (
        <Checkbox
          className={styles.indented}
          label={text('changes.withGone')}
          checked={choice.withGone}
          onChange={(_, { checked }) => onChange({ ...choice, withGone: checked === true })}
        />
      ) : undefined}
    </>
  );
};
