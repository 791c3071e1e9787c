/** Sanitized markup on the page. Loaded when it is first drawn: the sanitizer comes with it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { sanitize } from './sanitize';

const useStyles = makeStyles({
  root: {
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
    '& h1, & h2, & h3, & h4, & h5, & h6': {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      marginBlock: '12px 4px',
    },
    '& p': { marginBlock: '8px' },
    '& ul, & ol': { paddingInlineStart: '24px', marginBlock: '8px' },
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
}

/** Puts nodes into the page, never text into a parser: Trusted Types stay in force. */
export const Markup = ({ markup, language }: MarkupProps): ReactNode => {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitize(markup)), [markup]);
  return <div ref={place} className={styles.root} dir="auto" {...(language ? { lang: language } : {})} />;
};
