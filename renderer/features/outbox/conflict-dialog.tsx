/** Fields that changed on both sides, side by side, with a choice for each. */
import type { OutboxEntry, OutboxField } from '@contract/bridge';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { useText } from '../../kit/format/text';
import { fieldsToDecide, titleText, valueText } from '../../kit/outbox/entry-text';
import { labelOf } from '../../kit/outbox/subject';
import { useRecordNames } from '../../kit/outbox/use-record-names';
import type { EntryActions } from './use-entry-actions';

type Side = 'mine' | 'theirs';
const sides: readonly Side[] = ['mine', 'theirs'];

const useStyles = makeStyles({
  surface: { maxInlineSize: '760px' },
  content: { display: 'grid', rowGap: '16px' },
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '8px',
  },
  choice: {
    alignItems: 'flex-start',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  side: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface ConflictProps {
  readonly entry: OutboxEntry;
  readonly actions: EntryActions;
  readonly onClose: () => void;
}

export const ConflictDialog = ({ entry, actions, onClose }: ConflictProps): ReactNode => {
  const styles = useStyles();
  const text = useText('outbox');
  const kit = useText('kit');
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const fields = fieldsToDecide(entry);
  const isIncomplete = fields.some(({ name }) => choices[name] === undefined);
  const isDisabled = isIncomplete || actions.busy;
  const toNames = useRecordNames(entry);
  const value = (field: OutboxField, of: unknown): string => valueText(text, entry, field, toNames(field, of));
  const send = async (): Promise<void> => {
    if (await actions.decide(choices)) onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => (open || actions.busy ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('conflict.title', { title: titleText(text, entry) })}</DialogTitle>
          <DialogContent className={styles.content}>
            <span>{text(entry.state === 'unknown' ? 'conflict.bodyUnknown' : 'conflict.body')}</span>
            {fields.map((field) => (
              <Field
                key={field.name}
                label={labelOf(entry, field)}
                hint={text('conflict.before', { value: value(field, field.base) })}
              >
                <RadioGroup
                  className={styles.choices}
                  value={choices[field.name] ?? ''}
                  onChange={(_, data) => {
                    const side = sides.find((one) => one === data.value);
                    if (side) setChoices({ ...choices, [field.name]: side });
                  }}
                >
                  {sides.map((side) => (
                    <Radio
                      key={side}
                      className={styles.choice}
                      value={side}
                      label={
                        <span className={styles.words}>
                          <span className={styles.side}>{text(`conflict.${side}`)}</span>
                          <bdi>{value(field, field[side])}</bdi>
                        </span>
                      }
                    />
                  ))}
                </RadioGroup>
              </Field>
            ))}
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              disabledFocusable={isDisabled}
              onClick={isDisabled ? undefined : () => void send()}
            >
              {text('conflict.send')}
            </Button>
            <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
