/** A free roll call, or a change of one. */
import { rollCallMarks, rollCallPeople } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import {
  Button,
  Checkbox,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { RestoredNotice } from '../../../kit/form/restored-notice';
import { TextInput } from '../../../kit/form/text-input';
import { readDraft, useKeptInput } from '../../../kit/form/use-kept-input';
import { useText } from '../../../kit/format/text';
import { choiceOfList, emptyChoice, type ListChoice } from './templates';

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '12px' },
  group: { minInlineSize: 0, margin: 0, padding: 0, border: 'none' },
  boxes: { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
  hint: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

const maxName = 80;
const maxChoices = 20;

const toChoices = (typed: string): readonly string[] =>
  [...new Set(typed.split(/[,،\n]/).map((word) => word.trim().slice(0, maxName)))].filter(Boolean).slice(0, maxChoices);

/** What is typed: the choices of a list are one text. */
type ListInput = Omit<ListChoice, 'choices' | 'isForMinors' | 'isAfterWaiver'> & {
  readonly choices: string;
  readonly isForMinors: boolean;
  readonly isAfterWaiver: boolean;
};

const toInput = ({ choices, isForMinors, isAfterWaiver, ...rest }: ListChoice): ListInput => ({
  ...rest,
  choices: choices.join(', '),
  isForMinors: isForMinors === true,
  isAfterWaiver: isAfterWaiver === true,
});

const parseDraft = (draft: Values, initial: ListInput): ListInput => ({
  ...readDraft(draft, initial),
  people: rollCallPeople.find((one) => one === draft.people) ?? initial.people,
  mark: rollCallMarks.find((one) => one === draft.mark) ?? initial.mark,
});

interface BoxesProps {
  readonly label: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Several check boxes. A `Field` would give all of them its own name, and one id. */
const Boxes = ({ label, hint, children }: BoxesProps): ReactNode => {
  const styles = useStyles();
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend>{label}</legend>
      <div className={styles.boxes}>{children}</div>
      <Text id={id} size={200} className={styles.hint}>
        {hint}
      </Text>
    </fieldset>
  );
};

interface ListDialogProps {
  readonly eventId: EventId;
  /** The list that is changed. */
  readonly call?: RollCall | undefined;
  readonly calls: readonly RollCall[];
  readonly classNames: readonly string[];
  /** Resolves to whether it is stored. */
  readonly onSave: (choice: ListChoice) => Promise<boolean>;
  readonly onClose: () => void;
}

export const ListDialog = (props: ListDialogProps): ReactNode => {
  const { eventId, call, calls, classNames, onSave, onClose } = props;
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  // What was noted would no longer fit another kind of mark.
  const hasMarks = (call?.marks.size ?? 0) > 0;
  const draft = useKeptInput({
    key: `roll-call-list.${eventId}.${call?.id ?? 'new'}`,
    initial: toInput(call ? choiceOfList(call) : emptyChoice),
    parse: (kept, initial) => ({ ...parseDraft(kept, initial), ...(hasMarks ? { mark: initial.mark } : {}) }),
  });
  const choice = draft.input;
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = (changed: Partial<ListInput>) => draft.setInput((before) => ({ ...before, ...changed }));
  const toggle = (list: readonly string[], one: string, isOn: boolean) =>
    isOn ? [...list, one] : list.filter((other) => other !== one);
  const name = choice.name.trim();
  const known = toChoices(choice.choices);
  const isNameMissing = name === '';
  const areChoicesMissing = choice.mark === 'choice' && known.length === 0;
  const close = (): void => {
    draft.forget();
    onClose();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (isSaving || isNameMissing || areChoicesMissing) return;
    setSaving(true);
    const { isForMinors, isAfterWaiver, ...rest } = choice;
    const isStored = await onSave({
      ...{ ...rest, name: name.slice(0, maxName), choices: choice.mark === 'choice' ? known : [] },
      ...(isForMinors ? { isForMinors } : {}),
      ...(isAfterWaiver ? { isAfterWaiver } : {}),
    });
    setSaving(false);
    if (isStored) close();
  };
  const others = calls.filter(({ id }) => id !== call?.id);
  return (
    <FormDialog title={text(call ? 'rollCalls.dialog.title' : 'rollCalls.start')} width={520} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <RestoredNotice {...draft} />
        <TextInput
          label={text('rollCalls.dialog.name')}
          value={choice.name}
          onChange={(typed) => change({ name: typed })}
          error={isChecked && isNameMissing ? text('rollCalls.dialog.nameMissing') : undefined}
          autoFocus
          required
        />
        <Field
          label={text('rollCalls.dialog.people')}
          {...(choice.people === 'staff' ? { hint: text('rollCalls.staffHint') } : {})}
        >
          <Select
            value={choice.people}
            onChange={(_, { value }) => change({ people: rollCallPeople.find((one) => one === value) ?? 'racers' })}
          >
            {rollCallPeople.map((one) => (
              <option key={one} value={one}>
                {text(`rollCalls.people.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {choice.people === 'staff' ? undefined : (
          <div>
            <Checkbox
              label={text('rollCalls.dialog.minors')}
              checked={choice.isForMinors}
              onChange={(_, { checked }) => change({ isForMinors: checked === true })}
            />
          </div>
        )}
        {classNames.length > 1 && choice.people !== 'staff' ? (
          <Boxes label={text('rollCalls.dialog.classes')} hint={text('rollCalls.dialog.classesHint')}>
            {classNames.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={choice.classes.includes(one)}
                onChange={(_, { checked }) => change({ classes: toggle(choice.classes, one, checked === true) })}
              />
            ))}
          </Boxes>
        ) : undefined}
        <Field label={text('rollCalls.dialog.mark')}>
          <RadioGroup
            layout="horizontal"
            value={choice.mark}
            disabled={hasMarks}
            onChange={(_, { value }) => change({ mark: rollCallMarks.find((one) => one === value) ?? 'tick' })}
          >
            {rollCallMarks.map((one) => (
              <Radio key={one} value={one} label={text(`rollCalls.marks.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
        {choice.mark === 'choice' ? (
          <TextInput
            label={text('rollCalls.dialog.choices')}
            hint={text('rollCalls.dialog.choicesHint')}
            value={choice.choices}
            onChange={(typed) => change({ choices: typed })}
            error={isChecked && areChoicesMissing ? text('rollCalls.dialog.choicesMissing') : undefined}
            required
          />
        ) : undefined}
        <div>
          <Checkbox
            label={text('rollCalls.dialog.returns')}
            checked={choice.returns}
            onChange={(_, { checked }) => change({ returns: checked === true })}
          />
        </div>
        <Boxes label={text('rollCalls.dialog.after')} hint={text('rollCalls.dialog.afterHint')}>
          <Checkbox
            label={text('rollCalls.dialog.waiver')}
            checked={choice.isAfterWaiver}
            onChange={(_, { checked }) => change({ isAfterWaiver: checked === true })}
          />
          {others.map(({ id, entry, parts }) => (
            <Checkbox
              key={id}
              label={entry.name}
              checked={choice.after.some((one) => parts.has(one))}
              onChange={(_, { checked }) =>
                change({
                  after: toggle(
                    choice.after.filter((one) => !parts.has(one)),
                    id,
                    checked === true,
                  ),
                })
              }
            />
          ))}
        </Boxes>
        <div className={styles.actions}>
          <Button onClick={close}>{kit('actions.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
            {text(call ? 'rollCalls.dialog.save' : 'rollCalls.dialog.start')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
