/** Shows a form's failure directly above its buttons and takes the focus. */
import type { Failure } from '@contract/failure';
import { Button, Link, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureLine, failureText } from '../feedback/failure-text';
import { fieldNamed } from '../feedback/field-names';
import { NoticeBar } from '../feedback/notice-bar';
import { fieldName } from '../format/field-name';
import { joinList } from '../format/join';
import { kitText, useText } from '../format/text';
import type { Confirmation } from './read-back';

export type Problem =
  | {
      readonly type: 'failure';
      readonly failure: Failure;
      /** The answer was lost, and the app has read the record back. */
      readonly wasRead: boolean;
    }
  | { readonly type: 'confirmation'; readonly title: string; readonly retry: () => Promise<void> };

/** The result of reading back, as text. */
export const unconfirmedText = (found: Exclude<Confirmation, { state: 'saved' }>, isNew: boolean): string => {
  if (found.state === 'unconfirmed') return kitText('form.unconfirmed', { why: failureLine(found.failure) });
  const fields = joinList(found.fields);
  if (found.state === 'unseen') return kitText('form.unseen', { fields });
  return kitText(isNew ? 'form.notKept' : 'form.ignored', { fields });
};

const useStyles = makeStyles({
  // Long server messages scroll, so that the fields above stay in view.
  frame: { maxBlockSize: '40vh', overflowY: 'auto' },
  fields: { margin: 0, marginBlockStart: '4px', paddingInlineStart: '16px' },
});

interface FormBannerProps {
  readonly problem: Problem | undefined;
  /** The names of the form's fields. */
  readonly names: readonly string[];
  readonly onField: (name: string) => void;
}

/** The fields that the server named with its messages; a field of the form is a link to it. */
const FailedFields = ({
  fields,
  names,
  onField,
}: Omit<FormBannerProps, 'problem'> & Pick<Failure, 'fields'>): ReactNode => (
  <ul className={useStyles().fields}>
    {Object.entries(fields ?? {}).map(([serverName, message]) => {
      const name = fieldNamed(serverName, names);
      const label = fieldName(name ?? serverName);
      return (
        <li key={serverName}>
          {name === undefined ? (
            label
          ) : (
            <Link as="button" type="button" inline onClick={() => onField(name)}>
              {label}
            </Link>
          )}
          {`: ${message}`}
        </li>
      );
    })}
  </ul>
);

const Refusal = ({ problem, ...rest }: FormBannerProps): ReactNode => {
  const text = useText('kit');
  if (problem?.type !== 'failure') return null;
  const { failure, wasRead } = problem;
  const { title, body, next } = failureText(failure);
  const isLost = wasRead && failure.kind === 'unknown-outcome';
  return (
    <NoticeBar intent={isLost ? 'warning' : 'error'} layout="multiline" title={title} stacked>
      {isLost ? text('form.lostAnswer') : `${body} ${next}`.trim()}
      {failure.fields ? <FailedFields {...rest} fields={failure.fields} /> : undefined}
    </NoticeBar>
  );
};

const Unconfirmed = ({ title, retry }: Extract<Problem, { type: 'confirmation' }>): ReactNode => {
  const text = useText('kit');
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  return (
    <NoticeBar
      intent="warning"
      layout="multiline"
      actions={
        <Button size="small" disabledFocusable={busy} onClick={() => void check()}>
          {text('form.checkAgain')}
        </Button>
      }
    >
      {title}
    </NoticeBar>
  );
};

export const FormBanner = ({ problem, ...rest }: FormBannerProps): ReactNode => {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const isShown = problem !== undefined && !(problem.type === 'failure' && problem.failure.kind === 'cancelled');
  useEffect(() => {
    if (problem && isShown) frame.current?.focus();
  }, [problem, isShown]);
  if (!isShown) return null;
  return (
    <div ref={frame} className={styles.frame} role="alert" tabIndex={-1}>
      {problem.type === 'confirmation' ? <Unconfirmed {...problem} /> : <Refusal problem={problem} {...rest} />}
    </div>
  );
};
