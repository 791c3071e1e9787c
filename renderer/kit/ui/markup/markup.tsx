/** Sanitized markup on the page. Lazy, because the sanitizer is large. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { bridge } from '../../bridge/bridge';
import { copyText } from '../../feedback/copy-text';
import { notifyFailure } from '../../feedback/notify-failure';
import { sanitize, sanitizeWithLinks } from './sanitize';

/**
 * Opens a mailbox in the mail program and a secure page in the browser; main asks about a page of another host first.
 * If an address must not be opened, it is copied, and the toast names it.
 */
const followLink = async (address: string): Promise<void> => {
  const result = await bridge().app.openExternal({ url: address });
  if (!result.ok && result.failure.code === 'not-allowed' && !address.startsWith('mailto:')) copyText(address);
  else notifyFailure(result);
};

const useStyles = makeStyles({
  root: {
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
    textAlign: 'start',
    '& h1, & h2, & h3, & h4, & h5, & h6': {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      marginBlock: '12px 4px',
    },
    '& p': { marginBlock: '8px' },
    // The markup's own list style, because the page's may differ.
    '& ul': { listStyleType: 'disc' },
    '& ul, & ol': { paddingInlineStart: '24px', marginBlock: '8px' },
    '& blockquote': {
      marginBlock: '8px',
      marginInline: 0,
      paddingInlineStart: '12px',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
      color: tokens.colorNeutralForeground2,
    },
    '& pre': {
      whiteSpace: 'pre-wrap',
      padding: '8px 12px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    '& code, & pre': { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
    '& a': { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
    '& table': { borderCollapse: 'collapse' },
    '& th, & td': {
      paddingBlock: '4px',
      paddingInline: '8px',
      textAlign: 'start',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: tokens.colorNeutralStroke2,
    },
  },
});

interface MarkupProps {
  readonly markup: string;
  /** The language of the text: `de`. */
  readonly language?: string | undefined;
  /** Keeps links: for messages between users. The server's texts are shown without links. */
  readonly links?: boolean;
}

const onLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  void followLink(link.href);
};

/** Inserts nodes, never HTML text, so that Trusted Types stay enforced. */
export const Markup = ({ markup, language, links = false }: MarkupProps): ReactNode => {
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => container.current?.replaceChildren((links ? sanitizeWithLinks : sanitize)(markup)),
    [markup, links],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links
    <div
      ref={container}
      className={styles.root}
      dir="auto"
      onClick={onLink}
      {...(language ? { lang: language } : {})}
    />
  );
};
