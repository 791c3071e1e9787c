import type { Failure } from '@contract/failure';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failureText } from './failure-text';
import { fieldNamed } from './field-names';
import { NoticeBar } from './notice-bar';

/**
 * Shows the server's messages about fields at those fields. Returns the failure if any message remains for the form as
 * a whole, or if none is about a field.
 */
export const setFieldErrors = <V extends FieldValues>(
  failure: Failure,
  names: readonly Path<V>[],
  setError: UseFormSetError<V>,
): Failure | undefined => {
  const fields = Object.entries(failure.fields ?? {}).map(([serverName, message]) => [
    fieldNamed(serverName, names),
    message,
  ]);
  const known = fields.filter(([name]) => name !== undefined);
  for (const [name, message] of known) setError(name as Path<V>, { type: 'server', message: String(message) });
  return known.length > 0 && known.length === fields.length ? undefined : failure;
};

/** A failure above a form's buttons; hidden if the user cancelled. */
export const FailureMessage = ({ failure }: { readonly failure: Failure | undefined }) => {
  if (!failure || failure.kind === 'cancelled') return null;
  const { title, body, next } = failureText(failure);
  return (
    <NoticeBar intent="error" layout="multiline" politeness="assertive" title={title} stacked>
      {body} {next}
    </NoticeBar>
  );
};
