/**
 * A form with validation, the server's messages at their fields, protection against double submission, and drafts of
 * unsaved input.
 */
import { isQueued, type Result } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import { Button, makeStyles, mergeClasses, Spinner } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { useCommand } from '../commands/command';
import { DialogContext } from '../dialog/form-dialog';
import { setFieldErrors } from '../feedback/failure-message';
import { notify } from '../feedback/notify';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { notifySaved } from '../feedback/saved-notice';
import { useText } from '../format/text';
import { forgetDraft } from '../stores/drafts';
import { useNetwork } from '../stores/network';
import { EditContext } from './changed-rules';
import { FormBanner, type Problem, unconfirmedText } from './form-banner';
import type { Confirmation } from './read-back';
import { RestoredNotice } from './restored-notice';
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
  // Scrolls focused fields to above the sticky buttons, and above the banner if there is one.
  aboveActions: { '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '64px' } },
  aboveBanner: { '& :is(input, select, textarea, button)': { scrollMarginBlockEnd: '45vh' } },
  foot: { ...stickyActions, display: 'grid', gap: '8px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
  wide: { flexGrow: 1 },
});

const unchecked: Confirmation = { state: 'saved' };

export interface FormProps<V extends FieldValues, R> {
  /** The key of its draft, from form and record: `track.update.12`. */
  readonly draftKey: string;
  /** The saved values. If their content changes, the form is reset to them. */
  readonly values: V;
  /** Fields that drafts leave out: passwords. */
  readonly secretFields?: readonly Path<V>[];
  /** `before` has the initial values. */
  readonly onSubmit: (values: V, before: V) => Promise<Result<R>>;
  /** After a success, once the toast is shown. */
  readonly onDone?: (value: R, values: V) => void;
  /** After the change was put in the outbox instead of sent; the form is then as if it was never changed. */
  readonly onQueued?: () => void;
  /** Reads back whether the server has saved the values; absent if nothing can be read. */
  readonly confirm?: (value: R) => Promise<Confirmation>;
  /** The form creates a record: after it is created, the form is never sent again. */
  readonly isNew?: boolean;
  /** The form changes an existing record: only what is changed is checked. */
  readonly isEdit?: boolean;
  /** The label of the submit button: "Save". */
  readonly submitLabel: string;
  /** The toast after a success. */
  readonly savedMessage: string;
  readonly onCancel?: () => void;
  /** The form may be sent without changes. */
  readonly canSendUnchanged?: boolean;
  /** The values include changes that wait in the outbox. */
  readonly hasWaiting?: boolean;
  /** The submit button has the full width, as in a narrow form alone on a page. */
  readonly wideSubmit?: boolean;
  readonly children: ReactNode;
}

const OutboxHint = lazy(async () => ({ default: (await import('../outbox/outbox-hint')).OutboxHint }));

