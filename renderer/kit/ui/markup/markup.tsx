/** Sanitized markup on the page. Loaded when it is first drawn: the sanitizer comes with it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { followLink } from './follow-link';
import { sanitize, sanitizeWithLinks } from './sanitize';

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
    // A list of its own, whatever list it stands in.
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
  /** The language it is written in, as `de`. */
  readonly language?: string | undefined;
  /** Keeps its links: what people write to each other. A server's texts are shown without. */
  readonly links?: boolean;
}

const onLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  void followLink(link.href);
};

/** Puts nodes into the page, never text into a parser: Trusted Types stay in force. */
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
