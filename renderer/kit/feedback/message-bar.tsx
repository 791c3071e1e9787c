import {
  AnnounceProvider,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarProps,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { announce } from './announce';

const useStyles = makeStyles({ title: { display: 'block' } });

/** Fluent announces bars and toasts only with an announcer, and its own would load at every start. */
const announcer = { announce };

export interface MessageBarContent {
  readonly intent: NonNullable<MessageBarProps['intent']>;
  readonly layout?: NonNullable<MessageBarProps['layout']>;
  readonly politeness?: NonNullable<MessageBarProps['politeness']>;
  readonly className?: string;
  readonly title?: string;
  /** The title on a line of its own. */
  readonly stacked?: boolean;
  readonly children?: ReactNode;
  /** Buttons below or after the text. */
  readonly actions?: ReactNode;
  /** The button that closes the bar. */
  readonly dismiss?: ReactElement;
}

export const FluentMessageBar = (bar: MessageBarContent): ReactNode => {
  const styles = useStyles();
  const { title, stacked = false, children, actions, dismiss, ...rest } = bar;
  return (
    <AnnounceProvider value={announcer}>
      <MessageBar {...rest}>
        <MessageBarBody>
          {title === undefined ? undefined : (
            <MessageBarTitle {...(stacked ? { className: styles.title } : {})}>{title}</MessageBarTitle>
          )}
          {title === undefined || stacked ? undefined : ' '}
          {children}
        </MessageBarBody>
        {actions || dismiss ? (
          <MessageBarActions {...(dismiss ? { containerAction: dismiss } : {})}>{actions}</MessageBarActions>
        ) : undefined}
      </MessageBar>
    </AnnounceProvider>
  );
};