export const Form = <V extends FieldValues, R>(props: FormProps<V, R>): ReactNode => {
  const { draftKey, onSubmit, secretFields = [], canSendUnchanged = false, isNew = false } = props;
  const styles = useStyles();
  const text = useText('kit');
  const isInDialog = useContext(DialogContext);
  const canReach = useNetwork(({ state }) => isReachable(state));
  const [problem, setProblem] = useState<Problem>();
  const isSending = useRef(false);
  const isCreated = useRef(false);
  const serializedValues = JSON.stringify(props.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values
  const values = useMemo(() => props.values, [serializedValues]);
  const saved = useRef(values);
  /** The last `values` that were applied, or that a save has replaced. */
  const applied = useRef(values);
  const form = useForm<V>({ defaultValues: values as DefaultValues<V>, mode: 'onTouched', reValidateMode: 'onChange' });
  const { handleSubmit, formState, getValues, setError, setFocus, reset } = form;
  const { isDirty, isSubmitting } = formState;
  const draft = useDraft(form, { key: draftKey, saved, secretFields });

  // Applies a newer record from the server, unless there is unsaved input.
  useEffect(() => {
    if (applied.current === values || isDirty) return;
    applied.current = values;
    saved.current = values;
    reset(values);
  }, [values, isDirty, reset]);

  /**
   * The values have left the form: a second submit must not send them again. False if the form has to stay open, because
   * something was typed since, which is not saved.
   */
  const resetToSaved = (sent: V): boolean => {
    const now = getValues();
    const isAll = isNew || JSON.stringify(now) === JSON.stringify(sent);
    saved.current = sent;
    applied.current = values;
    isCreated.current = isNew;
    reset(sent);
    forgetDraft(draftKey);
    setProblem(undefined);
    if (!isAll) reset(now, { keepDefaultValues: true });
    return isAll;
  };
  const finish = (value: R, sent: V, tell: () => void): void => {
    const isAll = resetToSaved(sent);
    tell();
    if (isAll) props.onDone?.(value, sent);
  };
  /** Keeps the changes in the form if the server did not save them or this could not be confirmed. */
  const confirmSaved = async (value: R, sent: V): Promise<void> => {
    const found = await (props.confirm?.(value) ?? unchecked);
    if (found.state === 'saved') return finish(value, sent, () => notifySaved(props.savedMessage));
    const notice = { intent: 'warning', title: unconfirmedText(found, isNew) } as const;
    if (isNew || found.state === 'unseen') return finish(value, sent, () => void notify(notice));
    setProblem({ type: 'confirmation', ...notice, retry: () => confirmSaved(value, sent) });
  };
  const send = async (sent: V): Promise<void> => {
    setProblem(undefined);
    const result = await onSubmit(sent, saved.current);
    if (result.ok) return confirmSaved(result.value, sent);
    if (isQueued(result)) {
      if (resetToSaved(sent)) props.onQueued?.();
      return;
    }
    setFieldErrors<V>(result.failure, Object.keys(sent) as Path<V>[], setError);
    setProblem({ type: 'failure', failure: result.failure, wasRead: props.confirm !== undefined });
  };
  const submit = handleSubmit(async (sent) => {
    if (isSending.current || isCreated.current) return;
    isSending.current = true;
    await send(sent);
    isSending.current = false;
  });

  const cancel = (): void => {
    // On a page, leaving it asks.
    if (isInDialog) forgetDraft(draftKey);
    props.onCancel?.();
  };
  const isDisabled = (!isDirty && !canSendUnchanged) || isSubmitting;
  useCommand('save', isDisabled ? undefined : () => void submit());
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <RestoredNotice {...draft} />
      {props.hasWaiting ? (
        <Suspense fallback={pendingPlaceholder}>
          <OutboxHint kind="includesWaiting" />
        </Suspense>
      ) : undefined}
      <FormProvider {...form}>
        <EditContext value={props.isEdit ?? false}>
          <div className={mergeClasses(styles.fields, styles.aboveActions, problem && styles.aboveBanner)}>
            {props.children}
          </div>
        </EditContext>
      </FormProvider>
      <div className={styles.foot}>
        <FormBanner problem={problem} onField={(name) => setFocus(name as Path<V>)} names={Object.keys(values)} />
        <div className={styles.actions}>
          {props.onQueued && !canReach ? (
            <Suspense fallback={pendingPlaceholder}>
              <OutboxHint kind={isNew ? 'create' : 'update'} />
            </Suspense>
          ) : undefined}
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isDisabled}
            {...(props.wideSubmit ? { className: styles.wide } : {})}
            {...(isSubmitting ? { icon: <Spinner size="tiny" /> } : {})}
          >
            {isSubmitting ? text('form.saving') : props.submitLabel}
          </Button>
          {props.onCancel ? <Button onClick={cancel}>{text('actions.cancel')}</Button> : undefined}
        </div>
      </div>
    </form>
  );
};
