import {
  AnnounceProvider,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  type MessageBarProps,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/styles';

/** Long enough for a screen reader to notice a new region, and then the text. */
const regionMs = 100;
const textMs = 1_000;

const createRegion = (): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'));
  // Open dialogs hide everything else from screen readers.
  host.setAttribute('data-tabster-never-hide', '');
  Object.assign(host.style, visuallyHidden);
  // The text is on the page already: nothing that searches the page may find it twice.
  const region = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
  region.setAttribute('aria-live', 'polite');
  return region;
};
let region: HTMLElement | undefined;

/** Announces a text to screen readers, simultaneous ones one after the other. The live region outlives the component. */
const announce = (text: string): void => {
  region ??= createRegion();
  const line = document.createElement('p');
  line.textContent = text;
  setTimeout(() => region?.append(line), regionMs);
  setTimeout(() => line.remove(), regionMs + textMs);
};

/** The texts of an element with spaces between them, which are lines and buttons to the eye: "84 rows Open". */
const spacedText = (element: Element): string => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
  return texts.filter(Boolean).join(' ');
};

const useStyles = makeStyles({
  // Fluent looks only at a change of the window's width: words that come later would push the buttons out of the window.
  root: { whiteSpace: 'normal', paddingBlock: '4px' },
  title: { display: 'block' },
});

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
  const root = useRef<HTMLElement>(null);
  // Fluent announces bars and toasts only with an announcer, and its own would load at every start.
  const [announcer] = useState({ announce: () => (root.current ? announce(spacedText(root.current)) : undefined) });
  const { title, stacked = false, className, children, actions, dismiss, ...rest } = bar;
  return (
    <AnnounceProvider value={announcer}>
      <MessageBar
        {...rest}
        ref={(element: HTMLElement | null) => {
          root.current = element;
        }}
        className={mergeClasses(styles.root, className)}
        // Without a title Fluent names the bar after one that is not there.
        {...(title === undefined ? { 'aria-labelledby': undefined } : {})}
      >
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
