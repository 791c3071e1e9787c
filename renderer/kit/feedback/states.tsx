/** The states that all screens share: pending, failed and refused. */
import { type Failure, isNotAvailable } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  CloudOffRegular,
  DocumentQuestionMarkRegular,
  ErrorCircleRegular,
  LockClosedRegular,
  SearchRegular,
} from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useText } from '../format/text';
import { Message } from '../ui/message';
import { Busy } from './busy';
import { failureText } from './failure-text';

const NotInCopy = lazy(async () => ({ default: (await import('../offline/not-in-copy')).NotInCopy }));

export const Pending = ({ label }: { readonly label?: string }): ReactNode => {
  const text = useText('kit');
  return <Busy style={{ flexGrow: 1, minHeight: 160 }} label={label ?? text('states.pending')} />;
};

const Refused = ({ message }: { readonly message?: string | undefined }): ReactNode => {
  const text = useText('kit');
  return (
    <Message
      icon={LockClosedRegular}
      title={text('states.refused.title')}
      body={`${message ?? text('states.refused.body')} ${text('states.refused.next')}`}
    />
  );
};

/** Nothing was sent for what the address names, such as an id that can't be one. */
const WrongAddress = (): ReactNode => {
  const text = useText('app');
  return (
    <Message
      icon={DocumentQuestionMarkRegular}
      title={text('notFound.title')}
      body={text('notFound.body', { path: createPath(useLocation()) })}
    />
  );
};

const icons = { network: CloudOffRegular, timeout: CloudOffRegular } as const;
const iconOf = (failure: Failure) => {
  if (failure.code === 'not-found') return SearchRegular;
  return failure.kind === 'network' || failure.kind === 'timeout' ? icons[failure.kind] : ErrorCircleRegular;
};

interface FailedProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly busy?: boolean;
  /** The event that was asked for. If it failed for the network, its copy is named. */
  readonly eventId?: string | number | undefined;
  /** What is missing in the copy, as a sentence. */
  readonly missing?: string;
  readonly children?: ReactNode;
}

/** A failure in place of content. Hidden for an expired session, which has its own dialog, and for a cancellation. */
export const Failed = ({ failure, onRetry, busy = false, eventId, missing, children }: FailedProps): ReactNode => {
  const text = useText('kit');
  if (failure.kind === 'signed-out') return null;
  if (failure.code === 'not-allowed') return <Refused message={failure.message} />;
  if (failure.code === 'bad-request') return <WrongAddress />;
  const { title, body, next } = failureText(failure);
  const message = (
    <Message icon={iconOf(failure)} title={title} body={`${body} ${next}`} isError>
      {onRetry ? (
        <Button appearance="primary" icon={<ArrowClockwiseRegular />} disabledFocusable={busy} onClick={onRetry}>
          {text('actions.retry')}
        </Button>
      ) : undefined}
      {children}
    </Message>
  );
  if (!isNotAvailable(failure)) return message;
  return (
    <Suspense fallback={message}>
      <NotInCopy eventId={eventId} missing={missing} onRetry={onRetry} busy={busy} withoutCopy={message}>
        {children}
      </NotInCopy>
    </Suspense>
  );
};

interface LoadedProps<V> {
  readonly call: {
    readonly value: V | undefined;
    readonly failure: Failure | undefined;
    readonly busy: boolean;
    readonly refresh: () => void;
  };
  readonly children: (value: V) => ReactNode;
  readonly pending?: ReactNode;
}

/** Renders a call: pending, failed, or its value. A stale value stays if a refresh fails. */
export const Loaded = <V,>({ call, children, pending }: LoadedProps<V>): ReactNode => {
  if (call.value !== undefined) return children(call.value);
  if (call.failure) return <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} />;
  return pending ?? <Pending />;
};
