/**
 * A form: its fields' rules, the server's words beside the fields they are about, one submit however often it is
 * clicked, and nothing typed lost by accident.
 */
import type { Result } from '@contract/failure';
import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { placeFailure } from '../feedback/failure-message';
import { type Notice, notify } from '../feedback/notify';
import { useText } from '../format/text';
import { discardDraft } from '../stores/drafts';
import { confirmationText, FormBanner, type Problem } from './form-banner';
import type { Confirmation } from './read-back';
import { stickyActions } from './sticky-actions';
import { useDraft } from './use-draft';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  fields: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: '16px',
  },
  // What is focused below the lower edge is scrolled to above the buttons, and above the banner while there is one.
  reachable: { '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '64px' } },
  above: { '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '45vh' } },
  foot: { ...stickyActions, display: 'grid', gap: '8px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
  wide: { flexGrow: 1 },
});

const savedPlainly: Confirmation = { state: 'saved' };

export interface FormProps<V extends FieldValues, R> {
  /** Names the form and the record it is about: `track.update.12`. Drafts go by it. */
  readonly draft: string;
  /** The saved values. New ones, compared by content, start the form anew. */
  readonly values: V;
  /** Fields that are never kept as drafts: passwords. */
  readonly secret?: readonly Path<V>[];
  /** `before` has the values that the form started from. */
  readonly onSubmit: (values: V, before: V) => Promise<Result<R>>;
  /** After a success, once the toast is shown. */
  readonly onDone?: (value: R, values: V) => void;
  /** Reads back whether the server has saved the values; absent if nothing can be read. */
  readonly confirm?: (value: R) => Promise<Confirmation>;
  /** The form creates a record: after it is created, the form is never sent again. */
  readonly isNew?: boolean;
  /** The button's verb: "Save". */
  readonly submit: string;
  /** The toast after a success. */
  readonly saved: string;
  readonly onCancel?: () => void;
  /** The first use of a form with nothing to change may be sent as it is. */
  readonly sendsUnchanged?: boolean;
  /** The button takes the whole width, as in a narrow form that stands alone. */
  readonly wideSubmit?: boolean;
  readonly children: ReactNode;
}

export const Form = <V extends FieldValues, R>(props: FormProps<V, R>): ReactNode => {
  const { draft, onSubmit, secret = [], sendsUnchanged = false, isNew = false } = props;
  const styles = useStyles();
  const text = useText('kit');
  const [problem, setProblem] = useState<Problem>();
  const sending = useRef(false);
  const made = useRef(false);
  const given = JSON.stringify(props.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values
  const values = useMemo(() => props.values, [given]);
  const saved = useRef(values);
  /** The values given that the form has taken over, or that a save has made old. */
  const taken = useRef(values);
  const form = useForm<V>({ defaultValues: values as DefaultValues<V>, mode: 'onTouched', reValidateMode: 'onChange' });
  const { handleSubmit, formState, setError, setFocus, reset } = form;
  const { isDirty, isSubmitting } = formState;
  const restored = useDraft(form, { key: draft, saved, secret });

  // A newer record from the server; what is being typed is not taken away.
  useEffect(() => {
    if (taken.current === values || isDirty) return;
    taken.current = values;
    saved.current = values;
    reset(values);
  }, [values, isDirty, reset]);

  const leave = (value: R, sent: V, notice: Omit<Notice, 'id'>): void => {
    saved.current = sent;
    taken.current = values;
    made.current = isNew;
    reset(sent);
    discardDraft(draft);
    setProblem(undefined);
    notify(notice);
    props.onDone?.(value, sent);
  };
  /** A change that the server did not make or that could not be confirmed stays in the form. */
  const conclude = async (value: R, sent: V): Promise<void> => {
    const found = await (props.confirm?.(value) ?? savedPlainly);
    if (found.state === 'saved') return leave(value, sent, { intent: 'success', title: props.saved });
    const notice = { intent: 'warning', title: confirmationText(found, isNew) } as const;
    if (isNew || found.state === 'unseen') return leave(value, sent, notice);
    setProblem({ of: 'confirmation', ...notice, again: () => conclude(value, sent) });
  };
  const send = async (sent: V): Promise<void> => {
    setProblem(undefined);
    const result = await onSubmit(sent, saved.current);
    if (result.ok) return conclude(result.value, sent);
    placeFailure<V>(result.failure, Object.keys(sent) as Path<V>[], setError);
    setProblem({ of: 'failure', failure: result.failure, wasRead: props.confirm !== undefined });
  };
  const submit = handleSubmit(async (sent) => {
    if (sending.current || made.current) return;
    sending.current = true;
    await send(sent);
    sending.current = false;
  });

  const idle = (!isDirty && !sendsUnchanged) || isSubmitting;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {restored ? (
        <MessageBar>
          <MessageBarBody>{text('form.restored')}</MessageBarBody>
        </MessageBar>
      ) : undefined}
      <FormProvider {...form}>
        <div className={mergeClasses(styles.fields, styles.reachable, problem && styles.above)}>{props.children}</div>
      </FormProvider>
      <div className={styles.foot}>
        <FormBanner problem={problem} onField={(name) => setFocus(name as Path<V>)} names={Object.keys(values)} />
        <div className={styles.actions}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={idle}
            {...(props.wideSubmit ? { className: styles.wide } : {})}
            {...(isSubmitting ? { icon: <Spinner size="tiny" /> } : {})}
          >
            {isSubmitting ? text('form.saving') : props.submit}
          </Button>
          {props.onCancel ? <Button onClick={props.onCancel}>{text('actions.cancel')}</Button> : undefined}
        </div>
      </div>
    </form>
  );
};
