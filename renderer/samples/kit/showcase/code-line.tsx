/** Highlighted code with a copy button. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { copyText } from '../../../kit/feedback/copy-text';
import { useText } from '../../../kit/format/text';
import { codeTokens } from './code-tokens';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    paddingBlock: '10px',
    paddingInline: '16px 48px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  code: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    tabSize: 2,
  },
  copy: { position: 'absolute', insetBlockStart: '6px', insetInlineEnd: '8px' },
  tag: { color: tokens.colorBrandForeground1 },
  name: { color: tokens.colorNeutralForeground1 },
  text: { color: tokens.colorPaletteBerryForeground1 },
  word: { color: tokens.colorBrandForeground2, fontWeight: tokens.fontWeightSemibold },
  plain: {},
});

interface CodeLineProps {
  readonly code: string;
  /** The subject of the code, for the button's name. */
  readonly of: string;
}

export const CodeLine = ({ code, of }: CodeLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('samples');
  const parts = useMemo(() => codeTokens(code), [code]);
  let at = 0;
  return (
    <div className={styles.root}>
      <pre className={styles.code} dir="ltr">
        <code>
          {parts.map(({ kind, text: words }) => {
            at += words.length;
            return (
              <span key={at} className={styles[kind]}>
                {words}
              </span>
            );
          })}
        </code>
      </pre>
      <Button
        className={styles.copy}
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={text('showcase.copy', { name: of })}
        title={text('showcase.copy', { name: of })}
        onClick={() => copyText(code, of)}
      />
    </div>
  );
};
